/** What was given cannot be estimated or rendered; the message is a sentence. */
export class GoterrError extends Error {}

/** Rows from the top: 1 black, -1 white, 0 empty. */
export type SignMap = ReadonlyArray<ReadonlyArray<number> | Int8Array>

/** A column from the left and a row from the top, both from 0. */
export type Vertex = [x: number, y: number]

export type Rules =
  | 'japanese' | 'korean' | 'chinese' | 'chinese-ogs' | 'chinese-kgs' | 'aga' | 'bga' | 'aga-button'
  | 'new-zealand' | 'tromp-taylor' | 'stone-scoring' | 'ancient-territory'

/** The command line's options, in camel case, with dashes or with underscores. */
export interface CountingOptions {
  rules?: Rules
  komi?: number
  toMove?: 'black' | 'white'
  /** Stones that black and white have taken. */
  captures?: [number, number]
  /** Dragons that are dead, alive, in seki, by the name of any stone of theirs, such as `D4`. */
  dead?: string[]
  alive?: string[]
  seki?: string[]
  /** How the small moves that are left are counted. */
  count?: 'auto' | 'as-it-stands' | 'played-out'
  method?: 'combined' | 'bouzy' | 'influence'
  dilations?: number
  erosions?: number
  effort?: 'quick' | 'normal' | 'deep'
  seed?: number
}

export interface EstimateOptions extends CountingOptions {
  /** What the record calls its source. */
  file?: string
  /** The position after so many moves; the last if absent. */
  until?: number
  game?: number
  variation?: string
  /** false: the record without the array of ownership. */
  ownership?: boolean
}

export interface RenderOptions extends EstimateOptions {
  charset?: 'unicode' | 'ascii'
  style?: 'wood' | 'plain' | 'heat'
  marks?: 'both' | 'territory' | 'ownership' | 'none'
  /** Of pictures, in pixels. */
  width?: number
  noCoordinates?: boolean
  noCaption?: boolean
  markup?: 'tbtw' | 'labels' | 'squares'
}

export interface SideScore {
  territory: number
  prisoners: number
  stones: number
  komi: number
}

/** The JSON record, schema 1; black is positive, strings and arrays of points run row by row from the top left. */
export interface Estimate {
  schema: 1
  file: string
  game: number
  move: number
  width: number
  height: number
  to_move: 'black' | 'white'
  rules: Rules
  komi: number
  captures: {black: number; white: number}
  board: string
  owner: string
  ownership?: number[]
  dead: string[]
  seki: string[]
  unsettled: string[][]
  score: {black: SideScore; white: SideScore}
  score_lead: number
  score_low: number
  score_high: number
  result: string
  finished: boolean
  confident: boolean
  /** What the record says of its game, each only where it does. */
  name?: string
  black_player?: string
  white_player?: string
  black_rank?: string
  white_rank?: string
  date?: string
  event?: string
  place?: string
  handicap?: number
  recorded_result: string | null
  /** Where the two ways to count differ: which one counts, and the result by the other. */
  counted?: 'as-it-stands' | 'played-out'
  other_result?: string
  warnings: {line: number; column: number; message: string}[]
  seconds: number
}

export interface BoardEstimate {
  /** Who gets each point in the count: 1 black, -1 white, 0 nobody. */
  owner: number[][]
  /** The expected owner at the end, -1..1. */
  ownership: number[][]
  dead: Vertex[]
  /** Points by which black leads, komi included. */
  lead: number
  low: number
  high: number
}

export type NetsSource = string | URL | ArrayBuffer | ArrayBufferView | Response
export type ModuleSource = NetsSource | WebAssembly.Module

/** Makes the package ready; without a source from `goterr.wasm` beside it. */
export function init(source?: ModuleSource | Promise<ModuleSource>): Promise<void>
export function initSync(source: ArrayBuffer | ArrayBufferView | WebAssembly.Module): void

export function estimate(input: string | ArrayBuffer | ArrayBufferView, options?: EstimateOptions): Estimate
export function svg(input: string | ArrayBuffer | ArrayBufferView, options?: RenderOptions): string
export function render(
  input: string | ArrayBuffer | ArrayBufferView, format: 'json' | 'text' | 'svg' | 'sgf' | 'csv', options?: RenderOptions
): string
/** Why a point of the estimated position, such as `D4`, is judged as it is: a sentence a line. */
export function explain(input: string | ArrayBuffer | ArrayBufferView, point: string, options?: EstimateOptions): string
export function board(signMap: SignMap, options?: CountingOptions): BoardEstimate
