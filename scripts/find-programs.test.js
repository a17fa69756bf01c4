// @ts-check
import { chmodSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'

import { findBrowser, findFullBrowser, findPostgres, findProgram } from './find-programs.js'
import { folderWith } from './fixture-folder.js'

/** @type {string} */
let folder
beforeEach(() => {
  folder = folderWith({})
})

/** Creates a program below the folder. @param {string} name @returns {string} Its path. */
function program(name) {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, '')
  chmodSync(path, 0o755)
  return path
}

const never = () => false

describe('finding a browser', () => {
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

describe('finding PostgreSQL', () => {
  /** @param {string} version @returns {string} The folder of its programs. */
  function version(version, programs = ['postgres', 'initdb']) {
    const [first = ''] = programs.map(name => program(`${version}/bin/${name}`))
    return dirname(first)
  }

  test('prefers PATH', () => {
    version('15')
    const mine = version('mine')
    expect(findPostgres({ env: { PATH: mine }, debian: folder })).toBe(mine)
  })

  test('uses the newest complete version of the distribution', () => {
    for (const older of ['9', '14']) version(older)
    const newest = version('15')
    version('17', ['postgres'])
    expect(findPostgres({ env: {}, debian: folder })).toBe(newest)
  })

  test('searches again after installing, and installs nothing by default', () => {
    expect(findPostgres({ env: {}, debian: folder })).toBeUndefined()
    const install = () => Boolean(version('15'))
    expect(findPostgres({ env: {}, debian: folder, install })).toBe(join(folder, '15', 'bin'))
    expect(findPostgres({ env: {}, debian: join(folder, 'nowhere'), install: never })).toBeUndefined()
  })
})

test('finding a program prefers the first name, searches PATH, and again after an installation', () => {
  const names = ['firefox-esr', 'firefox']
  const env = { PATH: folder }
  // A folder of that name is no program.
  mkdirSync(join(folder, 'firefox-esr'))
  expect(findProgram(names, { env })).toBeUndefined()
  expect(findProgram(names, { env, install: never })).toBeUndefined()
  expect(findProgram(names, { env, install: () => Boolean(program('firefox')) })).toBe(
    join(folder, 'firefox')
  )
  rmdirSync(join(folder, 'firefox-esr'))
  program('firefox-esr')
  expect(findProgram(names, { env })).toBe(join(folder, 'firefox-esr'))
})
