// @ts-check
/* global addEventListener, document, globalThis, localStorage, PerformanceObserver, requestAnimationFrame */
/**
 * `npm run bench:interactions`: how long after a key or a click the page paints (Interaction to Next Paint), flow by
 * flow, with the processor slowed down four times; the median and the worst of several rounds, in ms. Beside them how long
 * the results of a search take after the last key. `-- --rounds=1` is enough to see large differences.
 */
import { chromium } from 'playwright-core'

import { BROWSER_FLAGS, findFullBrowser } from '../../scripts/find-programs.js'
import { option } from './command.js'
import { startSandbox } from './sandbox.js'
import { median } from './statistics.js'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ name: string, run: (page: Page) => Promise<unknown> }} Flow */

const ROUNDS = Number(option('rounds') ?? 5)
/** What each interaction has to keep below, ms. */
const AIM = 100
/** From the last key to the results, ms. */
const SEARCH_AIM = 450

/** How long after an interaction its entries are all there, ms. */
const SETTLING = 400

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }

const header = (/** @type {Page} */ page) => page.getByRole('banner')
const tile = (/** @type {Page} */ page) => page.locator('bnw-lobby [part=tile]').first()

const button = (
  /** @type {import('playwright-core').Locator | Page} */ root,
  /** @type {string | RegExp} */ name
) => root.getByRole('button', { name }).first()

/** @type {Flow[]} Of a visitor, whose header holds language and theme; in this order, on one page. */
const OF_VISITORS = [
  { name: 'theme', run: page => button(header(page), 'Aydınlık Mod').click() },
  { name: 'language menu', run: page => button(header(page), 'Dil').click() },
  { name: 'language', run: page => page.getByRole('menuitemradio', { name: 'English' }).click() }
]

/** @type {Flow[]} */
const OF_PLAYERS = [
  {
    name: 'filter',
    run: page => page.getByRole('navigation', { name: 'Kategoriler' }).getByRole('link').nth(1).click()
  },
  { name: 'dialog of providers', run: page => button(page, 'Sağlayıcılar').click() },
  { name: 'dialog closed', run: page => page.keyboard.press('Escape') },
  { name: 'heart', run: page => button(page.locator('bnw-lobby'), /avori/).click() },
  { name: 'account menu', run: page => button(header(page), 'Hesap').click() },
  { name: 'menu closed', run: page => page.keyboard.press('Escape') },
  { name: 'search field', run: page => page.locator('bnw-lobby').getByLabel('Oyun Ara').click() }
]

const sandbox = await startSandbox({ allowed: 'http://localhost', catalogue: 20_000 })
const browser = await chromium.launch({ executablePath: findFullBrowser(), args: BROWSER_FLAGS })
try {
  for (const viewport of [DESKTOP, PHONE]) await benchAt(viewport)
} finally {
  await browser.close()
  await sandbox.end()
  await sandbox.forget()
}

/** @param {{ width: number, height: number }} viewport */
async function benchAt(viewport) {
  /** @type {Map<string, number[]>} */
  const times = new Map()
  const add = (/** @type {string} */ name, /** @type {number} */ time) =>
    times.set(name, [...(times.get(name) ?? []), time])
  for (let round = 0; round < ROUNDS; round++) {
    const page = await openPage(viewport)
    // On a phone they are in the menu.
    if (viewport === DESKTOP) {
      await openLobby(page)
      for (const { name, run } of OF_VISITORS) add(name, await paintAfter(page, () => run(page)))
      await page.evaluate(() => localStorage.clear())
    }
    await logIn(page)
    await openLobby(page)
    for (const { name, run } of OF_PLAYERS) add(name, await paintAfter(page, () => run(page)))
    const searched = await search(page)
    add('key in the search', searched.key)
    add('results of a search', searched.results)
    await page.context().close()
  }
  print(viewport.width, times)
}

/** @param {{ width: number, height: number }} viewport */
async function openPage(viewport) {
  const context = await browser.newContext({ viewport, hasTouch: viewport === PHONE, locale: 'tr-TR' })
  const page = await context.newPage()
  await page.addInitScript(recordInteractions)
  return page
}

/** @param {Page} page */
async function logIn(page) {
  await page.goto(`${sandbox.site}/login`)
  await page.getByLabel('Kullanıcı Adı').fill('demo')
  await page.getByLabel('Şifre', { exact: true }).fill('Demo123!')
  await page.getByRole('main').getByRole('button', { name: 'Giriş Yap' }).click()
  await page.waitForURL(url => url.pathname !== '/login')
}

/** The lobby, complete, on a slow processor. @param {Page} page */
async function openLobby(page) {
  await page.goto(`${sandbox.site}/slot`)
  await tile(page).waitFor()
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/**
 * Types a word as fast as a person does. The page itself times the results: a locator computes the names of all tiles again
 * and again, which takes hundreds of ms on a slow processor.
 * @param {Page} page
 */
async function search(page) {
  const found = page.locator('bnw-lobby').getByRole('link', { name: 'Oyna Bakır Fener', exact: true })
  if (await found.isVisible()) throw new Error('The game is there before the search')
  const key = await paintAfter(page, async () => {
    await page.evaluate(timeResults, 'Oyna Bakır Fener')
    await page.keyboard.type('fener', { delay: 120 })
    await page.waitForFunction(() => /** @type {any} */ (globalThis).results)
  })
  return { key, results: await page.evaluate(() => /** @type {any} */ (globalThis).results) }
}

/** Runs in the page. `results`: from the last key until the link of this name is painted, ms. @param {string} name */
function timeResults(name) {
  const lobby = document.querySelector('bnw-lobby')?.shadowRoot
  let lastKey = 0
  addEventListener('keydown', ({ timeStamp }) => (lastKey = timeStamp), true)
  const look = (/** @type {number} */ frameStart) => {
    if (lobby?.querySelector(`a[aria-label="${name}"]`))
      Object.assign(globalThis, { results: frameStart - lastKey })
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** The longest interaction within what `act` does, ms. @param {Page} page @param {() => Promise<unknown>} act */
async function paintAfter(page, act) {
  await page.evaluate(() => void ((/** @type {any} */ (globalThis).interactions.length = 0)))
  await act()
  // Entries arrive some frames after the paint; those below 16 ms never.
  await page.waitForTimeout(SETTLING)
  const all = await page.evaluate(() => /** @type {any} */ (globalThis).interactions)
  return Math.max(0, ...all)
}

/** Runs in the page before its scripts. */
function recordInteractions() {
  /** @type {number[]} */
  const interactions = []
  Object.assign(globalThis, { interactions })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = /** @type {PerformanceEventTiming} */ (entry)
      if (interactionId) interactions.push(duration)
    }
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }))
}

/** @param {number} width @param {Map<string, number[]>} times */
function print(width, times) {
  console.log(`${`${width} px wide, 4× slower`.padEnd(28)}  median     max     aim`)
  for (const [name, all] of times) {
    const aim = name === 'results of a search' ? SEARCH_AIM : AIM
    const cells = [median(all), Math.max(...all), aim].map(time => time.toFixed(0).padStart(8)).join('')
    console.log(`${name.padEnd(28)}${cells}${median(all) > aim ? '  ✗' : ''}`)
  }
}
