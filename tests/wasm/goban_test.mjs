// goterr/goban in the three places of OGS's goban, which runs here as it does in a page.
import assert from 'node:assert/strict'
import test from 'node:test'
import {gobanPackage, part, require} from './support.mjs'

const goban = gobanPackage()
const boards = require('@sabaki/deadstones/tests/data.js')
const drop = await part('goban')
await drop.init()

/** An engine of goban's with the stones of a sign map. */
function engineOf(signs, rules = 'chinese') {
  const names = {1: '', '-1': ''}
  signs.forEach((row, y) => row.forEach((sign, x) => {
    if (sign !== 0) names[sign] += String.fromCharCode(97 + x, 97 + y)
  }))
  return new goban.GobanEngine({
    width: signs[0].length, height: signs.length, rules, komi: 7.5,
    initial_state: {black: names[1], white: names[-1]}, initial_player: 'black',
  })
}

const board = boards.finished
const expected = drop.localEstimator(board, 'black', 1000, 0.25)

function estimatorOf(trials = 1000) {
  return new goban.ScoreEstimator(engineOf(board), undefined, trials, 0.25, false)
}

test('the estimator itself marks what is owned beyond the tolerance', () => {
  assert.deepEqual([...new Set(expected.flat())].sort(), [-1, 0, 1].filter(x => expected.flat().includes(x)).sort())
  const surer = drop.localEstimator(board, 'black', 1000, 0.99)
  assert.ok(surer.flat().filter(x => x === 0).length >= expected.flat().filter(x => x === 0).length)
})

test('set_local_ownership_estimator', () => {
  goban.set_local_ownership_estimator(drop.localEstimator)
  const estimator = estimatorOf()
  assert.deepEqual(estimator.ownership.map(row => row.map(Math.sign)).flat().length, 361)
  assert.ok(agreement(estimator.ownership, expected) > 350)
})

test('the synchronous module, and its memory does not move', async () => {
  globalThis.OGSScoreEstimator = drop.OGSScoreEstimator
  window.OGSScoreEstimator = drop.OGSScoreEstimator
  assert.equal(await goban.init_wasm_ownership_estimator(), true)
  const module = drop.OGSScoreEstimator()
  const before = module.HEAP32.buffer
  for (const data of [board, boards.unfinished])
    assert.deepEqual(
      goban.wasm_estimate_ownership(data, 'black', 1000, 0.25), drop.localEstimator(data, 'black', 1000, 0.25))
  assert.equal(module.HEAP32.buffer, before)
  goban.set_local_ownership_estimator(goban.wasm_estimate_ownership)
  assert.ok(agreement(estimatorOf().ownership, expected) > 350)
})

test('the C calls give the sum of the owners', () => {
  const module = drop.OGSScoreEstimator()
  const pointer = module._malloc(4 * 361)
  module.HEAP32.set(board.flat(), pointer / 4)
  const sum = module.cwrap('estimate', 'number', [])(19, 19, pointer, 1, 1000, 0.25)
  const owners = Array.from(module.HEAP32.subarray(pointer / 4, pointer / 4 + 361))
  module._free(pointer)
  assert.deepEqual(owners, expected.flat())
  assert.equal(sum, owners.reduce((a, b) => a + b))
  assert.throws(() => module.cwrap('other'), /no function/)
})

test('init_remote_ownership_estimator', async () => {
  goban.init_remote_ownership_estimator(drop.remoteEstimator)
  const estimator = new goban.ScoreEstimator(engineOf(board), undefined, 1000, 0.25, true, true)
  await estimator.when_ready
  assert.ok(agreement(estimator.ownership, expected) > 340)
  const answer = await drop.remoteEstimator({
    player_to_move: 'white', width: 19, height: 19, rules: 'nz',
    board_state: board.map(row => row.map(sign => (sign < 0 ? 2 : sign))),
  })
  assert.ok(answer.win_rate >= 0 && answer.win_rate <= 1)
  assert.equal(answer.autoscored_board_state.length, 19)
  assert.ok(answer.autoscored_removed.every(({x, y}) => answer.ownership[y][x] !== undefined))
})

const request = (rows, more) => ({
  player_to_move: 'black', width: rows[0].length, height: rows.length, rules: 'chinese',
  board_state: rows.map(row => row.map(sign => (sign + 3) % 3)), ...more,
})

test('komi and prisoners of the request count', async () => {
  const asked = await drop.remoteEstimator(request(board))
  assert.equal((await drop.remoteEstimator(request(board, {komi: 0.5}))).score, asked.score + 7)
  const japanese = await drop.remoteEstimator(request(board, {rules: 'japanese'}))
  const taken = await drop.remoteEstimator(request(board, {rules: 'japanese', black_prisoners: 5, white_prisoners: 2}))
  assert.equal(taken.score, japanese.score + 3)
})

test('a gap in a wall has to be closed before its territory counts, and a closed wall has none', async () => {
  const wall = Array.from({length: 9}, (_, y) => [0, 0, 0, y === 4 ? 0 : 1, -1, 0, 0, 0, 0])
  const closed = wall.map(row => [0, 0, 0, 1, -1, 0, 0, 0, 0])
  assert.deepEqual((await drop.remoteEstimator(request(closed))).autoscored_needs_sealing, [])
  assert.deepEqual((await drop.remoteEstimator(request(wall))).autoscored_needs_sealing, [{x: 3, y: 4, color: 1}])
})

test('moves are recommended to who asks: one that takes, and none where a pass is as good', async () => {
  // White's six stones and black's four within have one liberty each.
  const fight = `
    . . . . . . . . .
    . . X X X X X . .
    . X O O O O O X .
    . X O X X X X O .
    . X . . O O O O .
    . . X . . . . . .
    . . . . O . O . .
    . . X . . . . . .
    . . . . . . . . .`.trim().split('\n').map(row => row.trim().split(' ').map(stone => ({X: 1, O: -1})[stone] ?? 0))
  assert.equal((await drop.remoteEstimator(request(fight))).recommended_moves, undefined)
  // Black takes the six at once, or leaves them without a liberty of their own to come by.
  const taking = {black: ['2,4', '3,4'], white: ['3,4']}
  for (const player_to_move of ['black', 'white']) {
    const {recommended_moves} = await drop.remoteEstimator(request(fight, {player_to_move, recommended_moves: 3}))
    assert.ok(taking[player_to_move].includes(`${recommended_moves[0].x},${recommended_moves[0].y}`))
    assert.ok(recommended_moves.length <= 3)
  }
  const over = Array.from({length: 5}, () => [0, 1, -1, 0, 0])
  assert.deepEqual((await drop.remoteEstimator(request(over, {rules: 'japanese', recommended_moves: 3}))).recommended_moves, [])
})

test('what is ready for goban is ready for Sabaki: there is one module', async () => {
  const {once} = await part('boards')
  const before = once.engine
  await (await part('sabaki')).guess(board)
  assert.equal(once.engine, before)
})

test('boards of wrong shape are refused', async () => {
  assert.throws(() => drop.localEstimator([[0], [0, 1]], 'black', 10, 0.2), /equally long/)
  await assert.rejects(drop.remoteEstimator({board_state: [[3]]}), /no stone/)
})

/** Points with the same sign. */
function agreement(a, b) {
  return a.flat().filter((value, i) => Math.sign(value) === Math.sign(b.flat()[i])).length
}
