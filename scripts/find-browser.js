// @ts-check
/**
 * Finds the Chromium that runs the element tests and the journeys. Nothing is downloaded where one is installed;
 * on Debian, as root, the distribution's own package is installed.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** Where the installers put it, for machines that do not have it on PATH. */
const USUAL_PLACES = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe'
]

/** Flags for a browser that works without a display, a sandbox of its own, or the network. */
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
 * @param {{ env?: NodeJS.ProcessEnv, usualPlaces?: string[], install?: () => boolean }} [options]
 *   `install` tries to bring a browser along and says whether it did.
 * @returns {string} Path of the program.
 * @throws {Error} CHROME_PATH leads nowhere, or there is no browser.
 */
export function findBrowser({
  env = process.env,
  usualPlaces = USUAL_PLACES,
  install = installChromium
} = {}) {
  const chosen = env.CHROME_PATH
  if (chosen) {
    if (isProgram(chosen)) return chosen
    throw new Error(`CHROME_PATH is "${chosen}", and there is no program there.`)
  }
  const found = search(env, usualPlaces) ?? (install() ? search(env, usualPlaces) : undefined)
  if (found) return found
  throw new Error('No Chromium or Chrome was found. Install one, or set CHROME_PATH to the program.')
}

function search(/** @type {NodeJS.ProcessEnv} */ env, /** @type {string[]} */ usualPlaces) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = NAMES.flatMap(name => folders.map(folder => join(folder, name)))
  return [...onPath, ...usualPlaces].find(isProgram)
}

function isProgram(/** @type {string} */ path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** Only as root on Debian and its relatives: elsewhere it is for the owner of the machine to decide. */
function installChromium() {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/etc/debian_version')) return false
  console.log('No Chromium was found; installing the package of the distribution …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return [['update'], ['install', '-y', '--no-install-recommends', 'chromium']].every(
    args => spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(findBrowser())
