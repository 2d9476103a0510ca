// For OGS's goban, in its three places:
//
//     await init()
//     set_local_ownership_estimator(localEstimator)
//     window.OGSScoreEstimator = OGSScoreEstimator
//     init_remote_ownership_estimator(remoteEstimator)
import {GoterrError, Once, flat, rows} from './loader.js'

const once = new Once(new URL('./boards.wasm', import.meta.url), new URL('./boards.nets', import.meta.url))

export async function init(source, nets) {
  await once.init(source)
  await once.initNets(nets) // its callers do not wait
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
const rulesNames = {nz: 'new-zealand', ing: 'chinese'}

// goban asks for a score as KataGo gives it, with komi 7.5 and no prisoners, and corrects both.
const askedKomi = 7.5

/** For `init_remote_ownership_estimator`: nothing leaves the machine. */
export async function remoteEstimator(request) {
  await init()
  const stones = request.board_state.map(row => Array.from(row, cell => (cell === 2 ? -1 : cell)))
  const {width, height, signs} = flat(stones)
  const options = {
    rules: rulesNames[request.rules] ?? request.rules ?? 'japanese',
    komi: askedKomi,
    toMove: request.player_to_move,
  }
  const result = once.engine.board(width, height, signs, options)
  return {
    ownership: rows(result.ownership, width),
    score: result.lead,
    win_rate: winRate(result),
    autoscored_board_state: rows(result.owner.map(sign => (sign < 0 ? 2 : sign)), width),
    autoscored_removed: removed(signs, result, width),
    autoscored_needs_sealing: [],
  }
}

/** Dead stones, and empty points that nobody gets. */
function removed(signs, {dead, owner}, width) {
  return signs.flatMap((sign, i) =>
    dead[i] || (sign === 0 && owner[i] === 0) ? [{x: i % width, y: Math.floor(i / width)}] : [])
}

/** Black's chance, where the lead is distributed normally and the interval holds four fifths of it. */
function winRate({lead, low, high}) {
  const deviation = (high - low) / 2 / 1.2816
  if (deviation <= 0) return lead > 0 ? 1 : lead < 0 ? 0 : 0.5
  return 1 / (1 + Math.exp((-1.702 * lead) / deviation)) // the logistic curve closest to the normal one
}
