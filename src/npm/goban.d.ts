import {ModuleSource, NetsSource} from './index.js'

/** Fetches `boards.wasm` and `boards.nets`, which lie beside this file where nothing else is said. */
export function init(source?: ModuleSource | Promise<ModuleSource>, nets?: NetsSource | Promise<NetsSource>): Promise<void>
/** Without nets, positions that need them are refused: most open ones, and finished ones with a dragon in doubt. */
export function initSync(source: ArrayBuffer | ArrayBufferView | WebAssembly.Module, nets?: ArrayBuffer | ArrayBufferView): void

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

export interface ScoreEstimateRequest {
  player_to_move: 'black' | 'white'
  width: number
  height: number
  board_state: number[][]
  rules: string
}

export interface ScoreEstimateResponse {
  ownership: number[][]
  score: number
  win_rate: number
  autoscored_board_state: number[][]
  autoscored_removed: {x: number; y: number}[]
  autoscored_needs_sealing: {x: number; y: number}[]
}

/** For `init_remote_ownership_estimator`. */
export function remoteEstimator(request: ScoreEstimateRequest): Promise<ScoreEstimateResponse>
