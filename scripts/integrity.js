// @ts-check
/** Hashes of built scripts, with which a browser refuses a file that was changed on its way. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** SHA-256 where a page loads many hashes, SHA-384 for those that partners copy. @typedef {'sha256' | 'sha384'} Algorithm */

/** The value of an `integrity` attribute. @param {Buffer | string} content @param {Algorithm} algorithm */
export function hashOf(content, algorithm) {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`
}

/** Hashes of the scripts in a folder by their names. @param {string} folder @param {Algorithm} algorithm */
export function hashesOf(folder, algorithm) {
  const scripts = readdirSync(folder).filter(file => file.endsWith('.js'))
  return Object.fromEntries(scripts.map(file => [file, hashOf(readFileSync(join(folder, file)), algorithm)]))
}
