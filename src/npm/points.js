// Boards as callers have them: rows of signs, and points as [x, y] from the upper left or by their names.
import {GoterrError, flat, rows, vertices} from './loader.js'

const letters = 'ABCDEFGHJKLMNOPQRSTUVWXYZ'

/** `D4` of [3, height - 4]; names stay as they are. */
export function pointName(point, height) {
  if (!Array.isArray(point)) return point
  const [x, y] = point
  if (!Number.isInteger(x) || !Number.isInteger(y) || x < 0 || y < 0 || y >= height)
    throw new GoterrError(`[${point}] is no point of the board`)
  const column = x < 25 ? letters[x] : letters[Math.floor(x / 25) - 1] + letters[x % 25]
  return column + (height - y)
}

/** The options with every point by its name. */
export function withNames(options, height) {
  const named = {...options}
  for (const name of ['dead', 'alive', 'seki', 'moves'])
    if (Array.isArray(named[name])) named[name] = named[name].map(point => pointName(point, height))
  if (named.ko !== undefined) named.ko = pointName(named.ko, height)
  return named
}

/** What an engine's `board` takes. */
export function boardArguments(signMap, options) {
  const {width, height, signs} = flat(signMap)
  return [width, height, signs, withNames(options, height)]
}

export function boardResult(result, width) {
  return {
    owner: rows(result.owner, width),
    ownership: rows(result.ownership, width),
    dead: vertices(result.dead, width),
    lead: result.lead,
    low: result.low,
    high: result.high,
    chance: result.chance,
  }
}
