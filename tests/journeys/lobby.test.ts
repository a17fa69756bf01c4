import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'

import { site, visit } from './player.ts'

const tiles = (page: Page) => page.locator('bnw-lobby').getByRole('link', { name: /^Oyna / })

/** Index of the focused tile; -1 if none has the focus. */
function focusedIndex(page: Page): Promise<number> {
  return page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    return Number(element?.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1)
  })
}

/** Records the scroll position of each frame. */
async function recordPositions(page: Page): Promise<() => Promise<number[]>> {
  const positions = await page.evaluateHandle(() => {
    const positions: number[] = []
    const record = () => {
      if (positions.at(-1) !== scrollY) positions.push(scrollY)
      requestAnimationFrame(record)
    }
    record()
    return positions
  })
  return () => positions.jsonValue()
}

describe('the slot lobby', () => {
  test('LOB-02 LOB-03 NAV-03 filters and search are part of the address', async () => {
    const page = await visit('/slot')
    await tiles(page).first().waitFor()

    await page.getByRole('navigation', { name: 'Kategoriler' }).getByRole('link').nth(1).click()
    await page.waitForURL(/\/slot\/category\/\d+$/)
    const category = page.url()
    await page.getByRole('button', { name: 'Sağlayıcılar' }).click()
    await page.getByRole('dialog', { name: 'Sağlayıcılar' }).getByRole('link').nth(1).click()
    await page.waitForURL(/\/slot\/category\/\d+\?provider=/)
    const both = page.url()
    await page.waitForLoadState('networkidle')
    const games = await tiles(page).allTextContents()

    await page.reload()
    await expect.poll(() => tiles(page).allTextContents()).toEqual(games)
    expect(games.length).toBeGreaterThan(0)
    await page.goto(`${site}/slot?search=fener`)
    await page.getByRole('link', { name: 'Oyna Bakır Fener', exact: true }).waitFor()
    expect(await page.getByLabel('Oyun Ara').inputValue()).toBe('fener')
    await page.goBack()
    expect(page.url()).toBe(both)
    await page.goBack()
    expect(page.url()).toBe(category)
  })

  test('A11Y-01 the provider that the keyboard reaches is whole, beside the fade of the row', async () => {
    const page = await visit('/slot', { width: 390 })
    const row = page.getByRole('list', { name: 'Sağlayıcılar' })
    await row.getByRole('link').first().focus()
    const end = (await row.boundingBox())!
    for (let presses = 0; presses < 5; presses++) {
      await page.keyboard.press('Tab')
      const link = row.getByRole('link').and(page.locator(':focus'))
      await expect
        .poll(async () => {
          const { x, width } = (await link.boundingBox())!
          return x >= end.x && x + width <= end.x + end.width - 24
        })
        .toBe(true)
    }
  })

  test('LOB-01 LOB-03 NAV-04 going back restores the scroll position without new requests', async () => {
    const page = await visit('/slot')
    await tiles(page).first().waitFor()
    await page.mouse.wheel(0, 9_000)
    await page.waitForFunction(() => scrollY > 8_000)
    await expect.poll(() => tiles(page).count()).toBeGreaterThan(10)
    await page.waitForLoadState('networkidle')
    const seen = async () => (await tiles(page).allTextContents()).join()
    const before = { place: await page.evaluate(() => scrollY), games: await seen() }
    const calls: string[] = []
    page.on('request', request => {
      if (request.postData()?.includes('"games_list"')) calls.push(request.postData()!)
    })

    await page.getByRole('contentinfo').getByRole('link').first().evaluate(link => (link as HTMLElement).click()) // prettier-ignore
    await page.waitForFunction(() => location.pathname !== '/slot' && scrollY === 0)
    const positions = await recordPositions(page)
    await page.goBack()

    await page.waitForFunction(place => Math.abs(scrollY - place) < 3, before.place)
    await expect.poll(positions).toEqual([0, before.place])
    await expect.poll(seen).toBe(before.games)
    expect(calls).toEqual([])
  })

  test('NAV-04 a device that takes seconds to render the lobby comes back to the same place', async () => {
    const page = await visit('/slot', { width: 390 })
    await tiles(page).first().waitFor()
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 6_000)
    await page.waitForFunction(() => scrollY > 5_000)
    await page.waitForLoadState('networkidle')
    const place = await page.evaluate(() => scrollY)
    // On phones it is in a list that unfolds.
    await page
      .locator('.footer-menu a')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click())
    await page.waitForFunction(() => location.pathname !== '/slot' && scrollY === 0)
    // After the site's own listener: the lobby renders later than the first attempts to restore the position.
    await page.evaluate(() => {
      addEventListener('popstate', () => {
        const end = performance.now() + 3_000
        while (performance.now() < end);
      })
    })

    await page.goBack()

    await tiles(page).first().waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  })

  test('A11Y-01 LOB-05 arrow keys move through the grid, also to rows that are not rendered yet', async () => {
    const page = await visit('/slot')
    await tiles(page).first().focus()
    expect(await focusedIndex(page)).toBe(0)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => focusedIndex(page)).toBe(1)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focusedIndex(page)).toBeGreaterThan(2)
    const columns = (await focusedIndex(page)) - 1
    await page.keyboard.press('End')
    await expect.poll(() => focusedIndex(page)).toBe(2 * columns - 1)
    await page.keyboard.press('Home')
    await expect.poll(() => focusedIndex(page)).toBe(columns)

    for (let row = 2; row < 12; row++) {
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => focusedIndex(page)).toBe(row * columns)
    }
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
    expect(await page.locator('bnw-lobby [data-index]').count()).toBeLessThan(200)
  })

  test('LOB-03 on a phone the current category is visible', async () => {
    const page = await visit('/slot/type/new', { width: 390, language: 'en' })
    const row = page.getByRole('navigation', { name: 'Categories' })
    const end = async () => {
      const box = await row.locator('[aria-current=true]').boundingBox()
      return box!.x + box!.width
    }
    const { x, width } = (await row.boundingBox())!

    await expect.poll(end).toBeLessThanOrEqual(x + width)
  })

  test('LOB-01 an endless name of a provider is cut where it stands beside others', async () => {
    const page = await visit('/favicon.svg')
    await page.route('**/endpoint/v1', async route => {
      const answer = await route.fetch()
      const text = await answer.text()
      const name = `"providerName":"${'Uzun '.repeat(200)}"`
      await route.fulfill({ response: answer, body: text.replace(/"providerName":"[^"]*"/g, name) })
    })
    await page.goto(`${site}/slot`)
    const row = page.locator('.lobby-providers a')
    await row.first().waitFor()
    const widths = await row.evaluateAll(links => links.map(link => link.getBoundingClientRect().width))
    expect(Math.max(...widths)).toBeLessThanOrEqual(240)

    await row.first().click()
    const button = page.locator('bnw-lobby').getByRole('button', { name: 'Sağlayıcı: Uzun' }).first()
    expect((await button.boundingBox())!.height).toBeLessThan(60)
    await button.click()
    const choice = page.getByRole('dialog').getByRole('link', { name: 'Uzun' }).first()
    expect((await choice.boundingBox())!.height).toBeLessThan(60)
  })

  test('LOB-04 a drawn cover replaces a failed picture without a layout shift', async () => {
    const page = await visit('/favicon.svg')
    await page.route('**/images/games/**', route => route.abort())
    await page.goto(`${site}/slot`)
    await tiles(page).first().waitFor()
    const box = await tiles(page).first().boundingBox()

    await expect.poll(() => page.locator('bnw-lobby .picture svg').count()).toBeGreaterThan(5)

    await expect.poll(() => page.locator('bnw-lobby .picture img').count()).toBe(0)
    expect(await tiles(page).first().boundingBox()).toEqual(box)
  })
})
