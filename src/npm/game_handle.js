// A record that was read once: any of its positions is estimated without reading it again.
import {GoterrError, contentOf} from './loader.js'

// What nobody holds any more is freed, where the host tells.
const forgotten = new FinalizationRegistry(({engine, record}) => engine.freeRecord(record))

export class GameHandle {
  #engine
  #content
  #options
  #record = null
  #closed = false

  constructor(engine, input, options) {
    this.#engine = engine
    this.#content = contentOf(input).slice()
    this.#options = options
    this.#there() // whatever is wrong with it is said now
  }

  /** The record in the engine; after a fresh start of that it is read again. */
  #there() {
    if (this.#closed) throw new GoterrError('this game is closed')
    if (this.#record && this.#engine.isThere(this.#record)) return this.#record
    if (this.#record) forgotten.unregister(this)
    this.#record = this.#engine.readRecord(this.#content, this.#options)
    forgotten.register(this, {engine: this.#engine, record: this.#record}, this)
    return this.#record
  }

  /** Moves and passes of the line. */
  get moves() {
    return this.#there().moves
  }

  /** Who played, and every node of the record with its move, comment and marks. */
  tree() {
    return JSON.parse(this.#engine.recordGame(this.#there()))
  }

  render(format, options) {
    return this.#engine.recordRender(this.#there(), format, options)
  }

  estimate(options) {
    return JSON.parse(this.render('json', options))
  }

  svg(options) {
    return this.render('svg', options)
  }

  explain(point, options) {
    return this.#engine.recordExplain(this.#there(), point, options)
  }

  /** Gives its memory back; without it that happens when nobody holds the game any more. */
  close() {
    if (this.#closed) return
    this.#closed = true
    forgotten.unregister(this)
    if (this.#record) this.#engine.freeRecord(this.#record)
  }
}

if (Symbol.dispose)
  GameHandle.prototype[Symbol.dispose] = function () {
    this.close()
  }
