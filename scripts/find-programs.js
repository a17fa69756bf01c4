// @ts-check
/** Finds programs that the tests need: browsers, PostgreSQL and others. Their Debian packages can be installed. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { SetupError } from './setup.js'

/** Chromium without its window: the same engine for two thirds of the CPU time, but without the back/forward cache. */
const HEADLESS = ['chromium-headless-shell']
const FULL = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** Paths of installers that do not add it to PATH. */
const USUAL_PATHS = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe'
]

/** Flags for a browser without display, sandbox and background network traffic. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
]

/** The server programs of PostgreSQL on Debian, in a folder per version; not on PATH. */
const DEBIAN_POSTGRES = '/usr/lib/postgresql'

/** Why tests are skipped. */
export const NO_POSTGRES = `There are no server programs of PostgreSQL on PATH or in ${DEBIAN_POSTGRES}`
export const NO_SQLMAP =
  'There is no sqlmap on PATH, so its attacks are skipped. Install the package "sqlmap".'
export const NO_FIREFOX =
  'There is no Firefox on PATH, so nothing is tried in it. Install the package "firefox-esr".'

/**
 * `install` is called if nothing is found, and returns whether it installed the program.
 * @typedef {{ env?: NodeJS.ProcessEnv, install?: () => boolean }} Options
 */

/**
 * Finds the headless browser, or a full one where it cannot be had.
 *
 * @param {Options & { usualPaths?: string[] }} [options] @returns {string} Path of the program.
 * @throws {SetupError} CHROME_PATH is not a program, or there is no browser.
 */
export function findBrowser(options = {}) {
  const found = browser(HEADLESS, { ...options, usualPaths: [] })
  return found ?? findFullBrowser({ ...options, install: () => false })
}

/**
 * Finds a browser as users have it, for tests of the back/forward cache and for measuring times.
 *
 * @param {Options & { usualPaths?: string[] }} [options] @returns {string} Path of the program.
 * @throws {SetupError} CHROME_PATH is not a program, or there is no browser.
 */
export function findFullBrowser(options = {}) {
  const found = browser(FULL, options)
  if (found) return found
  throw new SetupError('No Chromium or Chrome was found. Install one, or set CHROME_PATH to the program.')
}

/** @param {string[]} names @param {Options & { usualPaths?: string[] }} options */
function browser(names, { env = process.env, usualPaths = USUAL_PATHS, install }) {
  const chosen = env.CHROME_PATH
  if (chosen && !isProgram(chosen))
    throw new SetupError(`CHROME_PATH is "${chosen}", which is not a program.`)
  const paths = pathsOf(names, env)
  const search = () => [...paths, ...usualPaths].find(isProgram)
  return chosen || searchOrInstall(search, install ?? installer('chromium', 'chromium-headless-shell'))
}

/**
 * Finds PostgreSQL, for the stress tests of the ledger. By default nothing is installed.
 *
 * @param {Options & { debian?: string }} [options]
 * @returns {string | undefined} Folder of its server programs; undefined if there are none.
 */
export function findPostgres({ env = process.env, debian = DEBIAN_POSTGRES, install } = {}) {
  return searchOrInstall(() => {
    const versions = existsSync(debian) ? readdirSync(debian).map(Number).filter(Number.isInteger) : []
    const newestFirst = versions.sort((a, b) => b - a).map(version => join(debian, String(version), 'bin'))
    const isComplete = (/** @type {string} */ folder) =>
      ['postgres', 'initdb'].every(name => isProgram(join(folder, name)))
    return [...onPath(env), ...newestFirst].find(isComplete)
  }, install)
}

/**
 * Finds the first of these programs on PATH. By default nothing is installed.
 *
 * @param {string[]} names @param {Options} [options] @returns {string | undefined} Path of the program.
 */
export function findProgram(names, { env = process.env, install } = {}) {
  const paths = pathsOf(names, env)
  return searchOrInstall(() => paths.find(isProgram), install)
}

/**
 * Installs packages on Debian and its derivatives, as root only. Waits up to five minutes for another installation.
 * @param {string[]} names @returns {() => boolean} Whether they were installed.
 */
export function installer(...names) {
  return () => {
    if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
    console.log(`Installing from Debian: ${names.join(', ')} …`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const wait = ['-o', 'DPkg::Lock::Timeout=300']
    return [
      ['update', ...wait],
      ['install', '-y', '--no-install-recommends', ...wait, ...names]
    ].every(args => spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0)
  }
}

/** Searches once more after an installation. @param {() => string | undefined} search */
function searchOrInstall(search, install = () => false) {
  return search() ?? (install() ? search() : undefined)
}

/** Where programs with these names would be on PATH. @param {string[]} names @param {NodeJS.ProcessEnv} env */
function pathsOf(names, env) {
  return names.flatMap(name => onPath(env).map(folder => join(folder, name)))
}

/** @param {NodeJS.ProcessEnv} env */
function onPath(env) {
  return (env.PATH ?? '').split(delimiter).filter(Boolean)
}

/** Whether a path is a file that may be executed. @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
