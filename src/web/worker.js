// The module at work, beside the page: one request, one answer. The record stays here.
let engine = null
let bytes = null

const answers = {
  // The module comes compressed, in letters.
  async start(module) {
    const text = atob(module)
    const packed = new Uint8Array(text.length)
    for (let i = 0; i < text.length; ++i) packed[i] = text.charCodeAt(i)
    const wasm = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
    engine = new Engine(await compile(await new Response(wasm).arrayBuffer()))
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

onmessage = async ({data: {id, call, values}}) => {
  try {
    postMessage({id, value: await answers[call](...values)})
  } catch (error) {
    postMessage({id, error: error.message})
  }
}
