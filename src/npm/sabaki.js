// The functions of @sabaki/deadstones and @sabaki/influence, under their names, by goterr's judgment. Boards are rows of 1
// (black), -1 (white) and 0; vertices are [x, y] from the upper left.
import {once} from './boards.js'
import {flat, rows, vertices} from './loader.js'

export function init(source) {
  return once.init(source)
}

export function initSync(source, nets) {
  once.initSync(source, nets)
}

let path
let netPaths

/** Says where `boards.wasm` is, a URL or in Node a path; the nets lie beside it. */
export function useFetch(url) {
  path = url
  const beside = name => String(url).replace(/[^/\\]*$/, name)
  netPaths = url === undefined ? undefined : {quick: beside('quick.net'), normal: beside('normal.net')}
  return {useFetch, guess, getProbabilityMap, getFloatingStones, playTillEnd}
}

// Sabaki's callers ask for area that is on the board; komi and prisoners are theirs to add.
const counting = {rules: 'chinese', komi: 0}

async function judged(data, iterations) {
  await once.init(path)
  const {width, height, signs} = flat(data)
  const effort = iterations < 50 ? 'quick' : iterations > 1000 ? 'deep' : 'normal'
  const options = {...counting, effort}
  return {...await once.withNets(engine => engine.board(width, height, signs, options), netPaths), width}
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

/** The board at the end of one game that `sign` begins, each time another: each point 1 or -1. What nobody has goes to
 * `sign`. */
export async function playTillEnd(data, sign) {
  await once.init(path)
  const {width, height, signs} = flat(data)
  const first = Math.sign(sign) || 1
  const end = once.engine.sampledGame(width, height, signs, first, Math.floor(Math.random() * 2 ** 32))
  return rows(end.map(value => value || first), width)
}

/** Stones in the enemy's territory that have no more than one point of territory themselves. */
export async function getFloatingStones(data) {
  const {width, height, signs} = flat(data)
  const near = neighborhood(width, height)
  const done = new Uint8Array(signs.length)
  const found = []
  for (let start = 0; start < signs.length; ++start) {
    if (signs[start] !== 0 || done[start]) continue
    const black = room(signs, near, start, -1) // where black could own all: white's stones in it would be dead
    const white = room(signs, near, start, 1)
    const winner = owner(signs, black, white)
    for (const at of (winner ?? room(signs, near, start, 0)).points) {
      done[at] = 1
      if (winner && signs[at] !== 0) found.push([at % width, Math.floor(at / width)])
    }
  }
  return found
}

/** The points reached from `start` over empty ones and stones of `sign`, and how many of them are stones. */
function room(signs, near, start, sign) {
  const seen = new Uint8Array(signs.length)
  const points = [start]
  let stones = 0
  seen[start] = 1
  for (let next = 0; next < points.length; ++next) {
    if (signs[points[next]] !== 0) ++stones
    for (const to of near[points[next]])
      if (!seen[to] && (signs[to] === 0 || signs[to] === sign)) {
        seen[to] = 1
        points.push(to)
      }
  }
  return {points, seen, stones}
}

/** The room that is its side's territory: the other side keeps no more than a point, nor more stones there. */
function owner(signs, black, white) {
  const kept = (mine, other) => mine.points.reduce((sum, at) => sum + (signs[at] === 0 && !other.seen[at]), 0)
  const forBlack = black.stones <= white.stones && kept(black, white) <= 1
  const forWhite = white.stones <= black.stones && kept(white, black) <= 1
  return forBlack === forWhite ? null : forBlack ? black : white
}

/** The points beside each point; of the last size again without working it out. */
let lastNear = {}

function neighborhood(width, height) {
  if (lastNear.width === width && lastNear.height === height) return lastNear.near
  const near = Array.from({length: width * height}, (_, at) => {
    const x = at % width
    return [x > 0 ? at - 1 : -1, x + 1 < width ? at + 1 : -1, at - width, at + width]
      .filter(to => to >= 0 && to < width * height)
  })
  lastNear = {width, height, near}
  return near
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
  const far = {1: nearestNeighborMap(data, 1), '-1': nearestNeighborMap(data, -1)}
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

/** Steps along the lines to the nearest stone of `sign`; Infinity where there is none. */
export function nearestNeighborMap(data, sign) {
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

/** How brightly the chains of `sign` shine: each over what is reached within `p1` steps without crossing the enemy, `p2` beside
 * itself and less farther away; what would shine beyond an edge falls back with `p3`. */
export function radianceMap(data, sign, {p1 = 6, p2 = 1.5, p3 = 2} = {}) {
  const height = data.length, width = height === 0 ? 0 : data[0].length
  const map = data.map(row => Array(row.length).fill(0))
  const done = data.map(row => Array(row.length).fill(false))
  const back = (i, length) => (i < 0 ? -i - 1 : i >= length ? 2 * length - i - 1 : i)
  for (const start of all(data)) {
    if (at(data, start) !== sign || at(done, start)) continue
    const chain = reached(data, start, value => value === sign)
    for (const [x, y] of chain) done[y][x] = true
    for (const [x, y, steps] of shine(data, chain, sign, p1)) {
      const [mx, my] = [back(x, width), back(y, height)]
      const inside = mx === x && my === y
      if (map[my]?.[mx] !== undefined) map[my][mx] += inside ? p2 / ((steps / p1) * 6 + 1) : p3
    }
  }
  return map
}

/** What a chain reaches in `most` steps, beyond the edges too, with the steps; its own stones a second time from each other. */
function shine(data, chain, sign, most) {
  const seen = new Set()
  const queue = chain.map(([x, y]) => [x, y, 0])
  for (const [x, y, steps] of queue) {
    if (steps >= most) continue
    for (const [i, j] of [[x - 1, y], [x + 1, y], [x, y - 1], [x, y + 1]]) {
      const key = i * 4096 + j
      if (data[j]?.[i] === -sign || seen.has(key)) continue
      seen.add(key)
      queue.push([i, j, steps + 1])
    }
  }
  return queue
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
