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
  to_move?: 'black' | 'white'
  'to-move'?: 'black' | 'white'
  /** Stones that black and white have taken. */
  captures?: [number, number]
  /** Where the side to move may not retake at once. */
  ko?: string
  /** Played on top of the position, in turn: points such as `D4`, and `pass`. */
  moves?: string[]
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
  /** What its bytes are in, such as `GB18030`; by itself, what it says or what they look like. */
  charsetOfRecord?: string
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
  no_coordinates?: boolean
  'no-coordinates'?: boolean
  noCaption?: boolean
  no_caption?: boolean
  'no-caption'?: boolean
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

/** Of boards: points may be [x, y] too. */
export interface BoardOptions extends Omit<CountingOptions, 'ko' | 'moves' | 'dead' | 'alive' | 'seki'> {
  ko?: string | Vertex
  moves?: (string | Vertex)[]
  dead?: (string | Vertex)[]
  alive?: (string | Vertex)[]
  seki?: (string | Vertex)[]
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
  /** Black's chance to win, 0..1. */
  chance: number
}

/** A record that was read once, for any number of its positions. */
export interface Game {
  /** Moves and passes of the line that was chosen. */
  readonly moves: number
  /** Who played, and every node with its move, comment and marks. */
  tree(): GameTree
  estimate(options?: PositionOptions): Estimate
  svg(options?: RenderPositionOptions): string
  render(format: Format, options?: RenderPositionOptions): string
  explain(point: string, options?: PositionOptions): string
  /** Gives its memory back; without it that happens when nobody holds the game any more. */
  close(): void
}

export type PositionOptions = Omit<EstimateOptions, 'game' | 'variation'>
export type RenderPositionOptions = Omit<RenderOptions, 'game' | 'variation'>
export type Format = 'json' | 'text' | 'svg' | 'sgf' | 'csv'

/** Points are indices, row by row from the top left; a pass is -1. */
export interface GameTree {
  size: [width: number, height: number]
  stars: number[]
  facts: {
    black: string; white: string; blackRank: string; whiteRank: string; date: string; event: string; place: string
    result: string; rules: Rules; area: boolean; komi: number; handicap: number
  }
  /** Parents first; `p` is the parent's place in the list, -1 for the first. */
  nodes: {
    p: number; move: number; side?: 'B' | 'W'; at?: number; name?: string; comment?: string
    marks?: [kind: string, at: number, label?: string][]
  }[]
}

// What the host has of these; nothing where it has none, so that no library of types is needed.
type Host<Name extends string> = typeof globalThis extends Record<Name, {prototype: infer Type}> ? Type : never
type HostModule = typeof globalThis extends {WebAssembly: {Module: {prototype: infer Type}}} ? Type : never

export type Bytes = ArrayBuffer | ArrayBufferView
/** A text is a URL, or one from the page or worker; in Node it may be a path. */
export type NetSource = string | Bytes | Host<'URL'> | Host<'Response'>
export type CompiledModule = HostModule
export type ModuleSource = NetSource | CompiledModule
export type AbortSignalOf = Host<'AbortSignal'>
export type WorkerOf = Host<'Worker'>

/** Files of the package, of which each is fetched or given once; false: not now. */
export interface Nets<Source = NetSource | Promise<NetSource> | false> {
  /** `quick.net`: of every effort. `goterr.wasm` has it inside. */
  quick?: Source
  /** `normal.net`: of normal and deep effort. */
  normal?: Source
}

/** Makes the package ready; without sources by itself. Without the net (`init(undefined, {normal: false})`) less is fetched:
 * open positions are then estimated with `effort: 'quick'`, and refused otherwise, until `init()` has brought it. */
export function init(source?: ModuleSource | Promise<ModuleSource>, nets?: Pick<Nets, 'normal'>): Promise<void>
/** Without the net open positions are estimated with `effort: 'quick'`, and refused otherwise. */
export function initSync(source: Bytes | CompiledModule, nets?: Pick<Nets<Bytes>, 'normal'>): void

export function estimate(input: string | Bytes, options?: EstimateOptions): Estimate
export function svg(input: string | Bytes, options?: RenderOptions): string
export function render(input: string | Bytes, format: Format, options?: RenderOptions): string
/** Why a point of the estimated position, such as `D4`, is judged as it is: a sentence a line. */
export function explain(input: string | Bytes, point: string, options?: EstimateOptions): string
export function open(input: string | Bytes, options?: EstimateOptions): Game
export function board(signMap: SignMap, options?: BoardOptions): BoardEstimate
