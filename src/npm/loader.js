// One of goterr's WebAssembly modules in Node 18+, browsers and workers: compiling it, what it imports, and calls with
// texts and boards as arguments. It stands alone: the page has it too.

/** What was given cannot be estimated or rendered; the message is a sentence. */
export class GoterrError extends Error {
  constructor(message) {
    super(message)
    this.name = 'GoterrError'
  }
}

/** The nets by the numbers that the modules call them by. */
export const netNames = ['quick', 'normal']

/** An open position was asked about, and its effort needs a net (`net`) that is not there. */
export class NetMissing extends GoterrError {
  constructor(net) {
    super(`this position needs ${net}.net: \`await init()\`, or initSync(module, nets)`)
    this.name = 'NetMissing'
    this.net = net
  }
}

// More would fill the module's memory twice over; no game has it.
const mostBytes = 64 << 20

// Charsets that records name otherwise than the web does.
const webNames = {cp949: 'windows-949', cp936: 'gbk', cp932: 'shift_jis', cp950: 'big5', uhc: 'windows-949'}

function decoded(charset, bytes) {
  const name = charset.toLowerCase()
  try {
    const text = new TextDecoder(webNames[name] ?? name.replace(/^cp(125\d)$/, 'windows-$1'), {fatal: true}).decode(bytes)
    return new TextEncoder().encode(text)
  } catch {
    return null // the host does not know the charset, or the bytes are not in it
  }
}

function bytesIn(source) {
  return ArrayBuffer.isView(source) ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength) : new Uint8Array(source)
}

const isResponse = source => typeof Response !== 'undefined' && source instanceof Response

/** A module from bytes, a response or a compiled module; a response is compiled while it arrives, where it says what it is. */
export async function compile(source) {
  source = await source
  if (source instanceof WebAssembly.Module) return source
  if (!isResponse(source)) return WebAssembly.compile(checkedBytes(source))
  const kind = source.headers.get('content-type') ?? ''
  if (WebAssembly.compileStreaming && kind.startsWith('application/wasm')) return WebAssembly.compileStreaming(source)
  return WebAssembly.compile(checkedBytes(await source.arrayBuffer()))
}

/** The bytes that were given, or those of a response. */
export async function bytesFrom(source) {
  source = await source
  return isResponse(source) ? source.arrayBuffer() : source
}

/** The same at once, from bytes or a compiled module. */
export function compileSync(source) {
  if (source instanceof WebAssembly.Module) return source
  return new WebAssembly.Module(checkedBytes(source))
}

function checkedBytes(source) {
  if (!(source instanceof ArrayBuffer) && !ArrayBuffer.isView(source))
    throw new TypeError('the module is given as bytes, a URL, a Response or a WebAssembly.Module')
  if (source.byteLength === 0) throw new GoterrError('the module is empty: 0 bytes')
  return source
}

/** `toMove` and `to_move` as the command line has it. */
function dashed(name) {
  return name.replace(/_/g, '-').replace(/[A-Z]/g, letter => '-' + letter.toLowerCase())
}

/** JSON has neither NaN nor Infinity, and would pass them over. */
function checkedNumbers(name, value) {
  for (const number of [value].flat())
    if (typeof number === 'number' && !Number.isFinite(number))
      throw new GoterrError(`${name}: ${number} is not a number that can be counted with`)
}

function optionsText(options) {
  const given = Object.entries(options ?? {}).filter(([, value]) => value !== undefined && value !== null)
  for (const [name, value] of given) checkedNumbers(name, value)
  return JSON.stringify(Object.fromEntries(given.map(([name, value]) => [dashed(name), value])))
}

/** A running module. Its memory is its own; after a trap a fresh one takes its place. */
export class Engine {
  #module
  #wasm
  #netMissed = null
  #starts = 0
  #nets = {}

  constructor(module) {
    this.#module = module
    this.#start()
  }

  #start() {
    ++this.#starts
    const instance = new WebAssembly.Instance(this.#module, this.#imports())
    this.#wasm = instance.exports
    this.#wasm._initialize?.()
  }

  /** A net's file, of which it is `quick` or `normal`. */
  setNet(name, file) {
    this.#nets[name] = bytesIn(file)
  }

  get memory() {
    return this.#wasm.memory
  }

  get exports() {
    return this.#wasm
  }

  #bytes(at, size) {
    return new Uint8Array(this.#wasm.memory.buffer, at, size)
  }

  // What the module asks of its host: to decode text, and for the nets where it has none. Of the system interface that its
  // libraries name nothing is needed, and everything says so.
  #imports() {
    const imports = {
      goterr: {
        decode: (charset, charsetSize, bytes, size, text, room) => {
          const name = new TextDecoder().decode(this.#bytes(charset, charsetSize))
          const result = decoded(name, this.#bytes(bytes, size))
          if (result === null || result.length > room) return -1
          this.#bytes(text, result.length).set(result)
          return result.length
        },
        net: (number, at, room) => {
          const name = netNames[number], net = this.#nets[name]
          if (!net || net.length > room) throw (this.#netMissed = new NetMissing(name))
          this.#bytes(at, net.length).set(net)
        },
      },
    }
    for (const {module, name, kind} of WebAssembly.Module.imports(this.#module)) {
      const functions = (imports[module] ??= {})
      if (kind === 'function') functions[name] ??= () => 52 // ENOSYS of WASI
    }
    return imports
  }

  /** Calls `work` so that whatever it took is given back; a trap becomes an error and a fresh start. */
  guarded(work) {
    const taken = []
    const take = (size, free = this.#wasm.free) => {
      const at = this.#wasm.malloc(Math.max(size, 1))
      if (at === 0) throw new GoterrError('there is not enough memory')
      taken.push([free, at])
      return at
    }
    try {
      return work({take, later: (free, at) => taken.push([free, at])})
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError || error instanceof RangeError || this.#netMissed)) throw error
      taken.length = 0
      this.#start()
      const missed = this.#netMissed
      this.#netMissed = null
      if (missed) throw missed
      throw new GoterrError(`the estimate failed: ${error.message}`)
    } finally {
      for (const [free, at] of taken.reverse()) free(at)
    }
  }

  #put(take, bytes) {
    const at = take(bytes.length + 1)
    const room = this.#bytes(at, bytes.length + 1)
    room.set(bytes)
    room[bytes.length] = 0
    return at
  }

  #text(at) {
    const bytes = this.#bytes(at, this.#wasm.memory.buffer.byteLength - at)
    return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)))
  }

  /** What `call(error)` gives; 0 becomes the error that it left. */
  #checked({take, later}, call) {
    const error = take(4)
    new Uint32Array(this.#wasm.memory.buffer, error, 1)[0] = 0
    const value = call(error)
    if (value !== 0) return value
    const sentence = new Uint32Array(this.#wasm.memory.buffer, error, 1)[0]
    if (sentence === 0) throw new GoterrError('there is not enough memory')
    later(this.#wasm.goterr_free, sentence)
    throw new GoterrError(this.#text(sentence))
  }

  /** The record of a file rendered in a format; `input` is text or bytes. */
  render(input, format, options) {
    return this.#ofInput(input, options, (result, memory) => this.#rendered(memory, result, format))
  }

  /** The facts and nodes of a record as JSON. */
  game(input, options) {
    const content = contentOf(input)
    return this.guarded(memory => {
      const bytes = this.#put(memory.take, content)
      const given = this.#options(memory, options)
      const text = this.#checked(memory, error => this.#wasm.goterr_game(bytes, content.length, given, error))
      memory.later(this.#wasm.goterr_free, text)
      return this.#text(text)
    })
  }

  #options(memory, options) {
    return this.#put(memory.take, new TextEncoder().encode(optionsText(options)))
  }

  /** A record that is read once: what it is called by, as long as this engine has not started anew. */
  readRecord(content, options) {
    return this.guarded(memory => {
      const bytes = this.#put(memory.take, content)
      const given = this.#options(memory, options)
      const at = this.#checked(memory, error => this.#wasm.goterr_record_read(bytes, content.length, given, error))
      return {at, start: this.#starts, moves: this.#wasm.goterr_record_moves(at)}
    })
  }

  isThere(record) {
    return record.start === this.#starts
  }

  freeRecord(record) {
    if (this.isThere(record)) this.#wasm.goterr_record_free(record.at)
  }

  /** Facts and nodes of a record that was read. */
  recordGame(record) {
    return this.guarded(memory => {
      const text = this.#checked(memory, error => this.#wasm.goterr_record_game(record.at, error))
      memory.later(this.#wasm.goterr_free, text)
      return this.#text(text)
    })
  }

  /** What `use(result, memory)` makes of the estimate of one position of a record that was read. */
  #ofRecord(record, options, use) {
    return this.guarded(memory => {
      const given = this.#options(memory, options)
      const result = this.#checked(memory, error => this.#wasm.goterr_record_estimate(record.at, given, error))
      memory.later(this.#wasm.goterr_result_free, result)
      return use(result, memory)
    })
  }

  recordRender(record, format, options) {
    return this.#ofRecord(record, options, (result, memory) => this.#rendered(memory, result, format))
  }

  recordExplain(record, point, options) {
    return this.#ofRecord(record, options, (result, memory) => this.#explained(memory, result, point))
  }

  #rendered(memory, result, format) {
    const name = this.#put(memory.take, new TextEncoder().encode(String(format)))
    const text = this.#checked(memory, error => this.#wasm.goterr_render(result, name, 0, 0, error))
    memory.later(this.#wasm.goterr_free, text)
    return this.#text(text)
  }

  #explained(memory, result, point) {
    const name = this.#put(memory.take, new TextEncoder().encode(String(point)))
    const text = this.#checked(memory, error => this.#wasm.goterr_explain(result, name, error))
    memory.later(this.#wasm.goterr_free, text)
    return this.#text(text)
  }

  /** What `use(result, memory)` makes of the estimate of a file. */
  #ofInput(input, options, use) {
    const content = contentOf(input)
    return this.guarded(memory => {
      const bytes = this.#put(memory.take, content)
      const given = this.#options(memory, options)
      const result = this.#checked(memory, error => this.#wasm.goterr_estimate(bytes, content.length, given, error))
      memory.later(this.#wasm.goterr_result_free, result)
      return use(result, memory)
    })
  }

  /** Why a point of the estimated position is judged as it is: a sentence a line. */
  explain(input, point, options) {
    return this.#ofInput(input, options, (result, memory) => this.#explained(memory, result, point))
  }

  /** The estimate of signs (1 black, -1 white, 0 empty), row by row from the top. It names no dragons. */
  board(width, height, signs, options) {
    return this.guarded(memory => {
      const stones = this.#put(memory.take, new Uint8Array(Int8Array.from(signs).buffer))
      const given = this.#options(memory, {...options, longer_look: false})
      const result = this.#checked(memory, error =>
        this.#wasm.goterr_estimate_board(width, height, stones, given, error))
      memory.later(this.#wasm.goterr_result_free, result)
      const {buffer} = this.#wasm.memory
      const area = width * height
      return {
        owner: Array.from(new Int8Array(buffer, this.#wasm.goterr_owner(result), area)),
        dead: Array.from(new Int8Array(buffer, this.#wasm.goterr_dead(result), area)),
        ownership: Array.from(new Float32Array(buffer, this.#wasm.goterr_ownership(result), area)),
        lead: this.#wasm.goterr_lead(result),
        low: this.#wasm.goterr_low(result),
        high: this.#wasm.goterr_high(result),
        chance: this.#wasm.goterr_win_chance(result),
      }
    })
  }

  /** The signs at the end of one sampled game that `side` begins, 0 where nobody has the point. */
  sampledGame(width, height, signs, side, seed) {
    return this.guarded(memory => {
      const stones = this.#put(memory.take, new Uint8Array(Int8Array.from(signs).buffer))
      const end = memory.take(width * height)
      this.#checked(memory, error => this.#wasm.goterr_sampled_game(width, height, stones, side, seed, end, error))
      return Array.from(new Int8Array(this.#wasm.memory.buffer, end, width * height))
    })
  }
}

export function contentOf(input) {
  const size = typeof input === 'string' ? input.length : input?.byteLength
  if (size > mostBytes) throw new GoterrError(`longer than ${mostBytes >> 20} MB`)
  if (typeof input === 'string') return new TextEncoder().encode(input)
  if (input instanceof ArrayBuffer) return new Uint8Array(input)
  if (ArrayBuffer.isView(input)) return new Uint8Array(input.buffer, input.byteOffset, input.byteLength)
  throw new TypeError('a record is given as text or bytes')
}

/** Width, height and signs of a sign map: rows of equal length from the top. */
export function flat(signMap) {
  if (!Array.isArray(signMap) || !signMap.every(row => Array.isArray(row) || ArrayBuffer.isView(row)))
    throw new TypeError('a board is an array of rows')
  const width = signMap.length > 0 ? signMap[0].length : 0
  if (signMap.some(row => row.length !== width)) throw new GoterrError('the rows of a board are equally long')
  const signs = signMap.flatMap(row => Array.from(row))
  const odd = signs.find(sign => sign !== 0 && sign !== 1 && sign !== -1)
  if (odd !== undefined) throw new GoterrError(`${odd} is no stone: 1 is black, -1 white, 0 empty`)
  return {width, height: signMap.length, signs}
}

/** Values row by row as rows. */
export function rows(values, width) {
  return Array.from({length: values.length / width}, (_, y) => values.slice(y * width, (y + 1) * width))
}

/** Places of the values that are true, as [x, y] from the upper left. */
export function vertices(values, width) {
  return values.flatMap((value, i) => (value ? [[i % width, Math.floor(i / width)]] : []))
}
