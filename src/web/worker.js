// The module at work, beside the page: one request, one answer. The record stays here.
let engine = null
let bytes = null
let unlzma = ''
let quickOnly = false
let asked = null

// In UTF-8, and said to be: names, comments and what is written again are then right in every program.
function inUtf8(content, charset) {
  const text = new TextDecoder(webNames[charset.toLowerCase()] ?? charset).decode(content)
  return new TextEncoder().encode(text.replace(/\bCA\s*\[[^\]]*\]/g, 'CA[UTF-8]'))
}

function isUtf8(content) {
  try {
    new TextDecoder('utf-8', {fatal: true}).decode(content)
    return true
  } catch {
    return false
  }
}

// The record as the page walks through it. Its charset is the one that is given, or that it names, or that its bytes look like.
function opened(content, options, charset) {
  const told = charset || !isUtf8(content) ? charset || JSON.parse(engine.game(content, options)).charset : ''
  try {
    if (told && (charset || !isUtf8(content))) content = inUtf8(content, told)
  } catch {
    // the browser does not know that charset: letters are wrong, stones are not
  }
  const record = JSON.parse(engine.game(content, options))
  bytes = content
  return {...record, charset: told, bytes: content}
}

const answers = {
  async start(module, unlzmaText) {
    unlzma = unlzmaText
    engine = new Engine(await compile(undensed(module, unlzma)))
  },
  open: opened,
  use(content) { bytes = content },
  // A record of another format is one of a single game then.
  add(options, node) {
    const content = new TextEncoder().encode(engine.render(bytes, 'record', {...options, effort: 'quick', add: node}))
    try {
      return {...opened(content, {game: options.game}, ''), number: options.game}
    } catch {
      return opened(content, {}, '')
    }
  },
  position: options => JSON.parse(rendered('page', options)),
  best: options => JSON.parse(rendered('best', options)),
  endgame: options => JSON.parse(rendered('endgame', options)),
  explain: (point, options) => engine.explain(bytes, point, possible(options)),
  render: (format, options) => rendered(format, options),
}

const possible = options => (quickOnly ? {...options, effort: 'quick'} : options)
const rendered = (format, options) => engine.render(bytes, format, possible(options))

async function answer() {
  const {id, call, values} = asked
  try {
    postMessage({id, value: await answers[call](...values)})
  } catch (error) {
    postMessage(error instanceof NetMissing ? {netMissing: true} : {id, error: error.message})
  }
}

// A request, or the net that was missing for the last one.
onmessage = ({data}) => {
  if (data.net === undefined) asked = data
  else if (data.net) engine.setNet('normal', undensed(data.net, unlzma))
  else quickOnly = true
  answer()
}
