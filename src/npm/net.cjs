// `node net.cjs DATA NAME FILE`: the table of a net in one file for WebAssembly's modules, as
// src/estimate/host/asked_net.cpp reads it.
const {readFileSync, writeFileSync} = require('fs')
const {join} = require('path')

const [data, name, file] = process.argv.slice(2)
const values = kind => readFileSync(join(data, `net_${name}_${kind}.inc`), 'utf8').match(/-?\d+/g).map(Number)
const weights = Int8Array.from(values('weights'))
const dense = Int16Array.from(values('dense'))
const numbers = Int32Array.from(values('numbers'))
const counts = Int32Array.of(weights.length, dense.length, numbers.length)
writeFileSync(file, Buffer.concat([counts, numbers, dense, weights].map(part => Buffer.from(part.buffer))))
