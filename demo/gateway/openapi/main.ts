import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { writeContract } from './write.ts'

const USAGE =
  'npm run contract [-- FOLDER]\n\nWrites openapi.json and schema.json; by default to dist/contract.'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean' } }
})
const folder = resolve(positionals[0] ?? join('dist', 'contract'))

if (values.help) {
  console.log(USAGE)
} else {
  const { version }: { version: string } = JSON.parse(await readFile('package.json', 'utf8'))
  console.log(await writeContract(folder, version))
}
