import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'

import { openPage, recordShifts, totalShift } from '../browser.ts'
import { sandbox } from '../sandbox.ts'
import { widgets } from './flavour.ts'

const { inline, site } = sandbox

/** Chrome's limit of a good page is 0.1; a row of games may differ by some pixels from what it reserves. */
const MAX_SHIFT = 0.02

const TEXT = '<p>Text below the element, which must not move.</p>'.repeat(12)

/** Opens a page of a partner with text below an element. */
async function visitBare(element: string, width: number, data: string): Promise<Page> {
  // The page does not come from this machine, as the browser sees it; the site does.
  const page = await openPage({ width, context: { permissions: ['local-network-access'] } })
  await recordShifts(page)
  const script = `<script type="module" blocking="render" src="${site}${widgets}bnw.js" data-gateway="${site}" data-site="${site}" data-theme="auto" data-isolation="inline" ${data}></script>`
  const body = `<!doctype html><html lang="tr"><head><title>Bare</title>${script}</head><body>${element}${TEXT}</body></html>`
  await page.route(`${inline}/bare`, route =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body })
  )
  await page.goto(`${inline}/bare`)
  return page
}

describe('a bare page with text below an element', () => {
  test.each([
    ['<bnw-login></bnw-login>', 'button'],
    ['<bnw-game-rail></bnw-game-rail>', '.tile'],
    ['<bnw-lobby></bnw-lobby>', '.tile'],
    ['<bnw-promotions></bnw-promotions>', '.ticket'],
    ['<bnw-promotions compact></bnw-promotions>', '.ticket'],
    ['<bnw-tournaments></bnw-tournaments>', '.ticket'],
    ['<bnw-tournaments compact></bnw-tournaments>', '.ticket'],
    ['<bnw-slider></bnw-slider>', '[part~=banner]'],
    ['<bnw-jackpots></bnw-jackpots>', '[part~=level]'],
    // No feed is configured.
    ['<bnw-top-wins></bnw-top-wins>', 'bnw-top-wins:defined + p'],
    [
      '<bnw-top-wins limit="5"></bnw-top-wins>',
      '[part=win]',
      `data-top-wins-url="${site}/sandbox/top-wins.json"`
    ]
  ])('EMB-05 %s moves nothing while it loads', async (element, content, data = '') => {
    for (const width of [1280, 390]) {
      const page = await visitBare(element, width, data)
      await page.locator(content).first().waitFor()
      // Pictures and fonts that come later must move nothing either.
      await page.waitForLoadState('networkidle')

      expect(await totalShift(page), `${width} px`).toBeLessThan(MAX_SHIFT)
    }
  })
})
