import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'

import { site, visit } from './player.ts'

const tiles = (page: Page) => page.locator('bnw-lobby').getByRole('link', { name: /^Oyna / })

/** The place in the list of the tile that has the focus; -1 where none has it. */
function focusedPlace(page: Page): Promise<number> {
  return page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    return Number(element?.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1)
  })
}

/** Where the page stands from now on, frame by frame. */
async function placesPassed(page: Page): Promise<() => Promise<number[]>> {
  const places = await page.evaluateHandle(() => {
    const places: number[] = []
    const note = () => {
      if (places.at(-1) !== scrollY) places.push(scrollY)
      requestAnimationFrame(note)
    }
    note()
    return places
  })
  return () => places.jsonValue()
}

describe('the slot lobby', () => {
  test('LOB-02 LOB-03 NAV-03 filters and search stand in the address, and come back with it', async () => {
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

  test('LOB-01 LOB-03 NAV-04 leaving far down and coming back shows the same place without asking again', async () => {
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
    const passed = await placesPassed(page)
    await page.goBack()

    await page.waitForFunction(place => Math.abs(scrollY - place) < 3, before.place)
    await expect.poll(passed).toEqual([0, before.place])
    await expect.poll(seen).toBe(before.games)
    expect(calls).toEqual([])
  })

  test('A11Y-01 LOB-05 arrow keys walk the grid, row by row, through what is not in the document yet', async () => {
    const page = await visit('/slot')
    await tiles(page).first().focus()
    expect(await focusedPlace(page)).toBe(0)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => focusedPlace(page)).toBe(1)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focusedPlace(page)).toBeGreaterThan(2)
    const columns = (await focusedPlace(page)) - 1
    await page.keyboard.press('End')
    await expect.poll(() => focusedPlace(page)).toBe(2 * columns - 1)
    await page.keyboard.press('Home')
    await expect.poll(() => focusedPlace(page)).toBe(columns)

    for (let row = 2; row < 12; row++) {
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => focusedPlace(page)).toBe(row * columns)
    }
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
    expect(await page.locator('bnw-lobby [data-index]').count()).toBeLessThan(200)
  })

  test('LOB-03 on a phone the chosen category stands in view', async () => {
    const page = await visit('/slot/type/new', { width: 390, language: 'en' })
    const row = page.getByRole('navigation', { name: 'Categories' })
    const end = async () => {
      const box = await row.locator('[aria-current=true]').boundingBox()
      return box!.x + box!.width
    }
    const { x, width } = (await row.boundingBox())!

    await expect.poll(end).toBeLessThanOrEqual(x + width)
  })

  test('LOB-04 a cover is drawn where a picture fails, and nothing moves', async () => {
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
