// @ts-check
/** The project's files. Imports Node's own modules only: `npm start` reads them before node_modules exists. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'

const IGNORED = new Set(['node_modules', 'dist', '.git', '.data', '.cache', 'coverage'])

/**
 * Every file under the folders, as paths from `root` with forward slashes, sorted. Missing folders are empty.
 * @param {string} root @param {string[]} [folders]
 * @returns {string[]}
 */
export function listFiles(root, folders = ['.']) {
  return folders.flatMap(folder => under(root, folder === '.' ? '' : folder)).sort()
}

/** Source files: TypeScript and JavaScript, with or without JSX. */
export function isSource(/** @type {string} */ file) {
  return /\.[jt]sx?$/.test(file) && !file.endsWith('.d.ts')
}

/** Test files in any folder. */
export function isTest(/** @type {string} */ file) {
  return /\.test\.[jt]sx?$/.test(file)
}

/** Files without text. */
export function isBinary(/** @type {string} */ file) {
  return /\.(png|jpe?g|webp|avif|gif|ico|woff2?|ttf|gz|br|zip|mp3|ogg)$/.test(file)
}

export function readText(/** @type {string} */ root, /** @type {string} */ file) {
  return readFileSync(join(root, file), 'utf8')
}

/**
 * @param {string} root @param {string} path
 * @returns {string[]}
 */
function under(root, path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full)
    .filter(entry => !IGNORED.has(entry))
    .flatMap(entry => under(root, posix.join(path, entry)))
}
