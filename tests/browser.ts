import axe from 'axe-core'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'

import { BROWSER_FLAGS, findBrowser } from '../scripts/find-browser.js'
import { CONDITION_MS } from './time-limits.ts'

/** What a visitor brings along. */
export interface Visitor {
  /** Written to storage before the first page, as if chosen on an earlier visit. */
  language?: 'tr' | 'en'
  theme?: 'dark' | 'light'
  /** Width of the window in CSS pixels; 390 is a phone. */
  width?: number
  context?: BrowserContextOptions
}

let running: Promise<Browser> | undefined

/** One browser for all test files; the process that runs them takes it along when it ends. */
export function browser(): Promise<Browser> {
  running ??= chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS })
  return running
}

/**
 * A page in a browser profile of its own, which goes when the test ends. A script error that no code has caught fails
 * the test that it happened in.
 */
export async function openPage(visitor: Visitor = {}): Promise<Page> {
  const { page, close } = await openProfile(visitor)
  onTestFinished(close)
  return page
}

/** One page for all tests of a block, each of which goes to an address first; what has loaded once is not loaded again. */
export function sharedPage(visitor: Visitor = {}): () => Page {
  let opened: Awaited<ReturnType<typeof openProfile>>
  beforeAll(async () => {
    opened = await openProfile(visitor)
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
    await profile.close()
    expect(errors, 'script errors on the page').toEqual([])
  }
  const stored = { bnwUserLang: language, bnwUserMode: theme }
  await profile.addInitScript(chosen => {
    // An empty page has no storage, and runs this too.
    if (location.protocol === 'about:') return
    for (const [key, value] of Object.entries(chosen)) {
      if (value && !localStorage.getItem(key)) localStorage.setItem(key, value)
    }
  }, stored)
  return { page: await profile.newPage(), close }
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Fails with what axe finds against WCAG 2.2 A and AA on the page as it is now, shadow roots included (A11Y-01). */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source)
  const found = await page.evaluate(async tags => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
      runOnly: tags,
      // Only what is wrong is told: what is right needs no selector of each node.
      resultTypes: ['violations'],
      selectors: false
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`)
    )
  }, WCAG)
  expect(found).toEqual([])
}
