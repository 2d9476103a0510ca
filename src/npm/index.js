// goterr for JavaScript: estimates of records and boards.
import {GoterrError, Once, flat, rows, vertices} from './loader.js'

const once = new Once(new URL('./goterr.wasm', import.meta.url))

export {GoterrError}

export function init(source) {
  return once.init(source)
}

export function initSync(source) {
  once.initSync(source)
}

export function render(input, format, options) {
  return once.engine.render(input, format, options)
}

export function estimate(input, options) {
  return JSON.parse(render(input, 'json', options))
}

export function svg(input, options) {
  return render(input, 'svg', options)
}

export function explain(input, point, options) {
  return once.engine.explain(input, point, options)
}

export function board(signMap, options) {
  const {width, height, signs} = flat(signMap)
  const result = once.engine.board(width, height, signs, options)
  return {
    owner: rows(result.owner, width),
    ownership: rows(result.ownership, width),
    dead: vertices(result.dead, width),
    lead: result.lead,
    low: result.low,
    high: result.high,
  }
}
