import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'

import { openPage } from '../browser.ts'
import { settled, site } from './player.ts'

/** The bodies of all requests to the gateway. */
function bodiesOf(page: Page): string[] {
  const bodies: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/endpoint/v1')) bodies.push(request.postData() ?? '')
  })
  return bodies
}

describe('the first load of a page', () => {
  test.each(['/', '/slot', '/live', '/promotions', '/tournaments', '/about-us'])(
    'GATE-07 %s sends no request twice',
    async path => {
      const page = await openPage()
      const bodies = bodiesOf(page)
      await page.goto(site + path)
      await settled(page)

      expect(bodies.length).toBeGreaterThan(0)
      expect(new Set(bodies).size).toBe(bodies.length)
    }
  )

  test('its data is requested before the code that renders it is loaded', async () => {
    const page = await openPage()
    await page.route(/\/assets\/framework-/, route => route.abort())
    const requested = page.waitForRequest(request => request.postData()?.includes('games_list') ?? false)
    await page.goto(`${site}/slot`)

    await requested
  })

  test('the page itself requests the code of its route', async () => {
    const page = await openPage()
    await page.route(/\/assets\/index-/, route => route.abort())
    const requested = page.waitForRequest(/\/assets\/lobby-/)
    await page.goto(`${site}/slot/provider/1`)

    await requested
  })

  test('its text uses only the two preloaded fonts', async () => {
    const page = await openPage()
    const fonts: string[] = []
    page.on('request', request => {
      if (request.resourceType() === 'font') fonts.push(request.url())
    })
    for (const path of ['/', '/slot', '/promotions', '/about-us']) {
      await page.goto(site + path)
      await settled(page)
    }

    expect(new Set(fonts).size).toBe(2)
  })
})
