// The functions of @sabaki/deadstones and @sabaki/influence, under their names, by goterr's judgment. Boards are rows of 1
// (black), -1 (white) and 0; vertices are [x, y] from the upper left.
import {NetsMissing, Once, flat, rows, vertices} from './loader.js'

const once = new Once(new URL('./boards.wasm', import.meta.url), new URL('./boards.nets', import.meta.url))

export function init(source) {
  return once.init(source)
}

export function initSync(source, nets) {
  once.initSync(source, nets)
}

let path, netsPath

/** Says where `boards.wasm` is fetched from; `boards.nets` lies beside it. */
export function useFetch(url) {
  path = typeof location === 'undefined' ? url : new URL(url, location.href)
  netsPath = new URL('boards.nets', new URL(path, import.meta.url))
  return {useFetch, guess, getProbabilityMap, getFloatingStones, playTillEnd}
}

// Sabaki's callers ask for area that is on the board; komi and prisoners are theirs to add.
const counting = {rules: 'chinese', komi: 0}

async function judged(data, iterations) {
  await once.init(path)
  const {width, height, signs} = flat(data)
  const effort = iterations < 50 ? 'quick' : iterations > 1000 ? 'deep' : 'normal'
  const estimate = () => ({...once.engine.board(width, height, signs, {...counting, effort}), width})
  try {
    return estimate()
  } catch (error) {
    if (!(error instanceof NetsMissing)) throw error
  }
  await once.initNets(netsPath) // most finished boards do without
  return estimate()
}

// --- @sabaki/deadstones ---------------------------------------------------------------------------------

/** The dead stones. `finished` and `iterations` are taken; goterr sees for itself what is finished. */
export async function guess(data, {finished = false, iterations = 100} = {}) {
  const {dead, width} = await judged(data, iterations)
  return vertices(dead, width)
}

/** How likely each point is black's (1) or white's (-1) at the end. */
export async function getProbabilityMap(data, iterations = 100) {
  const {ownership, width} = await judged(data, iterations)
  return rows(ownership, width)
}

/** The board when all is played: each point 1 or -1. What nobody has goes to the side that is to move. */
export async function playTillEnd(data, sign) {
  const {ownership, width} = await judged(data, 100)
  return rows(ownership.map(value => Math.sign(value) || Math.sign(sign) || 1), width)
}

/** Stones in the enemy's territory that have no more than one point of territory themselves. */
export async function getFloatingStones(data) {
  const done = data.map(row => Array(row.length).fill(false))
  const found = []
  for (const start of all(data)) {
    if (at(data, start) !== 0 || at(done, start)) continue
    const black = room(data, start, -1) // where black could own all: white's stones in it would be dead
    const white = room(data, start, 1)
    const winner = owner(data, black, white)
    const area = winner === null ? room(data, start, 0) : winner
    for (const [x, y] of area) done[y][x] = true
    if (winner !== null) found.push(...area.filter(v => at(data, v) !== 0))
  }
  return found
}

/** Points reached from `start` over empty ones and stones of `sign`. */
function room(data, start, sign) {
  return reached(data, start, value => value === 0 || value === sign)
}

/** The room that is its side's territory: the other side keeps no more than a point, nor more stones there. */
function owner(data, black, white) {
  const blackStones = white.filter(v => at(data, v) !== 0).length
  const whiteStones = black.filter(v => at(data, v) !== 0).length
  const own = (mine, other) => {
    const others = new Set(other.map(String))
    return mine.filter(v => at(data, v) === 0 && !others.has(String(v))).length
  }
  const forBlack = own(black, white) <= 1 && whiteStones <= blackStones
  const forWhite = own(white, black) <= 1 && blackStones <= whiteStones
  return forBlack === forWhite ? null : forBlack ? black : white
}

// --- @sabaki/influence ----------------------------------------------------------------------------------

/** Stones, and regions that meet one side only, as 1 and -1; all else 0. */
export function areaMap(data) {
  const map = data.map(row => Array(row.length).fill(null))
  for (const start of all(data)) {
    if (at(map, start) !== null) continue
    const value = at(data, start)
    const region = value === 0 ? reached(data, start, other => other === 0) : [start]
    const sides = value === 0 ? borders(data, region) : new Set([Math.sign(value)])
    for (const [x, y] of region) map[y][x] = sides.size === 1 ? [...sides][0] : 0
  }
  return map
}

/** Who has a say where, -1..1: areas, and around them Bouzy's map (5 dilations, 10 erosions) of all stones, relative to its
 * largest value. Nothing farther than `maxDistance` from a stone of its side or weaker than `minRadiance`. */
export function map(data, {discrete = false, maxDistance = 6, minRadiance = 2} = {}) {
  const areas = areaMap(data)
  const weights = bouzyMap(data, 5, 10)
  const largest = Math.max(1, ...weights.flat().map(Math.abs))
  const far = {1: distances(data, 1), '-1': distances(data, -1)}
  return areas.map((row, y) =>
    row.map((area, x) => {
      const weight = weights[y][x]
      const sign = Math.sign(weight)
      if (area !== 0) return area
      if (sign === 0 || Math.abs(weight) < minRadiance || far[sign][y][x] > maxDistance) return 0
      return discrete ? sign : weight / largest
    }))
}

/** Bouzy's map as goterr's `bouzy` layer has it: all points are read from the old map and written to a new one. */
export function bouzyMap(data, dilations, erosions) {
  let map = data.map(row => Array.from(row, sign => 128 * Math.sign(sign)))
  const around = v => neighbors(map, v).map(n => at(map, n))
  const step = change => {
    map = map.map((row, y) => row.map((value, x) => change(value, around([x, y]))))
  }
  for (let i = 0; i < dilations; ++i)
    step((value, near) => {
      const black = near.filter(n => n > 0).length
      const white = near.filter(n => n < 0).length
      return value + (value >= 0 && white === 0 ? black : 0) - (value <= 0 && black === 0 ? white : 0)
    })
  for (let i = 0; i < erosions; ++i)
    step((value, near) => {
      const foreign = near.filter(n => Math.sign(n) !== Math.sign(value)).length
      return Math.sign(value) * Math.max(0, Math.abs(value) - foreign)
    })
  return map
}

/** Steps along the lines to the nearest stone of `sign`. */
function distances(data, sign) {
  const map = data.map(row => Array.from(row, value => (value === sign ? 0 : Infinity)))
  const queue = all(data).filter(v => at(map, v) === 0)
  for (const v of queue)
    for (const n of neighbors(data, v))
      if (at(map, n) === Infinity) {
        map[n[1]][n[0]] = at(map, v) + 1
        queue.push(n)
      }
  return map
}

// --- points ----------------------------------------------------------------------------------------------

const at = (map, [x, y]) => map[y][x]
const all = data => data.flatMap((row, y) => Array.from(row, (_, x) => [x, y]))

function neighbors(data, [x, y]) {
  return [[x - 1, y], [x + 1, y], [x, y - 1], [x, y + 1]].filter(([i, j]) => data[j]?.[i] !== undefined)
}

/** The points joined to `start` whose values `belongs` takes. */
function reached(data, start, belongs) {
  const seen = new Set([String(start)])
  const region = [start]
  for (const v of region)
    for (const n of neighbors(data, v))
      if (!seen.has(String(n)) && belongs(at(data, n))) {
        seen.add(String(n))
        region.push(n)
      }
  return region
}

/** The signs next to a region. */
function borders(data, region) {
  const near = region.flatMap(v => neighbors(data, v).map(n => Math.sign(at(data, n))))
  return new Set(near.filter(sign => sign !== 0))
}
