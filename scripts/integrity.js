// @ts-check
/** Hashes of built scripts, with which a browser refuses a file that was changed on its way. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/**
 * Adds the hashes of all scripts of the site to its page, before the first script that imports one.
 * @param {string} site  The folder of index.html.
 */
export function addImportMap(site) {
  const file = join(site, 'index.html')
  const hashes = Object.entries(hashesOf(join(site, 'assets'), 'sha256'))
  const integrity = Object.fromEntries(hashes.map(([name, hash]) => [`/assets/${name}`, hash]))
  const map = `<script type="importmap">${JSON.stringify({ integrity })}</script>\n    `
  // Also in the tags themselves, for browsers whose import maps have no hashes.
  const html = readFileSync(file, 'utf8').replace(
    /<(?:script|link)[^>]* (?:src|href)="([^"]+\.js)"/g,
    (start, address) => `${start} integrity="${integrity[address]}"`
  )
  const first = html.indexOf('<script type="module"')
  if (first < 0) throw new Error('The page of the site has no module')
  writeFileSync(file, html.slice(0, first) + map + html.slice(first))
  // The gateway completes the page, so it compresses it itself.
  for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true })
}
