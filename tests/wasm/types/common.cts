// CommonJS.
import goterr = require('goterr')
import asynchronous = require('goterr/async')
import goban = require('goterr/goban')
import sabaki = require('goterr/sabaki')

export const ready: Promise<void> = goterr.init()
export const result: () => string = () => goterr.estimate('(;SZ[9];B[ee])').result
export const maps: number[][] = sabaki.areaMap([[0, 1]])
export const owners: number[][] = goban.localEstimator([[0, 1]], 'black', 100, 0.2)
export const record = () => asynchronous.estimateAsync('(;SZ[9];B[ee])')
