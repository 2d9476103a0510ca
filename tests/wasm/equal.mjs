// node equal.mjs BUILD-WASM GOTERR FOLDER [LIMIT]: whether the module's records of all games in a folder are the program's, byte
// for byte. Status 1 where one is not.
import {readdirSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {nativeRecords, part, read} from './support.mjs'

const [, , , , folder, limit] = process.argv
const goterr = await part('index')
await goterr.init()

const names = readdirSync(folder, {recursive: true, withFileTypes: true})
  .filter(entry => entry.isFile() && /\.(sgf|txt|gib|ngf|ugf)$/.test(entry.name))
  .map(entry => resolve(join(entry.parentPath ?? entry.path, entry.name))).sort()
const every = Math.max(1, Math.floor(names.length / (limit ?? names.length)))
const files = names.filter((_, i) => i % every === 0)

function recordOf(file) {
  try {
    return goterr.render(read(file), 'json', {file}).trimEnd()
  } catch (error) {
    return error.message
  }
}

const native = nativeRecords(files)
const different = files.filter((file, i) => {
  const record = recordOf(file)
  return native[i] !== record && !(native[i].includes('"error":') && !record.startsWith('{'))
})
for (const file of different.slice(0, 10)) console.log(`different: ${file}`)
console.log(`${files.length - different.length} of ${files.length} records equal`)
process.exitCode = different.length > 0 ? 1 : 0
