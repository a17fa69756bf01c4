// @ts-check
import { cpSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { folderWith } from './fixture-folder.js'
import { ensureBuilt, ensureInstalled, requireNode } from './setup.js'

/** Counts its runs. */
const build = `
  import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
  for (const folder of ['dist/gateway', 'dist/site']) mkdirSync(folder, { recursive: true })
  writeFileSync('dist/gateway/main.js', '')
  writeFileSync('dist/site/index.html', '')
  appendFileSync('runs', '.')`

const project = {
  'package.json': '{ "type": "module" }',
  'package-lock.json': '{}',
  'scripts/build.js': build,
  'packages/core/src/index.ts': 'export {}',
  'docs/versions.md': '# Versions'
}

describe('setup', () => {
  test('accepts the lowest Node and refuses an older one', () => {
    expect(() => requireNode('20.19.0')).not.toThrow()
    expect(() => requireNode('24.0.0')).not.toThrow()
    expect(() => requireNode('20.18.3')).toThrow('needs Node 20.19 or newer; this is 20.18.3')
  })

  test('builds once for the same sources, and again after a change', async () => {
    const folder = folderWith(project)

    expect(await ensureBuilt(folder)).toBe(true)
    expect(await ensureBuilt(folder)).toBe(false)

    for (const file of ['packages/core/src/index.ts', 'docs/versions.md']) {
      writeFileSync(join(folder, file), 'export const a = 1')
      expect(await ensureBuilt(folder)).toBe(true)
    }
  })

  test('does not build again in a copy of the folder', async () => {
    const folder = folderWith(project)
    await ensureBuilt(folder)
    const copy = folderWith({})
    cpSync(folder, copy, { recursive: true })

    expect(await ensureBuilt(copy)).toBe(false)
  })

  test('does not build after a change in a test', async () => {
    const folder = folderWith(project)
    await ensureBuilt(folder)

    writeFileSync(join(folder, 'packages/core/src/index.test.ts'), '')

    expect(await ensureBuilt(folder)).toBe(false)
  })

  test('does not accept a failed build', async () => {
    const folder = folderWith(project)
    await ensureBuilt(folder)
    writeFileSync(join(folder, 'scripts/build.js'), 'process.exit(1)')

    await expect(ensureBuilt(folder)).rejects.toThrow('node scripts/build.js failed')
    await expect(ensureBuilt(folder)).rejects.toThrow('node scripts/build.js failed')
  })

  test('accepts packages installed by hand after the lock file was written', async () => {
    const folder = folderWith({ ...project, 'node_modules/.package-lock.json': '{}' })
    const before = new Date('2024-01-01')
    utimesSync(join(folder, 'package-lock.json'), before, before)

    expect(await ensureInstalled(folder)).toBe(false)
    expect(await ensureInstalled(folder)).toBe(false)
  })
})
