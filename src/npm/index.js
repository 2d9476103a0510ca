// goterr for JavaScript: estimates of records and boards.
import {usual} from '#goterr'
import {GameHandle} from './game_handle.js'
import {GoterrError} from './loader.js'
import {Once} from './once.js'
import {boardArguments, boardResult} from './points.js'

const once = new Once(usual)

export {GoterrError}

/** Functions here do not wait: the net that normal and deep effort need is fetched too, unless `nets.normal`
 * is false. */
export async function init(source, nets) {
  await Promise.all([once.init(source), once.initNets(nets)])
}

export function initSync(source, nets) {
  once.initSync(source, nets)
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

/** A record that is read once, for any number of its positions. */
export function open(input, options) {
  return new GameHandle(once.engine, input, options)
}

export function board(signMap, options) {
  const given = boardArguments(signMap, options)
  return boardResult(once.engine.board(...given), given[0])
}
