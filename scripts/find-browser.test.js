// @ts-check
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { findBrowser, findFullBrowser } from './find-browser.js'

describe('find-browser', () => {
  /** @type {string} */
  let folder

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bnw-browser-'))
  })

  afterEach(() => rmSync(folder, { recursive: true }))

  function program(/** @type {string} */ name) {
    const path = join(folder, name)
    writeFileSync(path, '')
    chmodSync(path, 0o755)
    return path
  }

  const never = () => false

  test('uses the program that CHROME_PATH names', () => {
    const mine = program('mine')
    program('chromium')

    expect(findBrowser({ env: { CHROME_PATH: mine, PATH: folder } })).toBe(mine)
  })

  test('refuses an invalid CHROME_PATH, even if another browser is installed', () => {
    program('chromium')
    const env = { CHROME_PATH: join(folder, 'gone'), PATH: folder }

    expect(() => findBrowser({ env })).toThrow(/CHROME_PATH is .*gone/)
  })

  test('prefers Chromium to Chrome on PATH', () => {
    program('google-chrome')
    const chromium = program('chromium')

    expect(findBrowser({ env: { PATH: folder }, install: never })).toBe(chromium)
  })

  test('prefers the headless browser, unless a full one is needed', () => {
    const headless = program('chromium-headless-shell')
    const chromium = program('chromium')
    const env = { PATH: folder }

    expect(findBrowser({ env })).toBe(headless)
    expect(findFullBrowser({ env })).toBe(chromium)
  })

  test('uses a full browser where the headless one cannot be installed', () => {
    const chromium = program('chromium')

    expect(findBrowser({ env: { PATH: folder }, install: never })).toBe(chromium)
  })

  test('searches the usual paths after PATH', () => {
    const usual = program('elsewhere')

    expect(findBrowser({ env: { PATH: '' }, usualPaths: [usual], install: never })).toBe(usual)
  })

  test('searches again after installing', () => {
    const install = () => Boolean(program('chromium-headless-shell'))

    expect(findBrowser({ env: { PATH: folder }, usualPaths: [], install })).toBe(
      join(folder, 'chromium-headless-shell')
    )
  })

  test('throws an error with instructions without a browser', () => {
    const options = { env: { PATH: folder }, usualPaths: [], install: never }

    expect(() => findBrowser(options)).toThrow(/Install one, or set CHROME_PATH/)
  })
})
