// The one engine of a part of the package, made ready once.
import {resourceAt, urlOf} from '#files'
import {Engine, GoterrError, bytesFrom, compile, compileSync, netsIn} from './loader.js'

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

export class Once {
  #usual
  #engine = null
  #coming = null
  #netsComing = null

  /** `usual`: `module` and `nets`, functions that say where these are where the caller does not. */
  constructor(usual) {
    this.#usual = usual
  }

  async init(source) {
    if (this.#engine && source === undefined) return
    this.#coming ??= moduleFrom(source, this.#usual.module)
    try {
      const module = await this.#coming
      if (!this.#engine || source !== undefined) this.#engine = new Engine(module)
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
    this.#netsComing ??= resource(source, this.#usual.nets).then(bytesFrom)
    try {
      this.engine.nets = netsIn(await this.#netsComing)
    } finally {
      this.#netsComing = null
    }
  }

  get engine() {
    if (!this.#engine) throw new GoterrError('goterr is not ready: `await init()` first')
    return this.#engine
  }
}
