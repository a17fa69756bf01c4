// @ts-check
/**
 * Prepares `npm start` and `npm test`: checks the version of Node, installs the packages and builds.
 * Runs before node_modules exists, so it imports Node's own modules only.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { isTest, listFiles } from './files.js'
import { runCommand } from './processes.js'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The lowest Node version that all packages support, as package.json says. @type {string} */
const MIN_NODE = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node.replace('>=', '')

/** A change in any of these makes the next start build again. */
const BUILD_INPUTS = [
  'packages',
  'demo',
  'scripts',
  // Pages of the documentation site.
  'docs',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json'
]

/** Files of a complete build. */
const BUILD_OUTPUTS = ['dist/gateway/main.js', 'dist/site/index.html']

/** For an installation or a build that hangs. */
const LIMIT_SECONDS = 1_800

/** An error that the user can solve. Only its message is printed. */
export class SetupError extends Error {
  /** @override */
  name = 'SetupError'
}

/** @throws {SetupError} Node is older than the packages need. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [minMajor = 0, minMinor = 0] = MIN_NODE.split('.').map(Number)
  if (major > minMajor || (major === minMajor && minor >= minMinor)) return
  throw new SetupError(`This project needs Node ${MIN_NODE} or newer; this is ${version}.`)
}

/**
 * Installs the packages of package-lock.json unless they are installed already.
 * @returns {Promise<boolean>} Whether anything was installed.
 */
export async function ensureInstalled(folder = root) {
  const stamp = join(folder, 'node_modules', '.bnw-lock')
  const wanted = digest(folder, ['package-lock.json'], `${process.platform} ${process.arch}`)
  if (read(stamp) === wanted) return false
  if (!existsSync(stamp) && installedByHand(folder)) {
    writeFileSync(stamp, wanted)
    return false
  }
  console.log('Installing the packages of package-lock.json …')
  await run([...npm(), 'ci', '--include=dev'], folder)
  writeFileSync(stamp, wanted)
  return true
}

/**
 * Builds site, elements and gateway into dist/ unless the last build had the same sources.
 * @returns {Promise<boolean>} Whether anything was built.
 */
export async function ensureBuilt(folder = root) {
  const stamp = join(folder, '.cache', 'build')
  const wanted = digest(folder, buildInputs(folder))
  const complete = BUILD_OUTPUTS.every(output => existsSync(join(folder, output)))
  if (complete && read(stamp) === wanted) return false
  console.log('Building …')
  // A build that fails half-way must not count as built.
  rmSync(stamp, { force: true })
  await run(['node', 'scripts/build.js'], folder)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
  return true
}

/** Whether the module is the program that was started, and not imported. @param {string} url Its `import.meta.url`. */
export function isMain(url) {
  return url === pathToFileURL(process.argv[1] ?? '').href
}

/** Runs `task`; of a SetupError it prints the message only, and the process ends with 1. */
export async function explainErrors(/** @type {() => Promise<void>} */ task) {
  try {
    await task()
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    console.error(`\n${error.message}`)
    process.exitCode = 1
  }
}

/** After `npm ci` by hand there is no stamp, but npm's own record is newer than the lock file. */
function installedByHand(/** @type {string} */ folder) {
  const record = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  return statSync(record).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs
}

function buildInputs(/** @type {string} */ folder) {
  return listFiles(folder, BUILD_INPUTS).filter(file => !isTest(file) && !file.endsWith('README.md'))
}

/** A folder that was moved or copied keeps what was installed and built. @param {string} folder @param {string[]} files */
function digest(folder, files, salt = '') {
  const hash = createHash('sha256').update(salt)
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)))
  return hash.digest('hex')
}

function read(/** @type {string} */ file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** The npm that runs this script, or the one on PATH (`node scripts/start.js`). */
function npm() {
  const path = process.env.npm_execpath
  return path && /\.c?js$/.test(path) ? ['node', path] : ['npm']
}

/**
 * Runs a command in this terminal.
 * @param {string[]} command @param {string} folder
 * @throws {SetupError} It did not end with 0.
 */
async function run(command, folder) {
  const { ok } = await runCommand(command, { cwd: folder, limit: LIMIT_SECONDS, show: true })
  if (!ok) throw new SetupError(`${command.join(' ')} failed; see its output above.`)
}
