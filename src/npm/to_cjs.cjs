// `node to_cjs.cjs FROM TO`: the package's ES modules, written plainly enough for this, as CommonJS beside them.
const {readFileSync, writeFileSync, copyFileSync, mkdirSync, readdirSync} = require('fs')
const {join} = require('path')

const [from, to] = process.argv.slice(2)
mkdirSync(to, {recursive: true})

function asCommonJs(text) {
  const names = [...text.matchAll(/^export (?:async )?(?:function|class|const) (\w+)/gm)].map(match => match[1])
  const again = [...text.matchAll(/^export \{([^}]*)\}$/gm)].flatMap(match => match[1].split(',').map(name => name.trim()))
  const body = text
    .replace(/^import \{([^}]*)\} from '\.\/(\w+)\.js'$/gm, "const {$1} = require('./$2.cjs')")
    .replace(/^export \{[^}]*\}$\n?/gm, '')
    .replace(/^export /gm, '')
    .replace(/import\.meta\.url/g, "require('url').pathToFileURL(__filename)")
  return `'use strict'\n${body}\nmodule.exports = {${[...again, ...names].join(', ')}}\n`
}

for (const name of readdirSync(from)) {
  if (/\.(js|d\.ts|json|md)$/.test(name)) copyFileSync(join(from, name), join(to, name))
  if (/\.js$/.test(name)) writeFileSync(join(to, name.replace(/js$/, 'cjs')), asCommonJs(readFileSync(join(from, name), 'utf8')))
}
