// The module at work, beside the page: one request, one answer. The record stays here.
let engine = null
let bytes = null

const answers = {
  async start(module) {
    engine = new Engine(await compile(await unzipped(module).arrayBuffer()))
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
