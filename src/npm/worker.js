// What runs in a worker of `goterr/async`: a module first, then one request at a time; nets when they are
// missed.
import {Engine, GoterrError, NetMissing} from './loader.js'

let engine = null

function answer({call, values}) {
  try {
    return {value: engine[call](...values)}
  } catch (error) {
    if (error instanceof NetMissing) return {missing: error.net}
    return {error: {message: error.message, known: error instanceof GoterrError}}
  }
}

globalThis.onmessage = ({data}) => {
  if (data.module) engine = new Engine(data.module)
  else if (data.net) engine.setNet(data.net, data.file)
  else globalThis.postMessage(answer(data))
}
