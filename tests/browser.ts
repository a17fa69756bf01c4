import axe from 'axe-core'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'

import { BROWSER_FLAGS, findBrowser } from '../scripts/find-programs.js'
import { CONDITION_MS } from './time-limits.ts'

/** Options of a visitor's browser profile. */
export interface Visitor {
  /** Written to storage before the first page, as if chosen on an earlier visit. */
  language?: 'tr' | 'en'
  theme?: 'dark' | 'light'
  /** Width of the window in CSS pixels; 390 is a phone. */
  width?: number
  context?: BrowserContextOptions
}

let running: Promise<Browser> | undefined

/** One browser for all test files of a process; it ends with the process. */
export function browser(): Promise<Browser> {
  running ??= chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
  return running
}

/**
 * A page in a browser profile of its own, which is closed when the test ends. An uncaught script error fails its test.
 */
export async function openPage(visitor: Visitor = {}): Promise<Page> {
  const { page, close } = await openProfile(visitor)
  onTestFinished(close)
  return page
}

/** One page for all tests of a block, with its cache. Each test, or beforeAll() for all, must open an address first. */
export function sharedPage(): () => Page {
  let opened: Awaited<ReturnType<typeof openProfile>>
  beforeAll(async () => {
    opened = await openProfile({})
  })
  afterAll(() => opened.close())
  return () => opened.page
}

async function openProfile({ language, theme, width = 1280, context }: Visitor) {
  const profile = await (await browser()).newContext({ viewport: { width, height: 800 }, ...context })
  profile.setDefaultTimeout(CONDITION_MS)
  const errors: string[] = []
  profile.on('weberror', error => errors.push(String(error.error().stack)))
  const close = async () => {
    // A test may end while a reply is on its way; its route handler would reject and fail the whole run.
    for (const routed of [profile, ...profile.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' })
    await profile.close()
    expect(errors, 'script errors on the page').toEqual([])
  }
  const stored = { bnwUserLang: language, bnwUserMode: theme }
  await profile.addInitScript(chosen => {
    // Runs on empty pages too, which have no storage.
    if (location.protocol === 'about:') return
    for (const [key, value] of Object.entries(chosen)) {
      if (value && !localStorage.getItem(key)) localStorage.setItem(key, value)
    }
  }, stored)
  return { page: await profile.newPage(), close }
}

/** Records the layout shifts of all documents that are opened from now on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The recorded layout shifts of the current document. */
export function shiftsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)
}

/** Their sum. */
export async function totalShift(page: Page): Promise<number> {
  return (await shiftsOf(page)).reduce((sum, shift) => sum + shift, 0)
}

/** WCAG 2.2 A and AA, as axe tags its rules. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Fails with the violations that axe finds on the page, shadow roots included (A11Y-01).
 *
 * @param tags Of axe's rules; those of WCAG and of best practices (headings, landmarks) if unset.
 */
export async function expectAccessible(page: Page, tags = [...WCAG, 'best-practice']): Promise<void> {
  await page.evaluate(axe.source)
  const found = await page.evaluate(async tags => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
      runOnly: tags,
      // Selectors of all nodes that pass would take most of the time.
      resultTypes: ['violations'],
      selectors: false
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`)
    )
  }, tags)
  expect(found, page.url()).toEqual([])
}
