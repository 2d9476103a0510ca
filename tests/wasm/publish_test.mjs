// What npm makes of the package, and what TypeScript, publint and attw ("are the types wrong") say of it.
//
//     node tests/wasm/publish_test.mjs BUILD-WASM
//
// Needs typescript, publint, @arethetypeswrong/cli and goban (npm).
import assert from 'node:assert/strict'
import {execFileSync, spawnSync} from 'node:child_process'
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {after, test} from 'node:test'
import {folder, root} from './support.mjs'

const place = process.env.NODE_PATH?.split(':').find(Boolean) ?? join(root, 'node_modules')
const project = mkdtempSync(join(tmpdir(), 'goterr-types-'))
after(() => rmSync(project, {recursive: true}))
const archive = join(project, execFileSync('npm', ['pack', '--silent', '--pack-destination', project],
  {cwd: folder, encoding: 'utf8'}).trim())

/** A program of a package; status 77 is skipped. */
function tool(name, binary) {
  try {
    const description = JSON.parse(readFileSync(join(place, name, 'package.json'), 'utf8'))
    const bin = typeof description.bin === 'string' ? description.bin : description.bin[binary]
    return join(place, name, bin)
  } catch (error) {
    console.log(`skipped: npm's ${name} is not here (${error.code})`)
    process.exit(77)
  }
}

const said = (program, ...options) => {
  const {stdout, stderr, status} = spawnSync(process.execPath, [program, ...options], {cwd: project, encoding: 'utf8'})
  return {text: stdout + stderr, status}
}

test('npm would publish it, with what belongs to it and nothing else', () => {
  const {stdout, stderr, status} = spawnSync('npm', ['publish', '--dry-run', '--json'], {cwd: folder, encoding: 'utf8'})
  assert.equal(status, 0, stderr)
  assert.doesNotMatch(stderr, /auto-corrected|errors corrected/i)
  const answer = JSON.parse(stdout)
  const names = (answer.files ?? answer.goterr.files).map(file => file.path)
  for (const name of ['LICENSE', 'CHANGELOG.md', 'README.md', 'package.json', 'index.js', 'index.cjs', 'index.d.cts', 'goterr.wasm'])
    assert.ok(names.includes(name), name)
  assert.ok(names.every(name => /\.(js|cjs|d\.ts|d\.cts|wasm|net|md)$|^LICENSE$|^package\.json$/.test(name)), names.join())
})

test('who made it, where it is and under which license is said', () => {
  const {author, license, repository, version} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  assert.ok(author && license === 'MIT' && repository.url)
  assert.match(readFileSync(join(root, 'CMakeLists.txt'), 'utf8'), new RegExp(`VERSION ${version} `))
  assert.match(readFileSync(join(folder, 'LICENSE'), 'utf8'), /MIT License/)
})

test('publint has nothing to say', () => {
  const {text, status} = said(tool('publint', 'publint'), archive, '--strict')
  assert.equal(status, 0, text)
  assert.match(text, /All good/)
})

test('the types are not wrong', () => {
  const {text, status} = said(tool('@arethetypeswrong/cli', 'attw'), archive, '--format', 'ascii', '--profile', 'node16',
    '--exclude-entrypoints', './goterr.wasm', './boards.wasm', './quick.net', './normal.net', './worker',
    '--ignore-rules', 'cjs-resolves-to-esm') // what `inline` is: a module only
  assert.equal(status, 0, text)
})

/** What the compiler says of the files of tests/wasm/types. */
function compiled(names, options) {
  rmSync(join(project, 'app'), {recursive: true, force: true})
  mkdirSync(join(project, 'app/node_modules/goterr'), {recursive: true})
  execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', join(project, 'app/node_modules/goterr')])
  for (const name of ['goban', '@types'])
    symlinkSync(join(place, name), join(project, 'app/node_modules', name))
  for (const name of names) cpSync(join(root, 'tests/wasm/types', name), join(project, 'app', name))
  writeFileSync(join(project, 'app/package.json'), '{"type": "module"}')
  writeFileSync(join(project, 'app/tsconfig.json'), JSON.stringify({
    files: names,
    compilerOptions: {
      strict: true, noEmit: true, target: 'es2022', module: 'nodenext', types: [], skipLibCheck: false, ...options,
    },
  }))
  return said(tool('typescript', 'tsc'), '-p', join(project, 'app'))
}

test('modules and CommonJS compile strictly, without types of browsers or Node', () => {
  const {text, status} = compiled(['module.ts', 'common.cts'], {lib: ['es2022']})
  assert.equal(status, 0, text)
})

test("the README's lines for goban compile", () => {
  const {text, status} = compiled(['goban.ts'], {lib: ['es2022', 'dom', 'dom.iterable'], skipLibCheck: true, moduleResolution: 'bundler',
    module: 'esnext'})
  assert.equal(status, 0, text)
})
