import { describe, expect, test } from 'vitest'
import type { Locator } from 'playwright-core'

import { openPage, recordShifts, shiftsOf } from '../browser.ts'
import { emptyPlayerPage, playerPage, settled, site } from './player.ts'

const PAGES = ['/', '/slot', '/login', '/register', '/maintenance', '/nowhere']

describe('settings of the browser', () => {
  test('THEME-03 text at 200 % causes no horizontal scrolling', async () => {
    // A window of 640 px with text at 200 % is one of 320 px.
    const page = await openPage({ width: 320 })
    for (const path of PAGES) {
      await page.goto(site + path, { waitUntil: 'networkidle' })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
    }
    const player = await emptyPlayerPage('demo', { width: 320 })
    for (const path of ['/profile?tab=password', '/favorites', '/play/slot/1001', '/']) {
      await player.goto(site + path, { waitUntil: 'networkidle' })
      expect(await player.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
    }
    const brand = await player.locator('.header .home-link').boundingBox()
    const balance = await player.locator('.header bnw-balance').boundingBox()
    expect(brand!.x + brand!.width).toBeLessThanOrEqual(balance!.x)
  })

  test('the search of the header is a field of 280 px from 1200 px on, and an icon below', async () => {
    const page = await openPage({ width: 1200 })
    await page.goto(site)
    const search = page.locator('.header .search-open')
    await expect.poll(async () => (await search.boundingBox())?.width).toBe(280)
    await page.setViewportSize({ width: 1199, height: 800 })
    await expect.poll(async () => (await search.boundingBox())?.width).toBe(44)
  })

  test('a picture stands beside the forms of wide windows, and phones do not request it', async () => {
    for (const path of ['/login', '/forgot-password', '/account_reset?token=1']) {
      for (const [width, isThere] of [
        [1280, true],
        [390, false]
      ] as const) {
        const page = await openPage({ width })
        let isRequested = false
        page.on('request', request => (isRequested ||= request.url().endsWith('/quay.svg')))
        await page.goto(site + path)
        await page.locator('.form-page form').first().waitFor()
        await page.waitForLoadState('load')

        expect(isRequested, `${path} at ${width} px`).toBe(isThere)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
    }
  })

  test('MENU-04 no entry of the phone menu wraps at 320 px', async () => {
    for (const [language, menu] of [
      ['tr', 'Menü'],
      ['en', 'Menu']
    ] as const) {
      const page = await playerPage('demo', { width: 320, language })
      await settled(page)
      await page.getByRole('button', { name: menu, exact: true }).click()
      const entries = page.locator('.phone-menu nav a')
      await expect.poll(() => entries.count()).toBeGreaterThan(10)
      expect(await entries.evaluateAll(wrappedTexts)).toEqual([])
    }
  })

  test('HOME-01 no name of a provider wraps on the home page', async () => {
    const page = await openPage()
    await page.goto(site)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const names = page.locator('.providers a > span')
      await names.last().waitFor()
      expect(await names.evaluateAll(wrappedTexts), String(width)).toEqual([])
    }
  })

  test('HOME-01 a phone reserves the height of the first games, and no more', async () => {
    for (const width of [320, 360, 390]) {
      const page = await openPage({ width })
      await page.goto(site)
      await settled(page)
      const unused = await page
        .locator('.first-screen bnw-game-rail')
        .evaluate(rail => rail.clientHeight - rail.shadowRoot!.querySelector('.root')!.clientHeight)
      expect(unused, String(width)).toBeLessThanOrEqual(1)
    }
  })

  test('the tabs of the cashier fade towards those out of view, and nowhere else', async () => {
    const page = await playerPage('demo', { path: '/profile?tab=deposit', width: 390 })
    const row = page.locator('.cashier-tabs')
    await row.waitFor()
    const fades = () =>
      row.evaluate(tabs => {
        const style = getComputedStyle(tabs)
        return [style.getPropertyValue('--fade-start'), style.getPropertyValue('--fade-end')]
      })
    await expect.poll(fades).toEqual(['0px', '40px'])
    await row.evaluate(tabs => tabs.scrollTo(1_000, 0))
    await expect.poll(fades).toEqual(['40px', '0px'])
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect.poll(fades).toEqual(['0px', '0px'])
  })

  test('A11Y-01 the games of a lobby have room in low windows, as at 200 and 400 % zoom', async () => {
    const page = await openPage({ width: 320 })
    for (const [width, height, room] of [
      [320, 256, 150],
      [640, 360, 200],
      [844, 390, 300]
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(`${site}/slot`)
      const bar = page.locator('bnw-lobby .bar')
      await bar.waitFor()
      // The list may still be short.
      const scroll = () =>
        page.evaluate(() => {
          scrollTo(0, 600)
          return scrollY
        })
      await expect.poll(scroll).toBe(600)
      const bottom = Math.max(0, await bottomOf(page.locator('.header')), await bottomOf(bar))
      const top = (await page.locator('.phone-bar').boundingBox())?.y ?? height
      expect(top - bottom, `${width} by ${height} px`).toBeGreaterThanOrEqual(room)
    }
  })

  test('the footer of a short page begins at the lower edge of the window', async () => {
    const page = await openPage()
    for (const path of ['/login', '/no-such-page']) {
      await page.goto(site + path)
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 })
        await settled(page)
        const top = await page.locator('.footer').evaluate(footer => footer.getBoundingClientRect().top)
        expect(top, `${path} at ${width} px`).toBe(800)
      }
    }
  })

  test('a notice is in the middle of its page', async () => {
    const page = await openPage()
    await page.goto(`${site}/no-such-page`)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await settled(page)
      const [above, below] = await page.locator('.notice-page').evaluate(notice => {
        const bar = document.querySelector('.phone-bar')!
        const room = bar.checkVisibility() ? bar.getBoundingClientRect().top : innerHeight
        const [first, last] = [notice.firstElementChild!, notice.lastElementChild!]
        const top = document.querySelector('.header')!.getBoundingClientRect().bottom
        return [first.getBoundingClientRect().top - top, room - last.getBoundingClientRect().bottom]
      })
      expect(Math.abs(above - below), `${above} and ${below} at ${width} px`).toBeLessThanOrEqual(1)
    }
  })

  test.each([
    ['/slot', 'bnw-lobby [part=problem]'],
    ['/live', 'bnw-lobby [part=problem]'],
    ['/play/slot/1001', 'bnw-game .failed:not(:has(.offered))']
  ])('GATE-06 nothing moves on %s when all of its calls fail', async (path, last) => {
    for (const width of [1280, 390]) {
      const page = await emptyPlayerPage('demo', { width })
      await recordShifts(page)
      await page.route('**/endpoint/v1', route => route.abort())
      await page.goto(site + path)
      await page.locator(last).waitFor()
      // A balance becomes a dash.
      expect((await shiftsOf(page)).filter(value => value > 0.001)).toEqual([])
    }
  })

  test.each([
    ['/play/slot/1001', 'bnw-game iframe'],
    ['/profile', '.profile-who strong:not(:empty)']
  ])('nothing of a page that players open directly moves when it is complete: %s', async (path, last) => {
    for (const width of [1280, 390]) {
      const page = await emptyPlayerPage('demo', { width })
      await recordShifts(page)
      await page.goto(site + path)
      await page.locator(last).waitFor()
      await settled(page)
      // The balance in the bar of the game takes its room.
      expect((await shiftsOf(page)).filter(value => value > 0.001)).toEqual([])
    }
  })

  test('categories and games show that they are pressed', async () => {
    const page = await openPage()
    await page.goto(`${site}/slot`)
    for (const [target, part, property] of [
      ['.chip >> nth=1', '.chip >> nth=1', 'background-color'],
      ['.tile .open >> nth=0', '.tile .frame >> nth=0', 'scale']
    ] as const) {
      const look = () =>
        page
          .locator(`bnw-lobby ${part}`)
          .evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property)
      await page.locator(`bnw-lobby ${target}`).hover()
      const hovered = await look()
      await page.mouse.down()
      expect(await look(), target).not.toBe(hovered)
      // Elsewhere, so that nothing is followed.
      await page.mouse.move(0, 0)
      await page.mouse.up()
    }
  })

  test('the choices of the reality check fit one line', async () => {
    const page = await playerPage('demo', { path: '/play/slot/1001' })
    await page.locator('bnw-game button:visible', { hasText: 'Gerçeklik hatırlatması' }).click()
    const choices = page.getByRole('dialog').locator('.chip')
    await expect.poll(() => choices.count()).toBe(4)
    const tops = await choices.evaluateAll(all => all.map(chip => chip.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  })

  test('THEME-03 reduced motion stops the pulse of placeholders', async () => {
    for (const [reducedMotion, isMoving] of [
      ['no-preference', true],
      ['reduce', false]
    ] as const) {
      const page = await openPage({ context: { reducedMotion } })
      // Its reply stays away, so that the placeholders stay.
      await page.route('**/endpoint/v1', () => undefined)
      await page.goto(`${site}/slot`)
      await page.locator('bnw-lobby .skeleton').first().waitFor()
      expect((await page.evaluate(endlessAnimations)) > 0, reducedMotion).toBe(isMoving)
    }
  })

  test('THEME-03 forced colours keep the borders of controls', async () => {
    const page = await openPage({ context: { forcedColors: 'active' } })
    await page.goto(`${site}/login`)
    const field = page.getByLabel('Kullanıcı Adı')
    await field.waitFor()

    const borderWidth = await field.evaluate(input => getComputedStyle(input.closest('.box')!).borderTopWidth)

    expect(borderWidth).toBe('1px')
  })

  test('A11Y-01 forced colours outline what still loads', async () => {
    const page = await openPage({ context: { forcedColors: 'active' } })
    await page.route('**/endpoint/**', () => undefined)
    await page.goto(`${site}/slot`)
    const place = page.locator('bnw-lobby .skeleton i').first()
    await place.waitFor()

    const [style, color, ground] = await place.evaluate(element => {
      const { outlineStyle, outlineColor, backgroundColor } = getComputedStyle(element)
      return [outlineStyle, outlineColor, backgroundColor]
    })
    expect(style).toBe('solid')
    expect(color).not.toBe(ground)
  })

  test('A11Y-01 forced colours show which tab, category and entry is the current one', async () => {
    const context = { forcedColors: 'active' } as const
    const page = await playerPage('demo', { path: '/slot/category/2', context })
    const look = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(node => {
          const { backgroundColor, borderBottomColor, textDecorationLine } = getComputedStyle(node)
          return [backgroundColor, borderBottomColor, textDecorationLine].join()
        })
    const differs = async (all: string, current: string) =>
      expect(await look(all + current), all).not.toBe(await look(`${all}:not(${current})`))
    await differs('bnw-lobby .chip', '[aria-current=true]')
    await page.goto(`${site}/profile?tab=withdraw`)
    await differs('.cashier-tabs [role=tab]', '[aria-selected=true]')
    await page.goto(`${site}/profile?tab=bets`)
    await differs('.profile-group [role=tab]', '[aria-selected=true]')
    await differs('bnw-history [role=tab]', '[aria-selected=true]')
  })

  test('A11Y-01 the keyboard brings a category of a row that scrolls into view', async () => {
    const page = await playerPage('demo', { path: '/slot', width: 390 })
    const chips = page.locator('bnw-lobby .chip')
    await chips.nth(9).waitFor()
    await chips.first().focus()
    for (let at = 1; at < 10; at++) {
      await page.keyboard.press('Tab')
      await chips.and(page.locator(':focus')).waitFor()
      const box = (await chips.nth(at).boundingBox())!
      expect(box.x + box.width, await chips.nth(at).innerText()).toBeLessThanOrEqual(390 - 24)
    }
  })
})

/** The number of animations without an end, also in shadow roots. Runs in the page. */
function endlessAnimations(): number {
  const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : []))
  ]
  const all = roots(document).flatMap(root => root.getAnimations())
  return all.filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity).length
}

/** The texts that take more than one line. Runs in the page. */
function wrappedTexts(elements: Element[]): string[] {
  const lines = (element: Element) => {
    const text = document.createRange()
    text.selectNodeContents([...element.childNodes].find(node => node.nodeType === Node.TEXT_NODE) ?? element)
    return new Set([...text.getClientRects()].map(({ top }) => top)).size
  }
  return elements.filter(element => lines(element) > 1).map(({ textContent }) => textContent)
}

async function bottomOf(element: Locator): Promise<number> {
  const { y, height } = (await element.boundingBox())!
  return y + height
}
