// `node nets.cjs DATA FILE`: the tables of both nets in one file for boards.wasm, each with its length in front, as
// src/estimate/host/trained_nets.cpp reads them.
const {readFileSync, writeFileSync} = require('fs')
const {join} = require('path')

const [data, file] = process.argv.slice(2)

function table(name) {
  const values = kind => readFileSync(join(data, `net_${name}_${kind}.inc`), 'utf8').match(/-?\d+/g).map(Number)
  const weights = Int8Array.from(values('weights'))
  const dense = Int16Array.from(values('dense'))
  const numbers = Int32Array.from(values('numbers'))
  const counts = Int32Array.of(weights.length, dense.length, numbers.length)
  return Buffer.concat([counts, numbers, dense, weights].map(part => Buffer.from(part.buffer)))
}

function withLength(bytes) {
  return Buffer.concat([Buffer.from(Uint32Array.of(bytes.length).buffer), bytes])
}

writeFileSync(file, Buffer.concat(['normal', 'quick'].map(name => withLength(table(name)))))
