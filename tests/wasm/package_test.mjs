// The npm package: records byte-equal to the program's, both kinds of modules, bad input, memory.
import assert from 'node:assert/strict'
import test from 'node:test'
import {Worker} from 'node:worker_threads'
import {execFileSync} from 'node:child_process'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {brotliCompressSync} from 'node:zlib'
import {commonPart, folder, nativeRecords, part, read, samples} from './support.mjs'

const goterr = await part('index')
const rows = Array(4).fill([0, 1, -1, 0])
const diagram = '. X O .\n'.repeat(4)

test('before init it is said what is missing', () => {
  assert.throws(() => goterr.estimate(diagram), /await init/)
})

const without = {normal: false}

test('the module is refused where it is none', async () => {
  await assert.rejects(goterr.init(new Uint8Array(0), without), /0 bytes/)
  assert.throws(() => goterr.initSync(new ArrayBuffer(0)), /0 bytes/)
  assert.throws(() => goterr.initSync(new Uint8Array([1, 2, 3])), WebAssembly.CompileError)
  await assert.rejects(goterr.init(12, without), TypeError)
  await assert.rejects(goterr.init(new URL('file:///no/such/goterr.wasm'), without), /ENOENT/)
})

const middle = '(;SZ[9]KM[5.5];B[ee];W[cc];B[gc])'

test('init finds the module beside the package; without the net it estimates with quick effort', async () => {
  await goterr.init(undefined, without)
  const quick = goterr.render(middle, 'json', {effort: 'quick', ownership: true})
  for (const effort of ['normal', 'deep'])
    assert.throws(() => goterr.estimate(middle, {effort}), error => error.name === 'NetMissing' && /normal\.net/.test(error.message))
  assert.equal(goterr.render(middle, 'json', {effort: 'quick', ownership: true}), quick)
  await goterr.init()
  assert.equal(goterr.estimate(middle).move, 3)
})

for (const options of [{}, {effort: 'quick', rules: 'chinese'}])
  test(`records are the program's, byte for byte: ${JSON.stringify(options)}`, () => {
    const given = Object.entries(options).map(([name, value]) => `--${name}=${value}`)
    const native = nativeRecords(samples, ...given)
    assert.equal(native.length, samples.length)
    let equal = 0
    samples.forEach((file, i) => {
      if (native[i].includes('"error":')) return assert.throws(() => goterr.estimate(read(file), options))
      assert.equal(goterr.render(read(file), 'json', {...options, file}), native[i] + '\n')
      ++equal
    })
    console.log(`${equal} of ${samples.length} records equal`)
    assert.ok(equal > 10)
  })

test('a board gives its owners, dead stones and lead', () => {
  const result = goterr.board(rows, {rules: 'chinese', komi: 0.5})
  assert.deepEqual(result.owner, Array(4).fill([1, 1, -1, -1]))
  assert.equal(result.lead, -0.5)
  assert.ok(result.ownership[0][0] > 0.5 && result.ownership[0][3] < -0.5)
  assert.deepEqual(result.dead, [])
})

test('dead stones are columns from the left and rows from the top', () => {
  const record = goterr.estimate(read('data/positions/dead-stones-9x9.txt'))
  const signs = rowsOf(record)
  const {dead} = goterr.board(signs, {komi: record.komi})
  assert.deepEqual(dead.map(([x, y]) => 'ABCDEFGHJ'[x] + (9 - y)).sort(), [...record.dead].sort())
})

test('moves are played on top of a board, points by name or place, and a ko is respected', () => {
  const ko = [[0, 1, -1, 0, 0], [1, 0, 1, -1, 0], [0, 1, -1, 0, 0], [0, 0, 0, 0, 0]]
  const {owner, chance} = goterr.board(ko, {to_move: 'white', moves: [[1, 1], 'pass', 'E1']})
  assert.ok(owner.length === 4 && chance >= 0 && chance <= 1)
  const taken = goterr.board(ko, {toMove: 'white', moves: ['B3']})
  assert.deepEqual(taken, goterr.board([[0, 1, -1, 0, 0], [1, -1, 0, -1, 0], [0, 1, -1, 0, 0], [0, 0, 0, 0, 0]],
    {ko: [2, 1], captures: [0, 1]}))
  assert.throws(() => goterr.board(ko, {toMove: 'white', moves: ['B3', [2, 1]]}), /C3: the ko/)
  assert.throws(() => goterr.board(ko, {toMove: 'white', ko: 'B3', moves: ['B3']}), /B3: the ko/)
})

const forked = '(;SZ[9]KM[5.5]PB[Kita];B[ee];W[cc](;B[gg];W[cg])(;B[gc]C[other]))'

test('a game that is opened once gives the estimates that its text gives', () => {
  const game = goterr.open(forked, {variation: '2', rules: 'chinese'})
  assert.equal(game.moves, 3)
  for (const until of [3, 0, 2]) {
    const options = {variation: '2', rules: 'chinese', until}
    assert.equal(game.render('json', {until}), goterr.render(forked, 'json', options))
  }
  assert.deepEqual(game.explain('E5', {until: 1}), goterr.explain(forked, 'E5', {until: 1, rules: 'chinese'}))
  const {facts, nodes} = game.tree()
  assert.deepEqual([facts.black, facts.komi, nodes.length, nodes[5].comment], ['Kita', 5.5, 6, 'other'])
  assert.throws(() => game.estimate({until: 4}), /3 moves/)
  assert.throws(() => game.estimate({variation: '1'}), /when a record is read/)
  assert.throws(() => goterr.open(''), /0 bytes/)
  game.close()
  game.close()
  assert.throws(() => game.estimate(), /closed/)
})

test('an opened game outlives a fresh start of the module', async () => {
  const {Engine, compileSync} = await part('loader')
  const {GameHandle} = await part('game_handle')
  const engine = new Engine(compileSync(read(join(folder, 'goterr.wasm'))))
  engine.setNet('normal', read(join(folder, 'normal.net')))
  const game = new GameHandle(engine, forked)
  const before = game.render('json')
  assert.throws(() => engine.guarded(() => { throw new WebAssembly.RuntimeError('unreachable') }), /estimate failed/)
  assert.equal(game.render('json'), before)
})

test('a worker estimates as this thread does, and knows what is wrong', async () => {
  const beside = await part('async')
  assert.deepEqual(await beside.estimateAsync(diagram, {rules: 'chinese'}), goterr.estimate(diagram, {rules: 'chinese'}))
  assert.equal(await beside.explainAsync(diagram, 'A1'), goterr.explain(diagram, 'A1'))
  assert.equal(await beside.renderAsync(diagram, 'svg'), goterr.svg(diagram))
  assert.deepEqual(await beside.boardAsync(rows, {moves: [[0, 0]]}), goterr.board(rows, {moves: [[0, 0]]}))
  assert.deepEqual(await beside.estimateAsync(middle), goterr.estimate(middle)) // it fetches the net
  beside.configure({normal: new URL('file:///no/such/normal.net')})
  assert.deepEqual(await beside.estimateAsync(middle, {effort: 'quick'}), goterr.estimate(middle, {effort: 'quick'}))
  await assert.rejects(beside.estimateAsync(middle), /ENOENT/)
  await assert.rejects(beside.estimateAsync('hello'), goterr.GoterrError)
  await assert.rejects(beside.estimateAsync(12), TypeError)
  beside.close()
})

test('what a worker does is cancelled: what waits, and what is under way', async () => {
  const beside = await part('async')
  beside.configure({workers: 1})
  const long = '(;SZ[19]' + 'ABCDEFGHIJ'.toLowerCase().split('').map((a, i) => `;B[${a}${a}];W[${a}k]`).join('') + ')'
  await beside.estimateAsync(diagram)
  const running = new AbortController(), waits = new AbortController()
  const first = beside.estimateAsync(long, {effort: 'deep'}, {signal: running.signal})
  const second = beside.estimateAsync(diagram, {}, {signal: waits.signal})
  const third = beside.estimateAsync(diagram)
  waits.abort(new Error('not wanted'))
  await assert.rejects(second, /not wanted/)
  running.abort()
  await assert.rejects(first, {name: 'AbortError'})
  assert.equal((await third).result, goterr.estimate(diagram).result)
  await assert.rejects(beside.estimateAsync(diagram, {}, {signal: AbortSignal.abort()}), {name: 'AbortError'})
  const last = beside.estimateAsync(long, {effort: 'deep'})
  beside.close()
  await assert.rejects(last, /closed/)
})

test('workers keep no program from ending', () => {
  const code = `import('${pathToFileURL(join(folder, 'async.js'))}').then(async ({estimateAsync}) =>
    console.log((await estimateAsync('(;SZ[4];B[bb])')).width))`
  assert.equal(execFileSync(process.execPath, ['-e', code], {timeout: 20_000}).toString(), '4\n')
})

test('a module that is served as one is compiled while it arrives', async () => {
  const {compile} = await part('loader')
  const bytes = read(join(folder, 'boards.wasm'))
  const streaming = WebAssembly.compileStreaming
  let streamed = 0
  WebAssembly.compileStreaming = source => (++streamed, streaming(source))
  try {
    for (const kind of ['application/wasm', 'application/octet-stream'])
      assert.ok(await compile(new Response(bytes, {headers: {'content-type': kind}})) instanceof WebAssembly.Module)
  } finally {
    WebAssembly.compileStreaming = streaming
  }
  assert.equal(streamed, 1)
})

test('a point is explained as the program does', () => {
  assert.match(goterr.explain(diagram, 'A1'), /^A1 .*\n/)
  assert.throws(() => goterr.explain(diagram, '?'), /no point/)
})

test('pictures and text', () => {
  assert.match(goterr.svg(diagram, {noCaption: true, width: 200}), /^<svg .*width="200"/)
  assert.match(goterr.render(diagram, 'text', {charset: 'ascii'}), /X O/)
  assert.match(goterr.render('(;SZ[9];B[ee])', 'sgf'), /^\(;/)
})

test('names in charsets of the web are decoded by the host', () => {
  const name = new Uint8Array([0xb9, 0xc5, 0xc1, 0xa6]) // 古力
  const text = [...Buffer.from('(;GM[1]CA[GB18030]SZ[9]RE['), ...name, ...Buffer.from('];B[ee])')]
  assert.equal(goterr.estimate(new Uint8Array(text)).recorded_result, '古力')
})

test('options may be in camel case, with dashes or underscores', () => {
  for (const name of ['toMove', 'to-move', 'to_move'])
    assert.equal(goterr.estimate(diagram, {[name]: 'white'}).to_move, 'white')
})

const wrong = [
  ['rows of unequal length', () => goterr.board([[0, 1], [0]]), /equally long/],
  ['no rows', () => goterr.board([]), /0x0/],
  ['a board that is too large', () => goterr.board(Array(53).fill(Array(53).fill(0))), /53x53/],
  ['a komi that is no number', () => goterr.board(rows, {komi: NaN}), /komi: NaN is not a number/],
  ['prisoners without end', () => goterr.estimate(diagram, {captures: [0, Infinity]}), /captures: Infinity is not/],
  ['a stone that is no number', () => goterr.board([[NaN]]), /NaN is no stone/],
  ['a point beside the board', () => goterr.board(rows, {moves: [[0, 4]]}), /no point of the board/],
  ['a move onto a stone', () => goterr.board(rows, {moves: [[1, 0]]}), /B4: there is a stone already/],
  ['odd stones', () => goterr.board([[2]]), /2 is no stone/],
  ['no board', () => goterr.board('19'), /array of rows/],
  ['nothing to read', () => goterr.estimate(''), /0 bytes/],
  ['300 MB of text', () => goterr.estimate('('.repeat(300 << 20)), /64 MB/],
  ['no text', () => goterr.estimate(12), TypeError],
  ['no record', () => goterr.estimate('hello'), goterr.GoterrError],
  ['unknown rules', () => goterr.estimate(diagram, {rules: 'martian'}), /'martian' is none of japanese/],
  ['unknown options', () => goterr.estimate(diagram, {colour: 1}), /no option 'colour'/],
  ['a picture of another kind', () => goterr.render(diagram, 'png'), /no format/],
]
for (const [name, call, expected] of wrong) test(`clear error: ${name}`, () => assert.throws(call, expected))

test('a hostile comment is read', () => {
  const text = `(;SZ[9]C[${'\\]'.repeat(1e5)}\0<script>${'('.repeat(1e5)}];B[ee])`
  assert.equal(goterr.estimate(text, {effort: 'quick'}).move, 1)
})

test('nesting without end is refused or read, and does not end the module', () => {
  try {
    goterr.estimate('(;'.repeat(1e6))
  } catch (error) {
    assert.ok(error instanceof goterr.GoterrError)
  }
  assert.equal(goterr.estimate(diagram).width, 4)
})

test('CommonJS is the same', async () => {
  const common = commonPart('index')
  common.initSync(read(join(folder, 'goterr.wasm')), {normal: read(join(folder, 'normal.net'))})
  for (const text of [diagram, middle]) assert.equal(common.render(text, 'json'), goterr.render(text, 'json'))
})

test('it works in a worker', async () => {
  const code = `const {parentPort, workerData} = require('worker_threads')
    const goterr = require(workerData)
    goterr.init().then(() => parentPort.postMessage(goterr.estimate('. X O .\\n'.repeat(4)).result))`
  const worker = new Worker(code, {eval: true, workerData: join(folder, 'index.cjs')})
  const result = await new Promise((done, failed) => worker.on('message', done).on('error', failed))
  assert.equal(result, goterr.estimate(diagram).result)
})

test('memory is where it was after 10,000 calls', async () => {
  const {Engine, compileSync} = await part('loader')
  const engine = new Engine(compileSync(read(join(folder, 'goterr.wasm'))))
  const use = count => {
    for (let i = 0; i < count; ++i) {
      engine.board(4, 4, rows.flat(), {effort: 'quick'})
      if (i % 10 === 0) engine.render(diagram, 'json', {effort: 'quick'})
      if (i % 10 === 5) assert.throws(() => engine.render('?', 'json'))
    }
    return engine.memory.buffer.byteLength
  }
  const lowest = () => {
    const at = engine.exports.malloc(1 << 20)
    engine.exports.free(at)
    return at
  }
  const before = [use(100), lowest()]
  assert.deepEqual([use(10_000), lowest()], before)
})

test('boards without nets: finished ones are judged, open ones say what is missing, then all are as with them', async () => {
  const {Engine, NetMissing, compileSync} = await part('loader')
  const {Once} = await part('once')
  const file = name => read(join(folder, name))
  const engine = new Engine(compileSync(file('boards.wasm')))
  const position = name => {
    const {width, height, ...record} = goterr.estimate(read(`data/positions/${name}.txt`))
    return [width, height, rowsOf({width, height, ...record}).flat(), {komi: record.komi}]
  }
  const finished = position('dead-stones-9x9'), open = [9, 9, Array(81).fill(0).fill(1, 20, 21), {}]
  const quick = [...open.slice(0, 3), {effort: 'quick'}]
  assert.ok(engine.board(...finished).dead.some(Boolean))
  assert.throws(() => engine.board(...quick), error => error instanceof NetMissing && error.net === 'quick')
  assert.ok(engine.board(...finished).dead.some(Boolean))

  const asked = []
  const once = new Once({
    quick: () => (asked.push('quick'), file('quick.net')),
    normal: () => (asked.push('normal'), file('normal.net')),
  })
  once.initSync(file('boards.wasm'))
  const whole = new Engine(compileSync(file('goterr.wasm')))
  assert.throws(() => whole.board(...open), error => error instanceof NetMissing && error.net === 'normal')
  whole.setNet('normal', file('normal.net'))
  for (const [given, files] of [[finished, ''], [quick, 'quick'], [open, 'quick,normal'], [finished, 'quick,normal']]) {
    assert.deepEqual(await once.withNets(engine => engine.board(...given)), whole.board(...given))
    assert.equal(asked.join(), files)
  }
})

test('the page carries the module, and the file beside it the net, byte for byte', () => {
  const page = read(join(folder, '../goterr.html')).toString(), net = read(join(folder, '../goterr-net.js')).toString()
  const undensed = new Function(`${read('src/web/dense.js')}; return undensed`)()
  const within = id => new RegExp(`id="${id}">([^<]*)<`).exec(page)[1]
  const same = (text, name) => assert.deepEqual(Buffer.from(undensed(text, within('unlzma'))), read(join(folder, name)))
  same(within('module'), 'goterr.wasm')
  same(/^goterrNet\("([^"]*)"\)\n$/.exec(net)[1], 'normal.net')
})

const sizes = [['goterr.wasm', 360_000], ['boards.wasm', 182_000], ['quick.net', 60_000], ['normal.net', 360_000]]
test('sizes: 360 KB for everything but the large net; 180 KB for boards, and 60 KB more for the first open one', () => {
  for (const [name, most] of sizes) {
    const bytes = read(join(folder, name))
    const size = brotliCompressSync(bytes).length
    console.log(`${name}: ${bytes.length} bytes, brotli ${size}`)
    assert.ok(size <= most, `${name} is ${size} bytes`)
  }
})

function rowsOf({board, width, height}) {
  return Array.from({length: height}, (_, y) =>
    [...board.slice(y * width, (y + 1) * width)].map(c => ({X: 1, O: -1})[c] ?? 0))
}
