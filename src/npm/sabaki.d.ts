import {Bytes, CompiledModule, ModuleSource, Nets, SignMap, Vertex} from './index.js'

/** Only needed before the first call where `boards.wasm` does not lie beside the package; ready for `goterr/goban` too. */
export function init(source?: ModuleSource | Promise<ModuleSource>): Promise<void>
/** Nets are fetched when the first position needs them: `quick.net` below 50 iterations, both from there on.
 * */
export function initSync(source: Bytes | CompiledModule, nets?: Nets<Bytes>): void

// @sabaki/deadstones
export interface Deadstones {
  useFetch(path?: string): Deadstones
  guess(data: SignMap, options?: {finished?: boolean; iterations?: number}): Promise<Vertex[]>
  getProbabilityMap(data: SignMap, iterations?: number): Promise<number[][]>
  getFloatingStones(data: SignMap): Promise<Vertex[]>
  playTillEnd(data: SignMap, sign: number): Promise<number[][]>
}
export function useFetch(path?: string): Deadstones
export function guess(data: SignMap, options?: {finished?: boolean; iterations?: number}): Promise<Vertex[]>
export function getProbabilityMap(data: SignMap, iterations?: number): Promise<number[][]>
export function getFloatingStones(data: SignMap): Promise<Vertex[]>
export function playTillEnd(data: SignMap, sign: number): Promise<number[][]>

// @sabaki/influence
export function areaMap(data: SignMap): number[][]
export function map(
  data: SignMap, options?: {discrete?: boolean; maxDistance?: number; minRadiance?: number}
): number[][]
/** Steps along the lines to the nearest stone of `sign`; Infinity where there is none. */
export function nearestNeighborMap(data: SignMap, sign: 1 | -1): number[][]
export function radianceMap(data: SignMap, sign: 1 | -1, options?: {p1?: number; p2?: number; p3?: number}): number[][]
export function bouzyMap(data: SignMap, dilations: number, erosions: number): number[][]
