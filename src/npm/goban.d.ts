import {Bytes, CompiledModule, ModuleSource, Nets} from './index.js'

/** Loads `boards.wasm` and its nets; what is ready is ready for `goterr/sabaki` too. Without `normal.net` (`{normal: false}`) local
 * estimators take fewer than 100 trials; the remote one fetches what it needs. */
export function init(source?: ModuleSource | Promise<ModuleSource>, nets?: Nets): Promise<void>
/** Without nets, local estimators refuse positions that need them: most open ones, and finished ones with a
 * dragon in doubt. */
export function initSync(source: Bytes | CompiledModule, nets?: Nets<Bytes>): void

/** For `set_local_ownership_estimator`. */
export function localEstimator(
  board: number[][], colorToMove: 'black' | 'white', trials: number, tolerance: number
): number[][]

export interface OGSScoreEstimatorModule {
  readonly HEAP8: Int8Array
  readonly HEAPU8: Uint8Array
  readonly HEAP32: Int32Array
  _malloc(size: number): number
  _free(pointer: number): void
  _estimate(
    width: number, height: number, pointer: number, color: number, trials: number, tolerance: number
  ): number
  cwrap(name: 'estimate', result: string, types: string[]): OGSScoreEstimatorModule['_estimate']
}

/** For `window.OGSScoreEstimator`; `init` comes first. */
export function OGSScoreEstimator(): OGSScoreEstimatorModule

/** A point of goban's boards: 0 empty, 1 black, 2 white. */
export type PointColor = 0 | 1 | 2

export interface ScoreEstimateRequest {
  player_to_move: 'black' | 'white'
  width: number
  height: number
  board_state: PointColor[][]
  rules: string
  /** 7.5 and no prisoners where they are absent: goban asks so, and corrects the score. */
  komi?: number
  /** Stones that black, that white has taken. */
  black_prisoners?: number
  white_prisoners?: number
  autoscore?: boolean
  /** So many moves are recommended at most, which takes a second on 19x19 and blocks meanwhile; none where it is absent. */
  recommended_moves?: number
}

export interface ScoreEstimateResponse {
  ownership: number[][]
  score: number
  /** Black's chance to win. */
  win_rate: number
  autoscored_board_state: PointColor[][]
  /** Dead stones, and empty points that nobody gets. */
  autoscored_removed: {x: number; y: number}[]
  /** Where mostly owned regions touch the other side's stones: to be closed before they count, for the side `color`. */
  autoscored_needs_sealing: {x: number; y: number; color: PointColor}[]
  /** Where they were asked for: the moves that bring the side to move more than a pass, the best first. */
  recommended_moves?: {x: number; y: number}[]
}

/** For `init_remote_ownership_estimator`. */
export function remoteEstimator(request: ScoreEstimateRequest): Promise<ScoreEstimateResponse>
