import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { namedCalls, namedFiles } from './call-schemas.ts'
import { jsonSchema, openApi } from './document.ts'

/** `npm run contract [-- FOLDER]` writes the contract for people who build a gateway in another language. */
const folder = resolve(process.argv[2] ?? join('dist', 'contract'))
const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }

await mkdir(folder, { recursive: true })
const files = { 'openapi.json': openApi(version), 'schema.json': jsonSchema() }
for (const [name, content] of Object.entries(files))
  await writeFile(join(folder, name), `${JSON.stringify(content, null, 2)}\n`)
console.log(
  `${namedCalls.length} calls and ${namedFiles.length} files in ${Object.keys(files).join(' and ')} of ${folder}`
)
