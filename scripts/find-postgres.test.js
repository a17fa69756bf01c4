// @ts-check
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { findPostgres } from './find-postgres.js'

describe('find-postgres', () => {
  /** @type {string} */
  let debian

  beforeEach(() => {
    debian = mkdtempSync(join(tmpdir(), 'bnw-postgres-'))
  })
  afterEach(() => rmSync(debian, { recursive: true }))

  function version(/** @type {string} */ name, programs = ['postgres', 'initdb']) {
    const folder = join(debian, name, 'bin')
    mkdirSync(folder, { recursive: true })
    for (const program of programs) {
      writeFileSync(join(folder, program), '')
      chmodSync(join(folder, program), 0o755)
    }
    return folder
  }

  test('prefers PATH', () => {
    version('15')
    const mine = version('mine')
    expect(findPostgres({ env: { PATH: mine }, debian })).toBe(mine)
  })

  test('uses the newest complete version of the distribution', () => {
    version('9')
    const newest = version('15')
    version('17', ['postgres'])
    expect(findPostgres({ env: {}, debian })).toBe(newest)
  })

  test('searches again after installing, and installs nothing by default', () => {
    expect(findPostgres({ env: {}, debian })).toBeUndefined()
    const install = () => Boolean(version('15'))
    expect(findPostgres({ env: {}, debian, install })).toBe(join(debian, '15', 'bin'))
    expect(findPostgres({ env: {}, debian: join(debian, 'nowhere'), install: () => false })).toBeUndefined()
  })
})
