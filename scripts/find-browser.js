// @ts-check
/** Finds the browsers for element tests, journeys and the bench. */
import { delimiter, join } from 'node:path'

import { aptInstall, isProgram } from './find-program.js'
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

/**
 * Finds the headless browser, or a full one where it cannot be had.
 *
 * @typedef {{ env?: NodeJS.ProcessEnv, usualPaths?: string[], install?: () => boolean }} Options
 *   `install` is called if no browser is found, and returns whether it installed one.
 * @param {Options} [options]
 * @returns {string} Path of the program.
 * @throws {SetupError} CHROME_PATH is not a program, or there is no browser.
 */
export function findBrowser(options = {}) {
  const found = find(HEADLESS, { ...options, usualPaths: [] })
  return found ?? findFullBrowser({ ...options, install: () => false })
}

/**
 * Finds a browser as users have it, for tests of the back/forward cache and for measuring times.
 *
 * @param {Options} [options] @returns {string} Path of the program.
 * @throws {SetupError} CHROME_PATH is not a program, or there is no browser.
 */
export function findFullBrowser(options = {}) {
  const found = find(FULL, options)
  if (found) return found
  throw new SetupError('No Chromium or Chrome was found. Install one, or set CHROME_PATH to the program.')
}

/** @param {string[]} names @param {Options} options */
function find(names, { env = process.env, usualPaths = USUAL_PATHS, install = installBrowsers }) {
  const chosen = env.CHROME_PATH
  if (chosen && !isProgram(chosen))
    throw new SetupError(`CHROME_PATH is "${chosen}", which is not a program.`)
  const search = () => {
    const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
    const onPath = names.flatMap(name => folders.map(folder => join(folder, name)))
    return [...onPath, ...usualPaths].find(isProgram)
  }
  return chosen || search() || (install() ? search() : undefined)
}

function installBrowsers() {
  return aptInstall('chromium', 'chromium-headless-shell')
}
