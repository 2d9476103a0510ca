// `node make_package.cjs FROM TO TOP VERSION`: the npm package out of its sources in FROM, where TO has the modules and the nets:
// ES modules, the same as CommonJS, the modules as text for whoever carries no files, types of both kinds.
const {copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync} = require('fs')
const {join} = require('path')
const {gzipSync} = require('zlib')

const [from, to, top, version] = process.argv.slice(2)
mkdirSync(to, {recursive: true})
const source = name => readFileSync(join(from, name), 'utf8')
const write = (name, text) => writeFileSync(join(to, name), text)

// --- the modules as text --------------------------------------------------------------------------------

const letters = name => gzipSync(readFileSync(join(to, name)), {level: 9}).toString('base64')
const packed = files => `import {normal} from './normal_packed.js'
import {unpacked} from './unpacked.js'

export const usual = {
${Object.entries(files).map(([name, file]) => `  ${name}: () => unpacked('${letters(file)}'),`).join('\n')}
  normal: () => unpacked(normal),
}
`

// A worker's script is no module: its two files one behind the other.
const workerScript = () => {
  const plain = ['loader.js', 'worker.js'].map(name => source(name).replace(/^import .*\n/gm, '').replace(/^export /gm, ''))
  return `export const script = ${JSON.stringify(`(() => {\n${plain.join('\n')}\n})()`)}\n`
}

const made = {
  'goterr_packed.js': packed({module: 'goterr.wasm'}),
  'boards_packed.js': packed({module: 'boards.wasm', quick: 'quick.net'}),
  'normal_packed.js': `export const normal = '${letters('normal.net')}'\n`,
  'worker_script.js': workerScript(),
}

// --- the parts that carry what they need ------------------------------------------------------------------

const parts = ['index', 'sabaki', 'goban', 'async']
const carrying = text => text
  .replace("'#goterr'", "'./goterr_packed.js'").replace("'#boards'", "'./boards_packed.js'")
  .replace("'#worker'", "'./worker_text.js'").replace("'./boards.js'", "'./boards_inline.js'")
for (const name of [...parts, 'boards']) made[`${name}_inline.js`] = carrying(source(`${name}.js`))
const types = Object.fromEntries(parts.map(name => [`${name}.d.ts`, source(`${name}.d.ts`)]))
for (const name of parts) types[`${name}_inline.d.ts`] = `export * from './${name}.js'\n`

// --- CommonJS -----------------------------------------------------------------------------------------------

/** Sources are written plainly enough for this. What CommonJS has is carried in it: its bundlers know no files. */
function asCommonJs(text) {
  const names = [...text.matchAll(/^export (?:async )?(?:function|class|const) (\w+)/gm)].map(match => match[1])
  const again = [...text.matchAll(/^export \{([^}]*)\}$/gm)].flatMap(match => match[1].split(',').map(name => name.trim()))
  const body = text
    .replace("'#goterr'", "'./goterr_packed.js'").replace("'#boards'", "'./boards_packed.js'")
    .replace(/^import \{([^}]*)\} from '([^']+)'$/gm, (_, imported, path) =>
      `const {${imported.replace(/ as /g, ': ')}} = require('${path.replace(/^(\.\/.*)\.js$/, '$1.cjs')}')`)
    .replace(/^export \{[^}]*\}$\n?/gm, '')
    .replace(/^export /gm, '')
  if (/^import |import\.meta/m.test(body)) throw new Error(`no CommonJS of:\n${body.slice(0, 500)}`)
  return `'use strict'\n${body}\nmodule.exports = {${[...again, ...names].join(', ')}}\n`
}

for (const name of readdirSync(from)) if (/\.js$/.test(name)) made[name] = source(name)
for (const [name, text] of Object.entries(made)) {
  write(name, text)
  const file = /_(file|inline)\.js$/.test(name) || name === 'worker.js'
  if (!file) write(name.replace(/js$/, 'cjs'), asCommonJs(text))
}
for (const [name, text] of Object.entries(types)) {
  write(name, text)
  if (!/_inline/.test(name)) write(name.replace(/ts$/, 'cts'), text.replace(/'(\.\/\w+)\.js'/g, "'$1.cjs'"))
}

// --- what a package has besides -------------------------------------------------------------------------------

write('package.json', source('package.json').replace('"0.0.0"', JSON.stringify(version)))
copyFileSync(join(from, 'README.md'), join(to, 'README.md'))
copyFileSync(join(top, 'LICENSE'), join(to, 'LICENSE'))
copyFileSync(join(top, 'data/package/CHANGELOG.md'), join(to, 'CHANGELOG.md'))
