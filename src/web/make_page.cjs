// `node make_page.cjs SOURCE MODULE.wasm VERSION OUT.html`: the page in one file, the module and all scripts inside; a policy
// that lets nothing else run and nothing be asked for.
const {createHash} = require('crypto')
const {readFileSync, writeFileSync} = require('fs')
const {join} = require('path')
const {gzipSync} = require('zlib')

const [source, module_, version, out] = process.argv.slice(2)
const read = name => readFileSync(join(source, name), 'utf8')
const hash = text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const script = ['src/render/report/board.js', 'src/render/report/graph.js',
  ...['game', 'engine', 'view', 'app'].map(name => `src/web/${name}.js`)].map(read).join('')
const style = read('src/render/report/page.css') + read('src/web/page.css')
const worker = read('src/npm/loader.js').replace(/^export /gm, '') + read('src/web/worker.js')
const policy = `default-src 'none'; style-src ${hash(style)}; script-src ${hash(script)} 'wasm-unsafe-eval' blob:; worker-src blob:; img-src blob: data:; base-uri 'none'; form-action 'none'`

const parts = {
  policy, style, script, worker, version,
  module: gzipSync(readFileSync(module_), {level: 9}).toString('base64'),
  sample: read('data/games/9x9-japanese.sgf'),
}
for (const name of ['script', 'worker', 'sample', 'style'])
  if (/<\/(script|style)/i.test(parts[name])) throw new Error(`${name} would end its own element`)
writeFileSync(out, read('src/web/page.html').replace(/\$\{(\w+)\}/g, (_, name) => parts[name]))
