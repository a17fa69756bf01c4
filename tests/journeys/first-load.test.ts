import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'

import { openPage } from '../browser.ts'
import { playerPage, settled, site } from './player.ts'

/** What leaves a page for the gateway, as it is written. */
function bodiesOf(page: Page): string[] {
  const bodies: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/endpoint/v1')) bodies.push(request.postData() ?? '')
  })
  return bodies
}

/** Keeps the code of a page away until it is let go. */
async function holdCode(page: Page): Promise<() => void> {
  let letGo = (): void => undefined
  const gone = new Promise<void>(resolve => (letGo = resolve))
  await page.route('**/widgets/base-*.js', async route => {
    await gone
    await route.continue()
  })
  return letGo
}

describe('the first load of a page', () => {
  test.each([
    ['/', 'tr', 2],
    ['/slot', 'tr', 3],
    ['/slot', 'en', 3],
    ['/live', 'tr', 3],
    ['/promotions', 'tr', 1],
    ['/tournaments', 'tr', 1],
    ['/about-us', 'tr', 1]
  ] as const)(
    'GATE-07 %s in %s asks before its code is there, and not again',
    async (path, language, count) => {
      const page = await openPage({ language })
      const bodies = bodiesOf(page)
      const letGo = await holdCode(page)
      await page.goto(site + path, { waitUntil: 'commit' })

      await expect.poll(() => bodies.length).toBe(count)
      const early = [...bodies]
      letGo()
      await settled(page)

      expect(early.every(body => body.includes(`"Lang":"${language}"`))).toBe(true)
      expect(bodies.filter(body => early.includes(body))).toHaveLength(count)
    }
  )

  test.each([
    ['/', 1],
    ['/slot', 4],
    ['/live', 4],
    ['/promotions', 2]
  ])(
    '%s has the pictures that are seen first before its code, and asks for none twice',
    async (path, count) => {
      const page = await openPage()
      const pictures: string[] = []
      page.on('request', request => {
        if (request.url().includes('/images/')) pictures.push(request.url())
      })
      const letGo = await holdCode(page)
      await page.goto(site + path, { waitUntil: 'commit' })

      await expect.poll(() => pictures.length).toBe(count)
      const early = [...pictures]
      letGo()
      await settled(page)

      const drawn = await page.evaluate(() =>
        [...document.querySelectorAll('main *')].flatMap(({ shadowRoot }) =>
          [...(shadowRoot?.querySelectorAll('img') ?? [])].map(({ src }) => src)
        )
      )
      expect(drawn).toEqual(expect.arrayContaining(early))
      expect(pictures.filter(picture => early.includes(picture))).toHaveLength(count)
    }
  )

  test('SEC-01 no picture of another address than the gateway is asked for before the code has looked at it', async () => {
    const page = await openPage()
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    // The policy of the site would hold it back; what is wanted is that it is not even tried.
    await page.exposeFunction('held', (address: string) => asked.push(address))
    await page.addInitScript(`addEventListener('securitypolicyviolation', event => held(event.blockedURI))`)
    await page.route('**/endpoint/v1', route =>
      route.fulfill({
        json: {
          result: true,
          code: 200,
          message: '',
          data: [
            'https://elsewhere.example/a.webp',
            '@elsewhere.example/b.webp',
            7,
            '/images/games/1001.webp'
          ].map(image => ({ image }))
        }
      })
    )
    await holdCode(page)
    await page.goto(`${site}/slot`, { waitUntil: 'commit' })

    await expect.poll(() => asked.some(url => url.endsWith('/images/games/1001.webp'))).toBe(true)
    expect(asked.filter(url => !url.startsWith(site))).toEqual([])
  })

  test('GATE-01 for a player, whose lists are his own, nothing is asked before', async () => {
    const page = await (await playerPage('demo')).context().newPage()
    const bodies = bodiesOf(page)
    const letGo = await holdCode(page)
    await page.goto(`${site}/slot`, { waitUntil: 'commit' })
    await page.locator('.header .brand').first().waitFor()

    expect(bodies).toEqual([])
    letGo()
    await expect.poll(() => bodies.some(body => body.includes('games_list'))).toBe(true)
  })

  test('its text needs the two fonts that come with the page, and no other', async () => {
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
