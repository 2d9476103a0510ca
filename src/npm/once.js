// The one engine of a part of the package, made ready once.
import {resourceAt, urlOf} from '#files'
import {Engine, GoterrError, NetMissing, bytesFrom, compile, compileSync, netNames} from './loader.js'

/** Where a file of the package lies, or its bytes; in a bundle that does not know its own address nobody can say. */
function usually(find) {
  try {
    return find()
  } catch (error) {
    throw new GoterrError("this bundle does not know where goterr's files lie: `await init(url)`, or import 'goterr/inline'")
  }
}

/** Bytes, a response or a module from what callers give: those, a URL, or a text that is one. */
async function resource(source, usual) {
  source = await (source ?? usually(usual))
  if (typeof source === 'string') source = urlOf(source)
  return source instanceof URL ? resourceAt(source) : source
}

/** A compiled module from whatever stands for one. */
export const moduleFrom = async (source, usual) => compile(await resource(source, usual))

/** A net's file. */
export const netFrom = async (source, usual) => bytesFrom(await resource(source, usual))

export class Once {
  #usual
  #engine = null
  #coming = null
  #nets = {}
  #netsComing = {}

  /** `usual`: functions that say where the module and the nets that it has not are (`module`, `quick`, `normal`), where the caller
   * does not. */
  constructor(usual) {
    this.#usual = usual
  }

  async init(source) {
    if (this.#engine && source === undefined) return
    this.#coming ??= moduleFrom(source, this.#usual.module)
    try {
      const module = await this.#coming
      if (!this.#engine || source !== undefined) this.#take(new Engine(module))
    } finally {
      this.#coming = null
    }
  }

  initSync(source, nets) {
    Object.assign(this.#nets, nets)
    this.#take(new Engine(compileSync(source)))
  }

  /** The nets that are not there yet; those that are false in `sources` are left out. */
  async initNets(sources) {
    const missing = netNames.filter(name => this.#usual[name] && !this.#nets[name] && sources?.[name] !== false)
    await Promise.all(missing.map(name => this.#initNet(name, sources?.[name])))
  }

  async #initNet(name, source) {
    this.#netsComing[name] ??= netFrom(source || undefined, this.#usual[name])
    try {
      this.#nets[name] = await this.#netsComing[name]
    } finally {
      delete this.#netsComing[name]
    }
    if (this.#engine) this.#take(this.#engine)
  }

  /** With all nets that have come. */
  #take(engine) {
    for (const [name, file] of Object.entries(this.#nets)) engine.setNet(name, file)
    this.#engine = engine
  }

  /** What `work(engine)` gives; where that lacks a net, once more with it. */
  async withNets(work, sources) {
    for (;;) {
      try {
        return work(this.engine)
      } catch (error) {
        if (!(error instanceof NetMissing)) throw error
        if (error.net === 'quick') await this.#initNet('quick', sources?.quick)
        else await this.initNets(sources) // normal effort hears both
      }
    }
  }

  get engine() {
    if (!this.#engine) throw new GoterrError('goterr is not ready: `await init()` first')
    return this.#engine
  }
}
