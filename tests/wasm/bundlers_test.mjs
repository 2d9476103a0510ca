// The package as `npm pack` makes it, in the bundlers that its users have: every bundle gives the answers that the package gives
// here, in Chromium below a policy that allows WebAssembly and nothing else, or in Node.
//
//     node tests/wasm/bundlers_test.mjs BUILD-WASM
//
// Needs esbuild, webpack, vite, rollup with its plugin for node_modules, and playwright-core (npm), and /usr/bin/chromium.
import assert from 'node:assert/strict'
import {execFileSync} from 'node:child_process'
import {copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {createServer} from 'node:http'
import {tmpdir} from 'node:os'
import {extname, join} from 'node:path'
import {after, before, test} from 'node:test'
import {pathToFileURL} from 'node:url'
import {folder, others} from './support.mjs'

const esbuild = others('esbuild')
const webpack = others('webpack')
const {chromium} = others('playwright-core')
const {rollup} = await imported('rollup')
const {nodeResolve} = await imported('@rollup/plugin-node-resolve')
const vite = await imported('vite')

/** A package that is a module only. */
async function imported(name) {
  for (const place of process.env.NODE_PATH?.split(':') ?? []) {
    const description = join(place, name, 'package.json')
    if (!existsSync(description)) continue
    const {exports, module, main} = JSON.parse(readFileSync(description, 'utf8'))
    const entry = typeof exports === 'string' ? exports : exports?.['.']?.import ?? exports?.['.'] ?? module ?? main
    return import(pathToFileURL(join(place, name, entry.default ?? entry)))
  }
  console.log(`skipped: npm's ${name} is not here`)
  process.exit(77)
}

// --- the application -------------------------------------------------------------------------------------

const body = `
  const rows = Array.from({length: 9}, (_, y) => Array.from({length: 9}, (_, x) => (x === 3 ? 1 : x === 5 ? -1 : x === 7 && y === 4 ? 1 : 0)))
  async function answer() {
    await index.init()
    const record = index.estimate('(;SZ[9]KM[5.5];B[ee];W[cc])')
    const dead = await sabaki.guess(rows)
    const open = await sabaki.getProbabilityMap(rows.map(row => row.map(() => 0)))
    const ogs = await goban.remoteEstimator({player_to_move: 'black', width: 9, height: 9, rules: 'chinese',
      board_state: rows.map(row => row.map(sign => (sign + 3) % 3))})
    const beside = await asynchronous.estimateAsync('(;SZ[9]KM[5.5];B[ee];W[cc])')
    asynchronous.close()
    return JSON.stringify([record.result, record.ownership, dead, open, ogs.score, beside.ownership])
  }
  answer().then(text => { globalThis.answer = text }, error => { globalThis.answer = 'error: ' + error.stack })`

const parts = {index: 'goterr', sabaki: 'goterr/sabaki', goban: 'goterr/goban', asynchronous: 'goterr/async'}
const asModule = (ending = '') => Object.entries(parts)
  .map(([name, from]) => `import * as ${name} from '${from}${ending}'`).join('\n') + body
const asCommonJs = Object.entries(parts).map(([name, from]) => `const ${name} = require('${from}')`).join('\n') + body

const project = mkdtempSync(join(tmpdir(), 'goterr bundles '))
const source = (name, text) => {
  writeFileSync(join(project, name), text)
  return join(project, name)
}
const out = name => join(project, 'out', name)

let expected, server, browser

/** The package's files beside a bundle, as one copies them for bundlers that carry none. */
function filesBeside(name) {
  for (const file of ['goterr.wasm', 'boards.wasm', 'quick.net', 'normal.net'])
    copyFileSync(join(project, 'node_modules/goterr', file), join(out(name), file))
}

// --- where a bundle runs -----------------------------------------------------------------------------------

const kinds = {'.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript', '.wasm': 'application/wasm'}
const policy = "default-src 'none'; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'"

function served() {
  const server = createServer((request, response) => {
    const url = new URL(request.url, 'http://localhost')
    const file = join(project, 'out', decodeURIComponent(url.pathname))
    if (!existsSync(file)) return response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': kinds[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': url.searchParams.get('blob') ? policy + '; worker-src blob:' : policy,
    }).end(readFileSync(file))
  })
  return new Promise(done => server.listen(0, () => done(server)))
}

/** What a page with the script answers. */
async function ranInPage(script, {type = 'module', query = ''} = {}) {
  const name = `${script.replace(/\W/g, '-')}.html`
  writeFileSync(out(name), `<!doctype html><script type="${type}" src="${script}"></script>`)
  return answered(`http://localhost:${server.address().port}/${name}${query}`)
}

async function answered(address) {
  const page = await browser.newPage()
  const said = []
  page.on('console', message => said.push(message.text()))
  page.on('pageerror', error => said.push(error.message))
  try {
    await page.goto(address)
    await page.waitForFunction(() => globalThis.answer, undefined, {timeout: 20_000})
    return await page.evaluate(() => globalThis.answer)
  } catch (error) {
    return `error: ${error.message}\n${said.join('\n')}`
  } finally {
    await page.close()
  }
}

const waiting = "const wait = setInterval(() => { if (globalThis.answer) { console.log(globalThis.answer); clearInterval(wait) } }, 5)"

function ranInNode(file, before = '') {
  const code = `${before}; ${waiting}; import(${JSON.stringify(String(pathToFileURL(file)))})`
  return execFileSync(process.execPath, ['-e', code], {encoding: 'utf8', cwd: tmpdir()}).trim()
}

const webpacked = configuration => new Promise((done, failed) =>
  webpack({mode: 'production', context: project, performance: {hints: false}, ...configuration}, (error, stats) => {
    if (error || stats.hasErrors()) failed(error ?? new Error(stats.toString({all: false, errors: true})))
    else done()
  }))

before(async () => {
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', project], {cwd: folder, encoding: 'utf8'})
  mkdirSync(join(project, 'node_modules/goterr'), {recursive: true})
  execFileSync('tar', ['-xzf', join(project, packed.trim()), '--strip-components=1', '-C', join(project, 'node_modules/goterr')])
  source('package.json', '{"name": "app", "private": true}')
  source('module.js', asModule())
  source('inline.js', asModule('/inline'))
  source('common.cjs', asCommonJs)
  source('import.mjs', asModule())
  expected = ranInNode(join(project, 'import.mjs'))
  assert.match(expected, /^\["[BW]\+/)
  server = await served()
  browser = await chromium.launch({executablePath: '/usr/bin/chromium', args: ['--no-sandbox']})
})

after(async () => {
  await browser?.close()
  server?.close()
  rmSync(project, {recursive: true})
})

// --- the bundlers --------------------------------------------------------------------------------------------

const common = {bundle: true, logLevel: 'silent', absWorkingDir: project}

test('esbuild for browsers: the files are copied beside the bundle, the worker is an entry of its own', async () => {
  await esbuild.build({...common, entryPoints: {module: join(project, 'module.js'), worker: 'goterr/worker'},
    format: 'esm', outdir: out('esbuild')})
  filesBeside('esbuild')
  assert.equal(await ranInPage('esbuild/module.js'), expected)
})

test('esbuild: where the files are missing the page says what to do', async () => {
  await esbuild.build({...common, entryPoints: [join(project, 'module.js')], format: 'esm', outdir: out('alone')})
  assert.match(await ranInPage('alone/module.js'), /goterr\.wasm cannot be fetched: 404/)
  await esbuild.build({...common, entryPoints: [join(project, 'module.js')], format: 'iife', outfile: out('alone/script.js')})
  assert.match(await ranInPage('alone/script.js', {type: 'text/javascript'}), /await init\(url\).*goterr\/inline/)
})

test('esbuild for browsers: everything in one script', async () => {
  await esbuild.build({...common, entryPoints: [join(project, 'inline.js')], format: 'iife', outdir: out('esbuild')})
  assert.equal(await ranInPage('esbuild/inline.js', {type: 'text/javascript', query: '?blob=1'}), expected)
})

test('esbuild for browsers: CommonJS carries what it needs', async () => {
  await esbuild.build({...common, entryPoints: [join(project, 'common.cjs')], format: 'iife', outdir: out('esbuild')})
  assert.equal(await ranInPage('esbuild/common.js', {type: 'text/javascript', query: '?blob=1'}), expected)
})

for (const [format, entry] of [['cjs', 'module.js'], ['esm', 'module.js'], ['cjs', 'common.cjs']])
  test(`esbuild for Node, ${entry} as ${format}: one file that runs anywhere`, async () => {
    const outfile = out(`node-${entry}-${format}.${format === 'cjs' ? 'cjs' : 'mjs'}`)
    await esbuild.build({...common, entryPoints: [join(project, entry)], platform: 'node', format, outfile})
    assert.equal(ranInNode(outfile), expected)
  })

test('webpack 5 for browsers finds the files and the worker by itself', async () => {
  await webpacked({entry: './module.js', output: {path: out('webpack')}})
  assert.equal(await ranInPage('webpack/main.js', {type: 'text/javascript'}), expected)
})

test('webpack 5 for browsers: CommonJS', async () => {
  await webpacked({entry: './common.cjs', output: {path: out('webpack-common')}})
  assert.equal(await ranInPage('webpack-common/main.js', {type: 'text/javascript', query: '?blob=1'}), expected)
})

// No Electron is to be had from npm alone: Node with what a renderer has besides. Its URLs are the browser's.
const renderer = `
  globalThis.window = globalThis.self = globalThis
  globalThis.location = {href: 'file:///no/such/page.html', protocol: 'file:'}
  globalThis.document = {baseURI: 'file:///no/such/page.html', getElementsByTagName: () => []}
  globalThis.Worker = class {
    constructor(url) {
      const {resolveObjectURL} = require('node:buffer')
      const {Worker} = require('node:worker_threads')
      this.started = resolveObjectURL(String(url)).text().then(script => {
        this.thread = new Worker('const {parentPort} = require("node:worker_threads")\\n' +
          'globalThis.postMessage = value => parentPort.postMessage(value)\\n' +
          'parentPort.on("message", data => globalThis.onmessage({data}));' + script, {eval: true})
        this.thread.on('message', data => this.onmessage({data}))
      })
    }
    postMessage(value) { this.started.then(() => this.thread.postMessage(value)) }
    terminate() { this.started.then(() => this.thread.terminate()) }
  }`

for (const entry of ['module.js', 'common.cjs'])
  test(`webpack 5 for Electron's renderer: ${entry}`, async () => {
    const path = out(`electron-${entry}`)
    await webpacked({entry: `./${entry}`, target: 'electron-renderer', output: {path, filename: 'main.cjs'}})
    assert.equal(ranInNode(join(path, 'main.cjs'), renderer), expected)
  })

test('vite: built', async () => {
  source('index.html', '<!doctype html><script type="module" src="/module.js"></script>')
  await vite.build({root: project, base: './', logLevel: 'silent', worker: {format: 'es'},
    build: {outDir: out('vite'), modulePreload: {polyfill: false}}})
  assert.equal(await answered(`http://localhost:${server.address().port}/vite/index.html`), expected)
})

test('vite: in development', async () => {
  const development = await vite.createServer({root: project, logLevel: 'silent', server: {port: 0},
    optimizeDeps: {exclude: ['goterr']}})
  try {
    await development.listen()
    assert.equal(await answered(development.resolvedUrls.local[0]), expected)
  } finally {
    await development.close()
  }
})

test('rollup: the files are copied beside the bundle, the worker is an entry of its own', async () => {
  const plugins = [nodeResolve({browser: true})]
  const bundle = await rollup({input: {module: join(project, 'module.js'), worker: join(project, 'node_modules/goterr/worker.js')}, plugins})
  await bundle.write({dir: out('rollup'), format: 'es', chunkFileNames: '[name].js'})
  filesBeside('rollup')
  assert.equal(await ranInPage('rollup/module.js'), expected)
})

test('rollup: everything in one script', async () => {
  const bundle = await rollup({input: join(project, 'inline.js'), plugins: [nodeResolve({browser: true})]})
  await bundle.write({file: out('rollup/inline.js'), format: 'iife'})
  assert.equal(await ranInPage('rollup/inline.js', {type: 'text/javascript', query: '?blob=1'}), expected)
})
