// @ts-check
/** What pages load for the elements: the build's files, beside the limits that `npm run check` holds them to. */
import { statSync } from 'node:fs'
import { join } from 'node:path'

import checks from '../../../.size-limit.js'
import { root } from '../../../scripts/setup.js'

/** @typedef {{ requests: number, size: string, limit: string }} Size KB of 1024 bytes. */

/** Names of the checks as sentences; the others are elements by their folders. */
const NAMES = /** @type {Record<string, string>} */ ({
  all: 'every element',
  'single file': '`bnw.single.js`, which has every element',
  'private elements of a partner': 'a page with private elements only, whatever their number',
  'document of a frame': 'inside each of their frames, before the element’s own code'
})

/** Sizes by what a page contains, in both flavours. */
export function sizes() {
  const names = new Set(checks.map(({ name }) => /^(?:react|light): (.+)$/.exec(name)?.[1] ?? ''))
  names.delete('')
  return [...names].map(name => ({
    name: titleOf(name),
    react: sizeOf(`react: ${name}`),
    light: sizeOf(`light: ${name}`)
  }))
}

/** @param {string} name `login + balance, later parts too` */
function titleOf(name) {
  const [what = '', ...later] = name.split(', ')
  const title = NAMES[what] ?? what.replaceAll(/[a-z-]+/g, '`bnw-$&`')
  return later.length > 0 ? `${title}, with all parts that load when they are first used` : title
}

/** @param {string} name @returns {Size} */
function sizeOf(name) {
  const { path = [], limit = '' } = checks.find(check => check.name === name) ?? {}
  // As they are served: compressed, where that makes them smaller.
  const files = [path].flat()
  const bytes = files.map(file => statSync(join(root, file)).size)
  const size = bytes.reduce((sum, one) => sum + one, 0) / 1024
  return { requests: files.length, size: size.toFixed(1), limit: limit.replace(' KiB', '') }
}
