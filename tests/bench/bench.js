// @ts-check
/**
 * `npm run bench`: what elements (both flavours), site and gateway cost, as medians of many runs, pages with the
 * processor four times slower, beside the floor (React, react-dom and r2wc around a button) measured in the same run. Read the
 * ratios: absolute times depend on the machine. The results are stored as JSON in .cache/bench/, or in the file of `--json=`.
 *
 * --quick: few runs, enough to see large differences. A word selects pages by name: `lobby`, `site`, `gateway`.
 * BASELINE=folder: also measures the elements of another build's widgets/ folder, for a comparison in the same run.
 */
import { join } from 'node:path'

import { chromium } from 'playwright-core'

import { build } from 'vite'

import { elementFolders } from '../../scripts/elements.js'
import { root } from '../../scripts/setup.js'
import { BROWSER_FLAGS, findFullBrowser } from '../../scripts/find-programs.js'
import { storeResult } from './command.js'
import { loadEmbedded, loadServer } from './gateway-load.js'
import { printFigures, summaryOf } from './gateway-report.js'
import { measure, medians } from './measure.js'
import { servePages } from './page-server.js'
import { benchPages } from './pages.js'
import { printPages } from './report.js'
import { startSandbox } from './sandbox.js'

/** @typedef {import('./measure.js').Measured} Measured */
/** @typedef {{ name: string, slow: boolean, measured: Measured }} Row */

const words = process.argv.slice(2).filter(word => !word.startsWith('--'))
const isQuick = process.argv.includes('--quick')
const RUNS = isQuick ? 3 : 9
/** Of the gateway, each of two seconds. */
const LOAD_RUNS = isQuick ? 1 : 3

/** @param {string} name */
const isWanted = name => words.length === 0 || words.some(word => name.includes(word))

await build({ configFile: join(root, 'vite.config.ts'), mode: 'floor', logLevel: 'warn' })
const baseline = process.env.BASELINE
/** @type {Map<string, string>} */
const documents = new Map()
const folders = {
  widgets: join(root, 'dist', 'site', 'widgets'),
  floor: join(root, '.cache', 'floor'),
  ...(baseline && { baseline })
}
const server = await servePages({ folders, pages: documents })
const sandbox = await startSandbox({ allowed: server.origin })
/** @type {Row[]} */
let rows = []
try {
  rows = await benchBrowser()
} finally {
  await sandbox.end()
  server.close()
}
await sandbox.forget()
const loads = isWanted('gateway') ? await loadBoth() : []
printPages(rows)
printFigures(loads)
storeResult('bench', { runs: RUNS, rows, loads: loads.map(summaryOf) })
process.exit(0)

async function loadBoth() {
  const how = { runs: LOAD_RUNS, seconds: 2, wants: () => true }
  return [...(await loadEmbedded(how)), ...(await loadServer(how))]
}

async function benchBrowser() {
  const tags = elementFolders().map(folder => `bnw-${folder}`)
  const loaders = { react: '/widgets', light: '/widgets/light', ...(baseline && { baseline: '/baseline' }) }
  const pages = benchPages({ tags, loaders, gateway: sandbox.site }).filter(
    ({ name }) => name === 'floor' || isWanted(name)
  )
  for (const { path, html } of pages) documents.set(path, html)
  const visits = pages.map(({ name, path, tags }) => ({ name, url: server.origin + path, tags }))
  for (const path of ['/', '/slot']) {
    if (isWanted('site')) visits.push({ name: `site ${path}`, url: sandbox.site + path, tags: [] })
  }
  const browser = await chromium.launch({ executablePath: findFullBrowser(), args: BROWSER_FLAGS })
  try {
    return [...(await measureInTurn(browser, visits, false)), ...(await measureInTurn(browser, visits, true))]
  } finally {
    await browser.close()
  }
}

/**
 * Measures all pages in turn, so that a busy minute of the machine affects all of them. The first round is a warm-up.
 * @param {import('playwright-core').Browser} browser
 * @param {{ name: string, url: string, tags: string[] }[]} visits @param {boolean} slow
 * @returns {Promise<Row[]>}
 */
async function measureInTurn(browser, visits, slow) {
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
