import {ModuleSource, SignMap, Vertex} from './index.js'

/** Only needed before the first call where `boards.wasm` does not lie beside this file. */
export function init(source?: ModuleSource | Promise<ModuleSource>): Promise<void>
/** Without nets, `boards.nets` is fetched when the first position needs them. */
export function initSync(source: ArrayBuffer | ArrayBufferView | WebAssembly.Module, nets?: ArrayBuffer | ArrayBufferView): void

// @sabaki/deadstones
export interface Deadstones {
  useFetch(path: string): Deadstones
  guess(data: SignMap, options?: {finished?: boolean; iterations?: number}): Promise<Vertex[]>
  getProbabilityMap(data: SignMap, iterations?: number): Promise<number[][]>
  getFloatingStones(data: SignMap): Promise<Vertex[]>
  playTillEnd(data: SignMap, sign: number): Promise<number[][]>
}
export function useFetch(path: string): Deadstones
export function guess(data: SignMap, options?: {finished?: boolean; iterations?: number}): Promise<Vertex[]>
export function getProbabilityMap(data: SignMap, iterations?: number): Promise<number[][]>
export function getFloatingStones(data: SignMap): Promise<Vertex[]>
export function playTillEnd(data: SignMap, sign: number): Promise<number[][]>

// @sabaki/influence
export function areaMap(data: SignMap): number[][]
export function map(
  data: SignMap, options?: {discrete?: boolean; maxDistance?: number; minRadiance?: number}
): number[][]
export function bouzyMap(data: SignMap, dilations: number, erosions: number): number[][]
