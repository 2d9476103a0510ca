// goterr/sabaki under Sabaki's own boards: what its packages' tests ask for, as far as that is truth and not chance. Beside
// the packages themselves where NODE_PATH or node_modules has them.
import assert from 'node:assert/strict'
import test from 'node:test'
import {execFileSync} from 'node:child_process'
import {commonPart, others, part, program, require, root} from './support.mjs'

const deadstones = others('@sabaki/deadstones')
const influence = others('@sabaki/influence')
const boards = require('@sabaki/deadstones/tests/data.js')
const moreBoards = {...require('@sabaki/influence/tests/data.js'), empty: [[0, 0], [0, 0]]}
const sabaki = await part('sabaki')
const all = Object.values({...boards, ...moreBoards})
const has = (vertices, [x, y]) => vertices.some(([i, j]) => i === x && j === y)

test('nothing changes the board that it is given', async () => {
  const before = JSON.stringify(boards.finished)
  await sabaki.guess(boards.finished, {finished: true})
  await sabaki.getProbabilityMap(boards.finished, 50)
  await sabaki.getFloatingStones(boards.finished)
  await sabaki.playTillEnd(boards.finished, -1)
  sabaki.map(boards.finished)
  sabaki.areaMap(boards.finished)
  assert.equal(JSON.stringify(boards.finished), before)
})

test('some stones of an unfinished game are dead', async () => {
  assert.ok((await sabaki.guess(boards.unfinished)).length > 0)
})

test('floating stones are those that the package finds', async () => {
  for (const data of all)
    assert.deepEqual((await sabaki.getFloatingStones(data)).sort(), (await deadstones.getFloatingStones(data)).sort())
})

test('floating stones of a finished game are dead', async () => {
  const dead = await sabaki.guess(boards.finished, {finished: true})
  const floating = await sabaki.getFloatingStones(boards.finished)
  assert.ok(floating.every(v => has(dead, v)))
})

test('probabilities are between -1 and 1', async () => {
  const map = await sabaki.getProbabilityMap(boards.unfinished, 50)
  assert.ok(map.every(row => row.every(x => -1 <= x && x <= 1)))
})

test('a board that is played to its end has no empty points, and no game is like another', async () => {
  const games = await Promise.all(Array.from({length: 8}, () => sabaki.playTillEnd(boards.unfinished, 1)))
  assert.ok(games.flat(2).every(x => x === 1 || x === -1))
  assert.ok(new Set(games.map(String)).size > 1)
})

test('areas are those that the package finds', () => {
  for (const data of all) assert.deepEqual(sabaki.areaMap(data), influence.areaMap(data).map(row => row.map(x => x + 0)))
})

test('distances and radiance are those that the package finds', () => {
  const near = (a, b) => a === b || Math.abs(a - b) < 1e-9
  for (const data of all)
    for (const sign of [1, -1]) {
      assert.deepEqual(sabaki.nearestNeighborMap(data, sign), influence.nearestNeighborMap(data, sign))
      for (const options of [{}, {p1: 3, p2: 2, p3: 0.5}]) {
        const expected = influence.radianceMap(data, sign, options)
        const found = sabaki.radianceMap(data, sign, options)
        assert.ok(found.every((row, y) => row.every((value, x) => near(value, expected[y][x]))))
      }
    }
})

/** The least of the times of so many calls, in milliseconds: what else runs here counts for nothing. */
async function time(call) {
  const times = []
  for (let i = 0; i < 60; ++i) {
    const start = performance.now()
    await call()
    times.push(performance.now() - start)
  }
  return Math.min(...times.slice(10))
}

for (const name of ['getFloatingStones', 'playTillEnd', 'guess'])
  test(`${name} is no slower than the package's`, async () => {
    for (const data of [boards.finished, boards.unfinished]) {
      const [own, theirs] = [await time(() => sabaki[name](data, 1)), await time(() => deadstones[name](data, 1))]
      console.log(`${name}: ${own.toFixed(3)} ms, @sabaki/deadstones ${theirs.toFixed(3)} ms`)
      assert.ok(own <= theirs)
    }
  })

test('influence has the size of the board, the signs of its stones and lies between -1 and 1', () => {
  for (const data of all) {
    const map = sabaki.map(data)
    assert.equal(map.length, data.length)
    map.forEach((row, y) => {
      assert.equal(row.length, data[y].length)
      row.forEach((value, x) => {
        assert.ok(-1 <= value && value <= 1)
        if (data[y][x] !== 0) assert.equal(value, data[y][x])
      })
    })
    assert.ok(sabaki.map(data, {discrete: true}).flat().every(x => x === -1 || x === 0 || x === 1))
  }
})

test('nothing is influenced from farther than the greatest distance', () => {
  const lone = Array.from({length: 9}, (_, y) => Array.from({length: 9}, (_, x) => (x === 4 && y === 4 ? 1 : 0)))
  lone[0][0] = -1
  sabaki.map(lone, {maxDistance: 1, minRadiance: 0}).forEach((row, y) => row.forEach((value, x) => {
    if (value > 0) assert.ok(Math.abs(x - 4) + Math.abs(y - 4) <= 1)
  }))
})

test("Bouzy's map is the program's", () => {
  const diagram = boards.unfinished.map(row => row.map(sign => '.XO'.at(sign)).join(' ')).join('\n') + '\n'
  const output = execFileSync(program, ['map', 'bouzy', '-f', 'json', '--as-is', '--dilations', '5', '--erosions', '10'],
    {cwd: root, input: diagram, env: {}})
  assert.deepEqual(sabaki.bouzyMap(boards.unfinished, 5, 10).flat().map(x => x + 0), JSON.parse(output).values)
})

test('callers of useFetch and require go on as before', async () => {
  const common = commonPart('sabaki')
  assert.deepEqual(await common.guess(boards.finished), await sabaki.guess(boards.finished))
  assert.equal(typeof common.useFetch(undefined).guess, 'function')
})

test('boards of wrong shape are refused', async () => {
  await assert.rejects(sabaki.guess([[0, 1], [0]]), /equally long/)
  await assert.rejects(sabaki.guess([[5]]), /no stone/)
  await assert.rejects(sabaki.guess([]), /0x0/)
})
