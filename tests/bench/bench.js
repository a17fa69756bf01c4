// @ts-check
/**
 * `npm run bench`: what elements, site and gateway cost, as medians of many runs on a processor slowed down four times,
 * beside the floor (React, react-dom and r2wc around a button) measured in the same run. Read the ratios: absolute
 * times belong to one machine. Kept as JSON in .cache/bench/.
 *
 * --quick: few runs, to see whether a change made a difference at all. A word chooses pages by name: `lobby`, `site`,
 * `gateway`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { chromium } from 'playwright-core'

import { root } from '../../scripts/build-elements.js'
import { buildFloor } from '../../scripts/build-floor.js'
import { readPlan } from '../../scripts/build-plugins.js'
import { BROWSER_FLAGS, findBrowser } from '../../scripts/find-browser.js'
import { loadDatabase, loadGateway } from './gateway-load.js'
import { measure, medians } from './measure.js'
import { servePages } from './page-server.js'
import { benchPages } from './pages.js'
import { printLoads, printPages } from './report.js'
import { startSandbox } from './sandbox.js'

/** @typedef {import('./measure.js').Measured} Measured */
/** @typedef {{ name: string, slow: boolean, measured: Measured }} Row */

const words = process.argv.slice(2).filter(word => !word.startsWith('--'))
const isQuick = process.argv.includes('--quick')
const RUNS = isQuick ? 3 : 9
const SECONDS = isQuick ? 3 : 10

/** @param {string} name */
const isWanted = name => words.length === 0 || words.some(word => name.includes(word))

const floor = await buildFloor()
/** @type {Map<string, string>} */
const documents = new Map()
const widgets = join(root, 'dist', 'site', 'widgets')
const server = await servePages({ folders: { widgets, floor: dirname(floor) }, pages: documents })
const sandbox = await startSandbox({ allowed: server.origin })
/** @type {Row[]} */
let rows = []
/** @type {import('./gateway-load.js').Load[]} */
let loads = []
try {
  rows = await benchBrowser()
  if (isWanted('gateway')) loads = await loadGateway(sandbox, SECONDS)
} finally {
  await sandbox.end()
  server.close()
}
if (isWanted('gateway')) loads.push(...(await loadDatabase(sandbox.folder, SECONDS)))
await sandbox.forget()
printPages(rows)
printLoads(loads)
keep({ date: new Date().toISOString(), runs: RUNS, rows, loads })
process.exit(0)

async function benchBrowser() {
  const pages = benchPages(readPlan().elements, sandbox.site).filter(
    ({ name }) => name === 'floor' || isWanted(name)
  )
  for (const { path, html } of pages) documents.set(path, html)
  const visits = pages.map(({ name, path, tags }) => ({ name, url: server.origin + path, tags }))
  for (const path of ['/', '/slot']) {
    if (isWanted('site')) visits.push({ name: `site ${path}`, url: sandbox.site + path, tags: [] })
  }
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
  try {
    return [...(await takeTurns(browser, visits, false)), ...(await takeTurns(browser, visits, true))]
  } finally {
    await browser.close()
  }
}

/**
 * All pages in turn, again and again, so that a busy minute of the machine meets all of them. The first round only
 * warms up.
 * @param {import('playwright-core').Browser} browser
 * @param {{ name: string, url: string, tags: string[] }[]} visits @param {boolean} slow
 * @returns {Promise<Row[]>}
 */
async function takeTurns(browser, visits, slow) {
  /** @type {Map<string, Measured[]>} */
  const runs = new Map(visits.map(({ name }) => [name, []]))
  for (let run = 0; run <= RUNS; run++) {
    for (const { name, ...visit } of visits) {
      const measured = await measure(browser, { ...visit, slow }).catch((/** @type {Error} */ error) => {
        console.error(`${name}: ${error.message.split('\n')[0]}`)
      })
      if (run > 0 && measured) runs.get(name)?.push(measured)
    }
  }
  return [...runs]
    .filter(([, all]) => all.length > 0)
    .map(([name, all]) => ({ name, slow, measured: medians(all) }))
}

/** @param {object} result */
function keep(result) {
  const folder = join(root, '.cache', 'bench')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}.json`)
  writeFileSync(file, JSON.stringify(result, null, 2))
  console.log(`\nKept in ${file}`)
}
