// @ts-check
/** Reads Vite's manifest: the files that a module loads at once, and those that it may load later. */
import { readFileSync } from 'node:fs'

/** @typedef {import('vite').Manifest} Manifest */

/** @param {string} file @returns {Manifest} */
export function readManifest(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * The manifest's key of a source file. Keys are relative to the root of the build.
 * @param {Manifest} manifest @param {string} path  The end of its path: `widgets/src/lobby/element.ts`.
 */
export function keyOf(manifest, path) {
  const key = Object.keys(manifest).find(one => one.endsWith(path))
  if (!key) throw new Error(`The build has no ${path}`)
  return key
}

/**
 * The files that load before a module runs: its own first, then its static imports.
 * @param {Manifest} manifest @param {string} key @returns {string[]}
 */
export function filesAtOnce(manifest, key) {
  return filesOf(manifest, keysAtOnce(manifest, key))
}

/** The manifest's keys of these files. @param {Manifest} manifest @param {string} key @returns {string[]} */
export function keysAtOnce(manifest, key) {
  return reach(manifest, key, ({ imports = [] }) => imports)
}

/**
 * All files that a module may load, dynamic imports included.
 * @param {Manifest} manifest @param {string} key @returns {string[]}
 */
export function filesEver(manifest, key) {
  const keys = reach(manifest, key, ({ imports = [], dynamicImports = [] }) => [
    ...imports,
    ...dynamicImports
  ])
  return filesOf(manifest, keys)
}

/**
 * @param {Manifest} manifest @param {string} start
 * @param {(chunk: import('vite').ManifestChunk) => string[]} next
 */
function reach(manifest, start, next) {
  const keys = new Set([start])
  for (const key of keys) for (const one of next(/** @type {any} */ (manifest[key]))) keys.add(one)
  return [...keys]
}

/** @param {Manifest} manifest @param {readonly string[]} keys */
function filesOf(manifest, keys) {
  return [...new Set(keys.map(key => manifest[key]?.file ?? ''))]
}
