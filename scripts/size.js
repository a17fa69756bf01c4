// @ts-check
/**
 * The size budget: everything a page loads for an element alone, gzip and brotli, beside the floor (React, react-dom
 * and r2wc around a button, bundled the same way). Sizes in KB are of 1024 bytes.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { packBrotli, packGzip } from './build-compress.js'
import { root } from './build-elements.js'
import { buildFloor } from './build-floor.js'
import { readPlan } from './build-plugins.js'

/** KB brotli, and requests, that issue and review have agreed on. Raising one is allowed and takes a line here. */
const BUDGET = {
  /** One element alone, above the floor. */
  aboveFloor: 15,
  /** What one more element on the page may cost. */
  further: 8,
  requests: 3,
  together: { tags: ['bnw-login', 'bnw-balance', 'bnw-lobby'], size: 85, requests: 7 },
  /** The loader itself. */
  loader: 1.5
}

const widgets = join(root, 'dist', 'site', 'widgets')
const LOADER = 'bnw.js'

/** @typedef {{ gzip: number, brotli: number }} Size */

/** @type {Map<string, Promise<Size>>} */
const sizes = new Map()

/** @param {string} path @returns {Promise<Size>} */
function sizeOf(path) {
  const known = sizes.get(path)
  if (known) return known
  const content = readFileSync(path)
  const size = Promise.all([packGzip(content), packBrotli(content)]).then(([gzip, brotli]) => ({
    gzip: gzip.length / 1024,
    brotli: brotli.length / 1024
  }))
  sizes.set(path, size)
  return size
}

/** @param {Iterable<string>} files @returns {Promise<Size>} */
async function sum(files) {
  const all = await Promise.all([...files].map(file => sizeOf(join(widgets, file))))
  return {
    gzip: all.reduce((total, { gzip }) => total + gzip, 0),
    brotli: all.reduce((total, { brotli }) => total + brotli, 0)
  }
}

if (!existsSync(join(widgets, LOADER))) throw new Error('There is no build to weigh: npm run build')
const floor = await sizeOf(await buildFloor())
const { elements } = readPlan()
const shared = new Set([LOADER, ...commonFiles(Object.values(elements))])
/** @type {string[]} */
const over = []

print('', 'gzip', 'brotli', 'above floor', 'further', 'requests')
print('floor', floor.gzip, floor.brotli)
print('loader and base', ...Object.values(await sum(shared)))
const loader = await sum([LOADER])
check('loader', loader.brotli, BUDGET.loader)
for (const [tag, files] of Object.entries(elements)) await weigh(tag, files)
await weighTogether()
if (over.length) {
  console.error(`\nOver the budget:\n  ${over.join('\n  ')}`)
  process.exitCode = 1
}

/** @param {string} tag @param {string[]} files */
async function weigh(tag, files) {
  const all = new Set([LOADER, ...files])
  const { gzip, brotli } = await sum(all)
  const further = await sum(files.filter(file => !shared.has(file)))
  print(tag, gzip, brotli, brotli - floor.brotli, further.brotli, all.size)
  check(`${tag}, above the floor`, brotli - floor.brotli, BUDGET.aboveFloor)
  check(`${tag}, as a further element`, further.brotli, BUDGET.further)
  check(`${tag}, requests`, all.size, BUDGET.requests)
}

async function weighTogether() {
  const { tags, size, requests } = BUDGET.together
  const present = tags.filter(tag => elements[tag])
  const all = new Set([LOADER, ...present.flatMap(tag => elements[tag] ?? [])])
  const { gzip, brotli } = await sum(all)
  const name = present.map(tag => tag.slice('bnw-'.length)).join(' + ')
  print(name, gzip, brotli, brotli - floor.brotli, undefined, all.size)
  check(name, brotli, size)
  check(`${name}, requests`, all.size, requests)
}

/** What every element needs. @param {string[][]} lists */
function commonFiles(lists) {
  return (lists[0] ?? []).filter(file => lists.every(list => list.includes(file)))
}

/** @param {string} what @param {number} is @param {number} most */
function check(what, is, most) {
  if (is > most) over.push(`${what}: ${format(is)}, at most ${most}`)
}

/** @param {string} name @param {(number | string | undefined)[]} cells */
function print(name, ...cells) {
  const row = cells.map(cell => (typeof cell === 'number' ? format(cell) : (cell ?? '')).padStart(12))
  console.log(name.padEnd(26) + row.join(''))
}

/** @param {number} value */
function format(value) {
  return Number.isInteger(value) ? String(value) : value.toFixed(1)
}
