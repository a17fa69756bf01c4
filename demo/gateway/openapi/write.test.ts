import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { writeContract } from './write.ts'

test('BOX-05 the command writes both files of the contract into a new folder, and names it', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'bnw-contract-'))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  const folder = join(parent, 'new', 'folder')

  expect(await writeContract(folder, '1.2.3')).toMatch(
    /^\d+ calls and \d+ files in openapi\.json and schema\.json of /
  )

  const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8')) as unknown
  expect(await read('openapi.json')).toMatchObject({ openapi: '3.1.0', info: { version: '1.2.3' } })
  expect(await read('schema.json')).toHaveProperty('$schema')

  await writeFile(join(parent, 'file'), '')
  await expect(writeContract(join(parent, 'file'), '1.2.3')).rejects.toThrow(/EEXIST|ENOTDIR/)
})
