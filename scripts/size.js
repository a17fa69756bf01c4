// @ts-check
/**
 * The size budget: everything a page loads for an element alone, gzip and brotli, beside the floor (React, react-dom
 * and r2wc around a button, bundled the same way). Sizes in KB are of 1024 bytes.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { packBrotli, packGzip } from './build-compress.js'
import { root } from './build-elements.js'
import { buildFloor } from './build-floor.js'
import { readPlan } from './build-plugins.js'

/** What is aimed at, in KB brotli and requests. An aim that is missed is said and does not fail the check. */
const AIM = {
  /** One element alone, above the floor. */
  aboveFloor: 15,
  /** What one more element on the page may cost. */
  further: 8,
  requests: 4,
  together: { tags: ['bnw-login', 'bnw-balance', 'bnw-lobby'], size: 85, requests: 7 },
  /** The loader itself. */
  loader: 1.5
}

/** How far above what was last agreed on a size may lie, in KB: another compressor gives slightly other sizes. */
const SLACK = 0.3

const HELD = join(root, 'scripts', 'size-held.json')

/**
 * What the sizes are held at: more fails the check. `node scripts/size.js --hold` writes today's sizes, so that raising
 * one shows in a diff.
 * @type {Record<string, number>}
 */
const held = existsSync(HELD) ? JSON.parse(readFileSync(HELD, 'utf8')) : {}

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
const common = new Set([LOADER, ...filesOfMany(Object.values(elements), Object.keys(elements).length)])
/** What a page with other elements mostly has: the base, and what speaks to the gateway. */
const shared = new Set([...common, ...filesOfMany(Object.values(elements), 2)])
/** @type {string[]} */
const over = []
/** @type {string[]} */
const missed = []
/** @type {Record<string, number>} */
const today = {}

print('', 'gzip', 'brotli', 'above floor', 'further', 'requests')
print('floor', floor.gzip, floor.brotli)
print('loader and base', ...Object.values(await sum(common)))
print('gateway', ...Object.values(await sum([...shared].filter(file => !common.has(file)))))
const loader = await sum([LOADER])
check('loader', loader.brotli, AIM.loader)
for (const [tag, files] of Object.entries(elements)) await weigh(tag, files)
await weighTogether()
if (missed.length) console.log(`\nAims missed:\n  ${missed.join('\n  ')}`)
if (process.argv.includes('--hold')) writeFileSync(HELD, `${JSON.stringify(today, null, 2)}\n`)
else if (over.length) {
  console.error(`\nOver what the sizes are held at:\n  ${over.join('\n  ')}`)
  process.exitCode = 1
}

/** @param {string} tag @param {string[]} files */
async function weigh(tag, files) {
  const all = new Set([LOADER, ...files])
  const { gzip, brotli } = await sum(all)
  const further = await sum(files.filter(file => !shared.has(file)))
  print(tag, gzip, brotli, brotli - floor.brotli, further.brotli, all.size)
  check(`${tag}, above the floor`, brotli - floor.brotli, AIM.aboveFloor)
  check(`${tag}, as a further element`, further.brotli, AIM.further)
  check(`${tag}, requests`, all.size, AIM.requests)
}

async function weighTogether() {
  const { tags, size, requests } = AIM.together
  const present = tags.filter(tag => elements[tag])
  const all = new Set([LOADER, ...present.flatMap(tag => elements[tag] ?? [])])
  const { gzip, brotli } = await sum(all)
  const name = present.map(tag => tag.slice('bnw-'.length)).join(' + ')
  print(name, gzip, brotli, brotli - floor.brotli, undefined, all.size)
  check(name, brotli, size)
  check(`${name}, requests`, all.size, requests)
}

/** What so many elements need. @param {string[][]} lists @param {number} many */
function filesOfMany(lists, many) {
  return [...new Set(lists.flat())].filter(file => lists.filter(list => list.includes(file)).length >= many)
}

/** @param {string} what @param {number} is @param {number} aim */
function check(what, is, aim) {
  today[what] = Math.round(is * 10) / 10
  if (is > aim) missed.push(`${what}: ${format(is)}, the aim is ${aim}`)
  const most = Math.max(held[what] ?? aim, aim) + SLACK
  if (is > most) over.push(`${what}: ${format(is)}, at most ${format(most)}`)
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
