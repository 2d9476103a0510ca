// The module at work, beside the page: one request, one answer. The record stays here.
let engine = null
let bytes = null

const answers = {
  start(module) {
    const text = atob(module)
    const wasm = new Uint8Array(text.length)
    for (let i = 0; i < text.length; ++i) wasm[i] = text.charCodeAt(i)
    engine = new Engine(compileSync(wasm))
  },
  open(content, options) {
    const game = JSON.parse(engine.game(content, options))
    bytes = content
    return game
  },
  position: options => JSON.parse(engine.render(bytes, 'page', options)),
  explain: (point, options) => engine.explain(bytes, point, options),
  render: (format, options) => engine.render(bytes, format, options),
}

onmessage = ({data: {id, call, values}}) => {
  try {
    postMessage({id, value: answers[call](...values)})
  } catch (error) {
    postMessage({id, error: error.message})
  }
}
