// What runs in a worker of `goterr/async`: a module first, then one request at a time.
import {Engine, GoterrError} from './loader.js'

let engine = null

function answer({call, values}) {
  try {
    return {value: engine[call](...values)}
  } catch (error) {
    return {error: {message: error.message, known: error instanceof GoterrError}}
  }
}

globalThis.onmessage = ({data}) => {
  if (data.module) engine = new Engine(data.module)
  else globalThis.postMessage(answer(data))
}
