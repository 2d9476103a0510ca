import {
  AbortSignalOf, BoardEstimate, BoardOptions, Bytes, Estimate, EstimateOptions, Format, GoterrError, ModuleSource, NetSource,
  RenderOptions, SignMap, WorkerOf
} from './index.js'

export {GoterrError}

export interface Call {
  /** Cancels: what waits is dropped, what is under way ends with its worker. The promise is refused with the signal's reason. */
  signal?: AbortSignalOf
}

/** Before the first call, where something is not as usual; ends workers that run already. */
export function configure(options: {
  /** Where `goterr.wasm` is, or what it is. */
  module?: ModuleSource
  /** The same of `normal.net`, which is fetched when the first position needs it. */
  normal?: NetSource
  /** How many requests are worked on at once; 1 if absent. */
  workers?: number
  /** Makes a worker that runs `goterr/worker`, where the bundler does not carry workers by itself. */
  worker?: () => WorkerOf
}): void

export function estimateAsync(input: string | Bytes, options?: EstimateOptions, call?: Call): Promise<Estimate>
export function renderAsync(input: string | Bytes, format: Format, options?: RenderOptions, call?: Call): Promise<string>
export function explainAsync(input: string | Bytes, point: string, options?: EstimateOptions, call?: Call): Promise<string>
export function boardAsync(signMap: SignMap, options?: BoardOptions, call?: Call): Promise<BoardEstimate>

/** Ends the workers; what is under way or waits is refused. The next call starts one again. */
export function close(): void
