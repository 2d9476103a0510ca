// For OGS's goban, in its three places:
//
//     await init()
//     set_local_ownership_estimator(localEstimator)
//     window.OGSScoreEstimator = OGSScoreEstimator
//     init_remote_ownership_estimator(remoteEstimator)
import {once} from './boards.js'
import {GoterrError, flat, rows} from './loader.js'
import {pointName} from './points.js'

export async function init(source, nets) {
  await Promise.all([once.init(source), once.initNets(nets)]) // the local estimators' callers do not wait
}

export function initSync(source, nets) {
  once.initSync(source, nets)
}

// goban counts prisoners and komi itself, and has taken the stones off that its user marked.
const area = {rules: 'chinese', komi: 0}

/** What is owned with more than `tolerance` as 1 and -1. */
function decided(ownership, tolerance) {
  return ownership.map(value => (Math.abs(value) > tolerance ? Math.sign(value) : 0))
}

const effortFor = trials => (trials < 100 ? 'quick' : 'normal')

/** For `set_local_ownership_estimator`. */
export function localEstimator(board, colorToMove, trials, tolerance) {
  const {width, height, signs} = flat(board)
  const options = {...area, toMove: colorToMove, effort: effortFor(trials)}
  return rows(decided(once.engine.board(width, height, signs, options).ownership, tolerance), width)
}

/** The module that goban calls as it calls its own: synchronous, and its memory stays in place during a call. */
export function OGSScoreEstimator() {
  const {engine} = once
  const estimate = (width, height, pointer, color, trials, tolerance) => {
    const board = new Int32Array(engine.memory.buffer, pointer, width * height)
    const options = {...area, toMove: color > 0 ? 'black' : 'white', effort: effortFor(trials)}
    const owners = decided(engine.board(width, height, board, options).ownership, tolerance)
    new Int32Array(engine.memory.buffer, pointer, width * height).set(owners)
    return owners.reduce((sum, owner) => sum + owner, 0)
  }
  return {
    get HEAP32() {
      return new Int32Array(engine.memory.buffer)
    },
    get HEAPU8() {
      return new Uint8Array(engine.memory.buffer)
    },
    get HEAP8() {
      return new Int8Array(engine.memory.buffer)
    },
    _malloc: size => engine.exports.malloc(size),
    _free: pointer => engine.exports.free(pointer),
    _estimate: estimate,
    cwrap(name) {
      if (name !== 'estimate') throw new GoterrError(`there is no function ${name}; there is estimate`)
      return estimate
    },
  }
}

// Names of OGS for rules that have another here.
const rulesNames = {nz: 'new-zealand', ing: 'new-zealand'}

// goban asks for a score as KataGo gives it, with komi 7.5 and no prisoners, and corrects both; others say theirs.
const usualKomi = 7.5

/** For `init_remote_ownership_estimator`: nothing leaves the machine. */
export async function remoteEstimator(request) {
  await once.init()
  const stones = request.board_state.map(row => Array.from(row, cell => (cell === 2 ? -1 : cell)))
  const {width, height, signs} = flat(stones)
  const result = await once.withNets(engine => engine.board(width, height, signs, requestOptions(request)))
  const answer = {ownership: rows(result.ownership, width), score: result.lead, win_rate: result.chance}
  // Asked for or not: goban reads the board state in any case.
  answer.autoscored_board_state = rows(result.owner.map(sign => (sign < 0 ? 2 : sign)), width)
  answer.autoscored_removed = removed(signs, result, width)
  answer.autoscored_needs_sealing = needsSealing(signs, result, width)
  if (request.recommended_moves > 0)
    answer.recommended_moves = await recommendedMoves(request, {width, height, signs})
  return answer
}

function requestOptions({rules, komi, player_to_move, black_prisoners = 0, white_prisoners = 0}) {
  return {
    rules: rulesNames[rules] ?? rules ?? 'japanese',
    komi: komi ?? usualKomi,
    toMove: player_to_move,
    captures: [black_prisoners, white_prisoners],
  }
}

// So many of the moves that quick effort likes best are looked at as the position was.
const lookedAtAgain = 8

/** The moves that bring the side to move more than a pass, the best first. */
async function recommendedMoves(request, {width, height, signs}) {
  const sign = request.player_to_move === 'white' ? -1 : 1
  const valueOf = async (move, effort) => {
    const options = {...requestOptions(request), moves: [pointName(move, height)], effort}
    return sign * (await once.withNets(engine => engine.board(width, height, signs, options))).lead
  }
  const best = async (moves, effort, most) => {
    const passed = await valueOf('pass', effort)
    const valued = []
    for (const move of moves) valued.push({move, value: await valueOf(move, effort).catch(ofNoMove)})
    return valued.filter(({value}) => value > passed).sort((a, b) => b.value - a.value).slice(0, most).map(({move}) => move)
  }
  const empty = signs.flatMap((sign, i) => (sign === 0 ? [[i % width, Math.floor(i / width)]] : []))
  const likely = await best(empty, 'quick', Math.max(lookedAtAgain, request.recommended_moves))
  return (await best(likely, 'normal', request.recommended_moves)).map(([x, y]) => ({x, y}))
}

/** What a suicide is worth. Whatever else is wrong a pass would have met before. */
function ofNoMove(error) {
  if (error.constructor !== GoterrError) throw error
  return -Infinity
}

/** Dead stones, and empty points that nobody gets. */
function removed(signs, {dead, owner}, width) {
  return signs.flatMap((sign, i) =>
    dead[i] || (sign === 0 && owner[i] === 0) ? [{x: i % width, y: Math.floor(i / width)}] : [])
}

// goban's own thresholds: a region is looked at from so many points on, and is someone's from this mean ownership on.
const leastRegion = 4
const leastMean = 0.3

/** Points where a region that is mostly one side's touches the other's stones: players have to close it before they count. */
function needsSealing(signs, {dead, ownership}, width) {
  const board = signs.map((sign, i) => (dead[i] ? 0 : sign))
  return emptyRegions(board, width).flatMap(region => {
    const mean = region.reduce((sum, i) => sum + ownership[i], 0) / region.length
    const touched = sign => region.filter(i => beside(i, board, width).some(n => board[n] === sign))
    if (region.length < leastRegion || Math.abs(mean) < leastMean || touched(Math.sign(mean)).length === 0) return []
    return touched(-Math.sign(mean)).map(i => ({x: i % width, y: Math.floor(i / width), color: mean > 0 ? 1 : 2}))
  })
}

function emptyRegions(board, width) {
  const seen = board.map(sign => sign !== 0)
  return board.flatMap((_, start) => {
    if (seen[start]) return []
    const region = [start]
    seen[start] = true
    for (const i of region)
      for (const n of beside(i, board, width))
        if (!seen[n]) {
          seen[n] = true
          region.push(n)
        }
    return [region]
  })
}

function beside(i, board, width) {
  const x = i % width
  return [x > 0 ? i - 1 : -1, x + 1 < width ? i + 1 : -1, i - width, i + width].filter(n => n >= 0 && n < board.length)
}
