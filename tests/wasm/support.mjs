// What the tests of the npm package share: the package that the build made, and the program it is compared with.
//
//     node tests/wasm/NAME.mjs BUILD-WASM [GOTERR]
import {execFileSync} from 'node:child_process'
import {readFileSync, readdirSync} from 'node:fs'
import {createRequire} from 'node:module'
import {join, resolve} from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const folder = resolve(process.argv[2] ?? join(root, 'build-wasm'), 'npm')
export const program = resolve(process.argv[3] ?? join(root, 'build/goterr'))
export const require = createRequire(import.meta.url)

/** A part of the package as an ES module: `index`, `sabaki`, `goban`. */
export const part = name => import(pathToFileURL(join(folder, `${name}.js`)))

/** The same as CommonJS. */
export const commonPart = name => require(join(folder, `${name}.cjs`))

/** A package of others, or the end of the test: status 77 is skipped. */
export function others(name) {
  try {
    return require(name)
  } catch (error) {
    console.log(`skipped: npm's ${name} is not here (${error.code})`)
    process.exit(77)
  }
}

export const samples = ['games', 'positions'].flatMap(kind =>
  readdirSync(join(root, 'data', kind)).filter(name => /\.(sgf|txt)$/.test(name)).sort()
    .map(name => join('data', kind, name)))

export const read = name => readFileSync(resolve(root, name))

/** The records of the program for files, parsed lines as they are. */
export function nativeRecords(files, ...options) {
  const given = ['batch', '-q', '-f', 'ndjson', '--ownership', ...options, '--files-from', '-']
  let output
  try {
    output = execFileSync(program, given, {cwd: root, input: files.join('\n') + '\n', maxBuffer: 1 << 30, env: {}})
  } catch (error) {
    output = error.stdout // some file cannot be read
  }
  return output.toString().trimEnd().split('\n')
}

/** OGS's goban, which expects a page around it. */
export function gobanPackage() {
  const noop = () => {}
  const element = () => ({style: {}, setAttribute: noop, appendChild: noop, getContext: () => null, classList: {add: noop}})
  globalThis.self = globalThis
  globalThis.window = globalThis
  globalThis.document ??= {
    getElementById: () => null,
    createElement: element,
    createElementNS: element,
    addEventListener: noop,
    body: element(),
    head: element(),
  }
  globalThis.CLIENT = true
  globalThis.addEventListener ??= noop
  globalThis.HTMLElement ??= class {}
  return others('goban')
}
