import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { namedCalls, namedFiles } from './call-schemas.ts'
import { jsonSchema, openApi } from './document.ts'

/**
 * Writes the contract for people who build a gateway in another language.
 *
 * @returns What it has written, in a sentence.
 */
export async function writeContract(folder: string, version: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const files = { 'openapi.json': openApi(version), 'schema.json': jsonSchema() }
  for (const [name, content] of Object.entries(files))
    await writeFile(join(folder, name), `${JSON.stringify(content, null, 2)}\n`)
  const names = Object.keys(files).join(' and ')
  return `${namedCalls.length} calls and ${namedFiles.length} files in ${names} of ${folder}`
}
