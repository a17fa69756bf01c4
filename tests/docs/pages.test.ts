import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { guides, recipes } from '../../demo/docs/lib/sections.js'
import { describeElements } from '../../scripts/custom-elements.js'
import { expectAccessible } from '../browser.ts'
import { docs, openDocs } from './docs-page.ts'

const TEXTS = [
  '/index.html',
  '/elements/index.html',
  '/guide/sizes.html',
  ...[...guides(), ...recipes()].map(({ url }) => url)
]
const ELEMENTS = describeElements().map(({ tagName }) => `/elements/${tagName}.html`)

/** Opens a page without its examples, which have tests of their own. */
async function openBare(width: number, colorScheme: 'dark' | 'light') {
  const opened = await openDocs({ width, context: { colorScheme } })
  const blank = { body: '<!doctype html><title>Example</title>', contentType: 'text/html' }
  await opened.page.route(/\/frame(-light)?\.html/, route => route.fulfill(blank))
  return opened
}

async function resize(page: Page, width: number, colorScheme: 'dark' | 'light') {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme })
}

test('A11Y-01 EMB-12 every page fits 390 px in light and 1280 px in dark, and violates no policy', async () => {
  const { page, problems } = await openBare(390, 'light')
  const tooWide: string[] = []
  const noteIfTooWide = async (width: number, url: string) => {
    const needed = await page.evaluate(() => document.documentElement.scrollWidth)
    if (needed > width) tooWide.push(`${url}: ${needed}`)
  }
  for (const url of [...TEXTS, ...ELEMENTS]) {
    await page.goto(docs + url, { waitUntil: 'domcontentloaded' })
    await noteIfTooWide(390, url)
    // There the pages of elements have the layout of the others, with a narrower text.
    if (!TEXTS.includes(url)) continue
    await resize(page, 1280, 'dark')
    await noteIfTooWide(1280, url)
    await resize(page, 390, 'light')
  }
  expect(tooWide).toEqual([])
  expect(problems).toEqual([])
})

test('EMB-12 an unknown address, at any depth, leads on from a page in the style of the others', async () => {
  const { page } = await openBare(1280, 'dark')
  const response = await page.goto(`${docs}/elements/no/such.html`)
  expect(response?.status()).toBe(404)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'All elements' }).click()
  await page.waitForURL(`${docs}/elements/index.html`)
})

test('EMB-12 the chosen theme stays on other pages, and is that of the examples', async () => {
  const { page } = await openBare(1280, 'dark')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.goto(`${docs}/index.html`)
  const dark = await ground()
  await page.getByRole('button', { name: 'Light theme' }).click()
  await expect.poll(ground).not.toBe(dark)

  await page.goto(`${docs}/elements/bnw-lobby.html`)
  expect(await ground()).not.toBe(dark)
  const theme = page.locator('select[data-field=theme]').first()
  await expect.poll(() => theme.inputValue()).toBe('light')
})

/** A page of each kind; elements.test.ts and playground.test.ts have the others. */
test.each([
  ['/index.html', 'light'],
  ['/guide/events.html', 'light'],
  ['/recipes/react.html', 'dark']
] as const)('A11Y-01 EMB-12 axe finds nothing on %s in %s', async (url, colorScheme) => {
  const { page } = await openBare(1280, colorScheme)
  await page.goto(docs + url)
  await expectAccessible(page)
})
