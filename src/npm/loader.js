// One of goterr's WebAssembly modules in Node 18+, browsers and workers: compiling it, what it imports, and calls with
// texts and boards as arguments.

/** What was given cannot be estimated or rendered; the message is a sentence. */
export class GoterrError extends Error {
  constructor(message) {
    super(message)
    this.name = 'GoterrError'
  }
}

/** An open position was asked about, and boards.wasm has no nets yet. */
export class NetsMissing extends GoterrError {
  constructor() {
    super('this position needs the nets: `await init()`, or initSync(module, nets)')
    this.name = 'NetsMissing'
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

async function bytesAt(url) {
  if (url.protocol === 'file:') {
    const {readFile} = await import(/* webpackIgnore: true */ /* @vite-ignore */ 'node:fs/promises')
    return readFile(url)
  }
  const response = await fetch(url)
  if (!response.ok) throw new GoterrError(`${url} cannot be fetched: ${response.status} ${response.statusText}`)
  return response.arrayBuffer()
}

/** The tables in a file of nets (nets.cjs), each with its length in front. */
async function netsAt(source, usual) {
  source = await (source ?? usual)
  if (typeof Response !== 'undefined' && source instanceof Response) source = await source.arrayBuffer()
  if (typeof source === 'string') source = new URL(source, usual)
  return netsIn(source instanceof URL ? await bytesAt(source) : source)
}

function netsIn(source) {
  const bytes = ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength) : new Uint8Array(source)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const nets = []
  for (let at = 0; at < bytes.length; at += 4 + view.getUint32(at, true))
    nets.push(bytes.subarray(at + 4, at + 4 + view.getUint32(at, true)))
  return nets
}

/** A module from a URL, bytes, a response or a compiled module; `usual` is where it lies beside this package. */
export async function compile(source, usual) {
  source = await (source ?? usual)
  if (source instanceof WebAssembly.Module) return source
  if (typeof Response !== 'undefined' && source instanceof Response) source = await source.arrayBuffer()
  if (typeof source === 'string') source = new URL(source, usual)
  if (source instanceof URL) source = await bytesAt(source)
  return WebAssembly.compile(checkedBytes(source))
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

function optionsText(options) {
  const given = Object.entries(options ?? {}).filter(([, value]) => value !== undefined && value !== null)
  return JSON.stringify(Object.fromEntries(given.map(([name, value]) => [dashed(name), value])))
}

/** A running module. Its memory is its own; after a trap a fresh one takes its place. */
export class Engine {
  #module
  #wasm
  #netsMissed = false
  nets = []

  constructor(module) {
    this.#module = module
    this.#start()
  }

  #start() {
    const instance = new WebAssembly.Instance(this.#module, this.#imports())
    this.#wasm = instance.exports
    this.#wasm._initialize?.()
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
          const net = this.nets[number]
          this.#netsMissed = !net || net.length > room
          if (this.#netsMissed) throw new NetsMissing()
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
      if (!(error instanceof WebAssembly.RuntimeError || error instanceof RangeError || this.#netsMissed)) throw error
      taken.length = 0
      this.#start()
      if (this.#netsMissed) {
        this.#netsMissed = false
        throw new NetsMissing()
      }
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
    const content = contentOf(input)
    return this.guarded(memory => {
      const bytes = this.#put(memory.take, content)
      const given = this.#put(memory.take, new TextEncoder().encode(optionsText(options)))
      const name = this.#put(memory.take, new TextEncoder().encode(String(format)))
      const result = this.#checked(memory, error => this.#wasm.goterr_estimate(bytes, content.length, given, error))
      memory.later(this.#wasm.goterr_result_free, result)
      const text = this.#checked(memory, error => this.#wasm.goterr_render(result, name, 0, 0, error))
      memory.later(this.#wasm.goterr_free, text)
      return this.#text(text)
    })
  }

  /** The facts and nodes of a record as JSON. */
  game(input, options) {
    const content = contentOf(input)
    return this.guarded(memory => {
      const bytes = this.#put(memory.take, content)
      const given = this.#put(memory.take, new TextEncoder().encode(optionsText(options)))
      const text = this.#checked(memory, error => this.#wasm.goterr_game(bytes, content.length, given, error))
      memory.later(this.#wasm.goterr_free, text)
      return this.#text(text)
    })
  }

  /** Why a point of the estimated position is judged as it is: a sentence a line. */
  explain(input, point, options) {
    const content = contentOf(input)
    return this.guarded(memory => {
      const bytes = this.#put(memory.take, content)
      const given = this.#put(memory.take, new TextEncoder().encode(optionsText(options)))
      const name = this.#put(memory.take, new TextEncoder().encode(String(point)))
      const result = this.#checked(memory, error => this.#wasm.goterr_estimate(bytes, content.length, given, error))
      memory.later(this.#wasm.goterr_result_free, result)
      const text = this.#checked(memory, error => this.#wasm.goterr_explain(result, name, error))
      memory.later(this.#wasm.goterr_free, text)
      return this.#text(text)
    })
  }

  /** The estimate of signs (1 black, -1 white, 0 empty), row by row from the top. */
  board(width, height, signs, options) {
    return this.guarded(memory => {
      const stones = this.#put(memory.take, new Uint8Array(Int8Array.from(signs).buffer))
      const given = this.#put(memory.take, new TextEncoder().encode(optionsText(options)))
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
      }
    })
  }
}

function contentOf(input) {
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

/** The one engine of a part of the package, made ready once; `usual` and `usualNets` are where its files lie. */
export class Once {
  #usual
  #usualNets
  #engine = null
  #coming = null
  #netsComing = null

  constructor(usual, usualNets) {
    this.#usual = usual
    this.#usualNets = usualNets
  }

  async init(source) {
    if (this.#engine && source === undefined) return
    this.#coming ??= compile(source, this.#usual)
    try {
      this.#engine = new Engine(await this.#coming)
    } finally {
      this.#coming = null
    }
  }

  initSync(source, nets) {
    this.#engine = new Engine(compileSync(source))
    if (nets !== undefined) this.#engine.nets = netsIn(nets)
  }

  /** Open positions may be asked about from now on. */
  async initNets(source) {
    if (this.engine.nets.length > 0 && source === undefined) return
    this.#netsComing ??= netsAt(source, this.#usualNets)
    try {
      this.engine.nets = await this.#netsComing
    } finally {
      this.#netsComing = null
    }
  }

  get engine() {
    if (!this.#engine) throw new GoterrError('goterr is not ready: `await init()` first')
    return this.#engine
  }
}
