import { describe, expect, test } from 'vitest'

import { guides, recipes } from '../../demo/docs/lib/sections.js'
import { describeElements } from '../../scripts/custom-elements.js'
import { expectAccessible } from '../browser.ts'
import { docs, openDocs } from './docs-page.ts'

const PAGES = [
  '/index.html',
  '/elements/index.html',
  ...[...guides(), ...recipes()].map(({ url }) => url),
  ...describeElements().map(({ tagName }) => `/elements/${tagName}.html`)
]
const SIZES = [320, 390, 1280].flatMap(width =>
  (['light', 'dark'] as const).map(theme => [width, theme] as const)
)

/** `npm run test:docs`: minutes. The other files open some pages in some sizes. */
describe.runIf(process.env['DOCS'] === 'full')('every page of the documentation', () => {
  test.each(SIZES)('A11Y-01 EMB-12 fits %i px in %s, and axe finds nothing', async (width, colorScheme) => {
    const { page, problems } = await openDocs({ width, context: { colorScheme } })
    const blank = { body: '<!doctype html><html lang="en"><title>Example</title>', contentType: 'text/html' }
    await page.route(/\/frame(-light)?\.html/, route => route.fulfill(blank))
    for (const url of PAGES) {
      await page.goto(docs + url)
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), url)
        .toBeLessThanOrEqual(width)
      await expectAccessible(page).catch((error: unknown) => expect.soft(String(error), url).toBe(''))
    }
    expect(problems).toEqual([])
  })
})
