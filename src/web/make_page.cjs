// `node make_page.cjs PARTS MODULE.wasm SAMPLE.sgf OUT.html`: the page in one file, with the module inside.
const {readFileSync, writeFileSync} = require('fs')
const {join} = require('path')
const {gzipSync} = require('zlib')

const [folder, module_, sample, out] = process.argv.slice(2)
const part = name => readFileSync(join(folder, name), 'utf8')
const parts = {
  title: 'goterr', made: '', report: '',
  style: part('style'), script: part('script'), worker: part('worker'),
  module: gzipSync(readFileSync(module_), {level: 9}).toString('base64'),
  sample: readFileSync(sample, 'utf8'),
}
writeFileSync(out, part('html').replace(/\$\{(\w+)\}/g, (_, name) => parts[name]))
