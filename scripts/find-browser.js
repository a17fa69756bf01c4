// @ts-check
/** Finds the Chromium for element tests, journeys and the bench. */
import { delimiter, join } from 'node:path'

import { aptInstall, isProgram } from './find-program.js'
import { SetupError } from './setup.js'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

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
 * @param {{ env?: NodeJS.ProcessEnv, usualPaths?: string[], install?: () => boolean }} [options]
 *   `install` is called if no browser is found, and returns whether it installed one.
 * @returns {string} Path of the program.
 * @throws {SetupError} CHROME_PATH is not a program, or there is no browser.
 */
export function findBrowser({
  env = process.env,
  usualPaths = USUAL_PATHS,
  install = () => aptInstall('chromium')
} = {}) {
  const chosen = env.CHROME_PATH
  if (chosen && !isProgram(chosen))
    throw new SetupError(`CHROME_PATH is "${chosen}", which is not a program.`)
  const search = () => {
    const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
    const onPath = NAMES.flatMap(name => folders.map(folder => join(folder, name)))
    return [...onPath, ...usualPaths].find(isProgram)
  }
  const found = chosen || search() || (install() && search())
  if (found) return found
  throw new SetupError('No Chromium or Chrome was found. Install one, or set CHROME_PATH to the program.')
}
