// What compiles, and what must not, without any library of types but the language's own.
import {GoterrError, board, estimate, init, initSync, open} from 'goterr'
import {configure, estimateAsync} from 'goterr/async'
import {board as inlineBoard} from 'goterr/inline'
import {guess, map, nearestNeighborMap, radianceMap, useFetch} from 'goterr/sabaki'

await init()
await init(new Uint8Array(8))
initSync(new ArrayBuffer(8))
const result: string = estimate('(;SZ[9];B[ee])', {toMove: 'white', to_move: 'white', 'to-move': 'white'}).result
const lead: number = board([[0, 1], [0, -1]], {moves: [[0, 0], 'pass', 'A1'], ko: [1, 1], komi: 0}).lead
const chance: number = inlineBoard([new Int8Array(2)]).chance
const game = open('(;SZ[9];B[ee])')
const leads: number[] = Array.from({length: game.moves}, (_, until) => game.estimate({until}).score_lead)
game.tree().nodes.map(node => node.comment ?? '')
game.close()
configure({workers: 2})
const waited: Promise<number> = estimateAsync('(;SZ[9];B[ee])', {until: 1}).then(record => record.score_low)
const dead: [number, number][] = await guess([[0, 1]])
const maps: number[][][] = [map([[0]]), nearestNeighborMap([[0]], 1), radianceMap([[0]], -1, {p1: 5})]
useFetch('boards.wasm')
export {GoterrError, chance, dead, lead, leads, maps, result, waited}

// @ts-expect-error no such rules
estimate('', {rules: 'martian'})
// @ts-expect-error no such option
estimate('', {rulez: 'chinese'})
// @ts-expect-error a board is rows
board([0, 1])
// @ts-expect-error one game of a record is chosen when it is opened
game.estimate({game: 2})
// @ts-expect-error no such side
nearestNeighborMap([[0]], 'black')
