import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'

import { openPage } from '../browser.ts'
import { bodiesOf, settled, site } from './player.ts'

/** Whether the build has no picture for the path of a cover. */
function isUndrawn(path: string): boolean {
  return !existsSync(join(import.meta.dirname, '..', '..', 'dist', 'gateway', path))
}

/** The fonts in which the browser has drawn the first match of each selector. */
async function renderedFonts(page: Page, selectors: string[]): Promise<string[]> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('DOM.enable')
  await protocol.send('CSS.enable')
  const names: string[] = []
  for (const selector of selectors) {
    const [own, mark] = [page.locator(selector).first(), 'data-font-test']
    await own.evaluate((element, name) => element.setAttribute(name, ''), mark)
    await protocol.send('DOM.getDocument', { depth: -1, pierce: true })
    const { searchId } = await protocol.send('DOM.performSearch', {
      query: `[${mark}]`,
      includeUserAgentShadowDOM: true
    })
    const { nodeIds } = await protocol.send('DOM.getSearchResults', { searchId, fromIndex: 0, toIndex: 1 })
    await own.evaluate((element, name) => element.removeAttribute(name), mark)
    const { fonts } = await protocol.send('CSS.getPlatformFontsForNode', { nodeId: nodeIds[0] ?? 0 })
    names.push(...new Set(fonts.map(({ familyName }) => familyName)))
  }
  return names
}

describe('the first load of a page', () => {
  test.each(['/', '/slot', '/live', '/promotions', '/tournaments', '/about-us'])(
    'GATE-07 %s sends no request twice, waits for no cover to be drawn, and uses the two preloaded fonts',
    async path => {
      const page = await openPage()
      const bodies = bodiesOf(page)
      const paths: string[] = []
      page.on('request', request => void paths.push(new URL(request.url()).pathname))
      await page.goto(site + path)
      await settled(page)

      expect(bodies.length).toBeGreaterThan(0)
      expect(new Set(bodies).size).toBe(bodies.length)
      expect(new Set(paths.filter(path => path.endsWith('.woff2'))).size).toBe(2)
      const covers = paths.filter(path => /^\/images\/(games|tables)\//.test(path))
      expect(covers.length > 0).toBe(/^\/(slot|live)?$/.test(path))
      expect(covers.filter(isUndrawn)).toEqual([])
    }
  )

  test('its data is requested before the code that renders it is loaded', async () => {
    const page = await openPage()
    await page.route(/\/assets\/framework-/, route => route.abort())
    const requested = page.waitForRequest(request => request.postData()?.includes('games_list') ?? false)
    await page.goto(`${site}/slot`)

    await requested
  })

  test.each([
    ['/', /\/images\/sliders\//],
    ['/slot', /\/images\/games\//],
    ['/live', /\/images\/tables\//],
    ['/promotions', /\/images\/promotions\//],
    ['/tournaments', /\/images\/tournaments\//]
  ])(
    'the first pictures of %s are requested before the code that renders it is loaded',
    async (path, picture) => {
      const page = await openPage()
      await page.route(/\/assets\/framework-/, route => route.abort())
      const requested = page.waitForRequest(picture)
      await page.goto(site + path)

      await requested
    }
  )

  test('the page itself requests the code of its route', async () => {
    const page = await openPage()
    await page.route(/\/assets\/index-/, route => route.abort())
    const requested = page.waitForRequest(/\/assets\/lobby-/)
    await page.goto(`${site}/slot/provider/1`)

    await requested
  })

  test('its heaviest text is in the typeface too', async () => {
    const page = await openPage()
    await page.goto(site)
    await page.locator('bnw-jackpots .board').first().waitFor()
    await page.evaluate(() => document.fonts.ready)

    const heavy = await renderedFonts(page, ['.brand', 'bnw-jackpots .board'])
    expect(heavy.filter(name => !name.startsWith('Archivo'))).toEqual([])
    expect(heavy).toHaveLength(2)
  })
})
