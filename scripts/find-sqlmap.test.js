// @ts-check
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { findSqlmap } from './find-sqlmap.js'

describe('find-sqlmap', () => {
  /** @type {string} */
  let folder
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bnw-sqlmap-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  function addProgram() {
    writeFileSync(join(folder, 'sqlmap'), '')
    chmodSync(join(folder, 'sqlmap'), 0o755)
    return true
  }

  test('searches PATH, and again after an installation', () => {
    const env = { PATH: folder }
    expect(findSqlmap({ env })).toBeUndefined()
    expect(findSqlmap({ env, install: () => false })).toBeUndefined()
    expect(findSqlmap({ env, install: addProgram })).toBe(join(folder, 'sqlmap'))
    expect(findSqlmap({ env })).toBe(join(folder, 'sqlmap'))
  })
})
