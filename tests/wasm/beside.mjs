// goterr beside what Go sites estimate with today, on positions whose dead stones are known; run by `beside`.
//
// Labels are NDJSON: `board` and `owner` (or `truth`) as rows or as one text from the top left, `width` where the board is
// no square; X, O and . stones; B and W owners, anything else is not judged. A stone is dead where the other side owns its
// point.
import {readFileSync} from 'node:fs'
import {performance} from 'node:perf_hooks'
import {gobanPackage, others, part, require} from './support.mjs'

const [, , , , labels, ogs] = process.argv

function positionOf(line) {
  const label = JSON.parse(line)
  const text = rows => (Array.isArray(rows) ? rows.join('') : rows)
  const board = text(label.board)
  const owner = text(label.owner ?? label.truth ?? '')
  const width = label.width ?? label.size?.[0] ?? Math.sqrt(board.length)
  if (owner.length !== board.length || label.phase === 'open' || label.phase === 'middle') return null
  const signs = [...board].map(c => ({X: 1, O: -1})[c] ?? 0)
  const owners = [...owner].map(c => ({B: 1, W: -1})[c] ?? 0)
  const rows = Array.from({length: board.length / width}, (_, y) => signs.slice(y * width, (y + 1) * width))
  return {rows, width, signs, owners}
}

const positions = readFileSync(labels, 'utf8').trim().split('\n').map(positionOf).filter(Boolean)

/** The OGS module as its page loads it: a script that makes a function of the name. */
async function ogsGuess(file) {
  const module = await require(file)()
  const estimate = module.cwrap('estimate', 'number', Array(6).fill('number'))
  return rows => {
    const signs = rows.flat()
    const pointer = module._malloc(4 * signs.length)
    module.HEAP32.set(signs, pointer / 4)
    estimate(rows[0].length, rows.length, pointer, 1, 1000, 0.4)
    const owners = module.HEAP32.slice(pointer / 4, pointer / 4 + signs.length)
    module._free(pointer)
    return signs.flatMap((sign, i) =>
      sign !== 0 && owners[i] === -sign ? [[i % rows[0].length, Math.floor(i / rows[0].length)]] : [])
  }
}

/** Stones that `owners` gives to the other side. */
const deadBy = (rows, owners) => rows.flatMap((row, y) =>
  row.flatMap((sign, x) => (sign !== 0 && owners[y][x] === -sign ? [[x, y]] : [])))

async function measured(name, guess) {
  const counts = {positions: 0, right: 0, stones: 0, wrong: 0, hit: 0, said: 0, dead: 0}
  const times = []
  await guess(positions[0].rows) // the first call loads and compiles
  for (const {rows, width, signs, owners} of positions) {
    const start = performance.now()
    const dead = await guess(rows)
    times.push(performance.now() - start)
    const said = new Set(dead.map(([x, y]) => y * width + x))
    let wrong = 0
    signs.forEach((sign, i) => {
      if (sign === 0 || owners[i] === 0) return
      const truth = owners[i] !== sign
      ++counts.stones
      counts.dead += truth
      counts.said += said.has(i)
      counts.hit += truth && said.has(i)
      wrong += truth !== said.has(i)
    })
    ++counts.positions
    counts.wrong += wrong
    counts.right += wrong === 0
  }
  times.sort((a, b) => a - b)
  const percent = (part, whole) => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`)
  return [name, `${counts.right} of ${counts.positions}`, percent(counts.stones - counts.wrong, counts.stones),
    percent(counts.hit, counts.said), percent(counts.hit, counts.dead), `${times[times.length >> 1].toFixed(2)} ms`]
}

const sabaki = await part('sabaki')
const deadstones = others('@sabaki/deadstones')
const table = [['', 'boards right', 'stones right', 'dead: precision', 'dead: recall', 'median time']]
table.push(await measured('goterr', rows => sabaki.guess(rows, {finished: true})))
table.push(await measured('goterr, quick', rows => sabaki.guess(rows, {finished: true, iterations: 40})))
table.push(await measured('@sabaki/deadstones', rows => deadstones.guess(rows, {finished: true})))
const goban = gobanPackage()
table.push(await measured("goban's own", rows => deadBy(rows, goban.voronoi_estimate_ownership(rows))))
if (ogs) table.push(await measured("OGS's estimator", await ogsGuess(ogs)))
table.splice(1, 0, table[0].map(() => '---'))
for (const row of table) console.log(`| ${row.join(' | ')} |`)
