import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'

import { expectAccessible } from '../browser.ts'
import { docs, linkTo, openDocs, waitForEvent } from './docs-page.ts'

function settingsOf(page: Page): Locator {
  return page.getByRole('form', { name: 'The page around the elements' })
}

describe('the playground', () => {
  test('EMB-12 shows what its link says', async () => {
    const { page, problems } = await openDocs({ width: 1440 })
    await page.goto(
      linkTo('playground', {
        elements: [
          { tag: 'bnw-language', attributes: {} },
          { tag: 'bnw-game-rail', attributes: { category: '94', limit: '3', ranked: '' } }
        ],
        theme: 'light',
        lang: 'tr',
        accent: '#7a1030',
        width: 390
      })
    )
    const frame = page.frameLocator('iframe')
    const rail = frame.locator('bnw-game-rail')

    await expect.poll(() => rail.getByRole('link', { name: /^Oyna / }).count()).toBe(3)
    expect(await frame.locator('bnw-language').count()).toBe(1)
    expect(await rail.getAttribute('accent')).toBe('#7a1030')
    expect(await rail.getAttribute('data-mode')).toBe('light')
    expect((await page.locator('iframe').boundingBox())?.width).toBe(390)
    expect(await settingsOf(page).getByLabel('Language').inputValue()).toBe('tr')
    expect(await page.getByRole('group', { name: 'bnw-game-rail' }).getByLabel('ranked').isChecked()).toBe(
      true
    )
    expect(problems).toEqual([])
  })

  test('its selects have an arrow of their own, not that of the browser', async () => {
    const { page, problems } = await openDocs()
    await page.goto(`${docs}/playground.html`)
    const arrow = (select: Element) => {
      const { appearance, backgroundImage } = getComputedStyle(select)
      return { appearance, image: /[^/]+\.svg/.exec(backgroundImage)?.[0] }
    }

    const found = await settingsOf(page).getByLabel('Language').evaluate(arrow)
    expect(found).toEqual({ appearance: 'none', image: 'select-arrow.svg' })
    expect(problems).toEqual([])
  })

  test('EMB-12 keeps every change in its link', async () => {
    const { page } = await openDocs({ context: { colorScheme: 'dark' } })
    await page.goto(`${docs}/playground.html`)
    await waitForEvent(page, 'bnw-game-rail bnw-ready bnw-game-rail')
    const rail = page.getByRole('group', { name: 'bnw-game-rail' })
    await rail.getByLabel('limit').fill('2')
    await page.getByLabel('Add an element').selectOption('bnw-jackpots')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await settingsOf(page).getByLabel('Theme').selectOption('light')
    await settingsOf(page).getByLabel('Width').selectOption('768')

    const address = page.url()
    const { page: other } = await openDocs()
    await other.goto(address)

    expect(await other.getByRole('group', { name: 'bnw-game-rail' }).getByLabel('limit').inputValue()).toBe(
      '2'
    )
    expect(await other.getByRole('group', { name: 'bnw-jackpots' }).count()).toBe(1)
    expect(await settingsOf(other).getByLabel('Theme').inputValue()).toBe('light')
    expect(await settingsOf(other).getByLabel('Width').inputValue()).toBe('768')
    await other.getByRole('tab', { name: 'Code' }).click()
    expect(await other.locator('#code').textContent()).toContain('<bnw-game-rail category="94" limit="2">')
  })

  test('EMB-12 EMB-13 shows the light flavour, and its code', async () => {
    const { page, problems } = await openDocs()
    await page.goto(`${docs}/playground.html`)
    await waitForEvent(page, 'bnw-game-rail bnw-ready bnw-game-rail')

    await settingsOf(page).getByLabel('Flavour').selectOption('light')

    const frame = page.frameLocator('iframe[data-light-frame]')
    await frame.locator('script#bnw[src$="/widgets/light/bnw.js"]').waitFor({ state: 'attached' })
    const tile = frame.locator('bnw-game-rail').getByRole('link').first()
    await tile.waitFor()
    expect(await tile.evaluate(link => getComputedStyle(link).fontFamily)).toContain('Archivo')
    await page.getByRole('tab', { name: 'Code' }).click()
    expect(await page.locator('#code').textContent()).toContain('/widgets/light/bnw.js')
    expect(new URL(page.url()).hash).toContain('flavour=light')
    expect(problems).toEqual([])
  })

  test('EMB-12 applies a changed attribute in place, and lists the events', async () => {
    const { page } = await openDocs()
    await page.goto(linkTo('playground', { elements: [{ tag: 'bnw-lobby', attributes: { type: 'slot' } }] }))
    await waitForEvent(page, 'bnw-lobby bnw-state ready')
    await page.getByRole('tab', { name: /^Events/ }).click()
    const first = page.locator('#event-log li', { hasText: 'bnw-ready' })
    await first.waitFor()

    await page.getByRole('tab', { name: 'Elements' }).click()
    await page.getByLabel('search', { exact: true }).fill('fener')
    await page.getByRole('tab', { name: /^Events/ }).click()

    await page.locator('#event-log li', { hasText: 'bnw-search' }).first().waitFor()
    // The document of the example was not loaded again.
    expect(await first.count()).toBe(1)
  })

  test('EMB-12 removes an element, and colours the others', async () => {
    const { page } = await openDocs()
    const uses = ['bnw-language', 'bnw-theme'].map(tag => ({ tag, attributes: {} }))
    await page.goto(linkTo('playground', { elements: uses }))
    const frame = page.frameLocator('iframe')
    await frame.locator('bnw-theme:defined').waitFor()

    await page.getByRole('button', { name: 'Remove bnw-language' }).click()
    await settingsOf(page).getByLabel('Accent colour').fill('#7a1030')

    await expect.poll(() => frame.locator('bnw-language').count()).toBe(0)
    await expect.poll(() => frame.locator('bnw-theme').getAttribute('accent')).toBe('#7a1030')
    expect(await settingsOf(page).locator('select[name="hasAccent"]').inputValue()).toBe('own')
    await settingsOf(page).locator('select[name="hasAccent"]').selectOption('')
    await expect.poll(() => frame.locator('bnw-theme').getAttribute('accent')).toBeNull()
    expect(page.url()).not.toContain('accent')
  })

  test('EMB-12 copies its link and the code of a framework, and clears the events', async () => {
    const permissions = ['clipboard-read', 'clipboard-write']
    const { page } = await openDocs({ context: { permissions } })
    await page.goto(linkTo('playground', { elements: [{ tag: 'bnw-theme', attributes: {} }] }))
    await waitForEvent(page, 'bnw-theme bnw-ready bnw-theme')
    const copied = () => page.evaluate(() => navigator.clipboard.readText())

    const link = page.getByRole('button', { name: 'Copy link' })
    await link.click()
    await expect.poll(() => page.locator('#copy-link').textContent()).toBe('Copied')
    expect(await copied()).toBe(page.url())

    await page.getByRole('tab', { name: 'Code' }).click()
    await page.getByLabel('Framework').selectOption('Vue')
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect.poll(copied).toContain('<template>\n  <bnw-theme></bnw-theme>')

    await page.getByRole('tab', { name: /^Events \d/ }).click()
    await page.getByRole('button', { name: 'Clear' }).click()
    expect(await page.locator('#event-log li').count()).toBe(0)
    expect(await page.locator('#event-count').textContent()).toBe('0 events')
  })

  test('EMB-12 ignores what is no element, no attribute and no value of its own', async () => {
    const { page, problems } = await openDocs()
    const fields = new URLSearchParams({ theme: 'blue', width: '99999', accent: 'url(x)', state: 'x' })
    for (const element of ['script?src=x', 'bnw-nothing?', 'bnw-theme?onclick=alert(1)&style=color:red'])
      fields.append('element', element)
    await page.goto(`${docs}/playground.html#${fields}`)

    const theme = page.frameLocator('iframe').locator('bnw-theme:defined')
    await theme.waitFor()

    const names = await theme.evaluate(element => element.getAttributeNames())
    expect(names).not.toContain('onclick')
    expect(names).not.toContain('style')
    expect(await page.frameLocator('iframe').locator('body > *').count()).toBe(1)
    expect(problems).toEqual([])
  })

  test.each([
    [320, 'light'],
    [390, 'light'],
    [1280, 'dark']
  ] as const)('A11Y-01 EMB-12 fits %i px in %s, and axe finds nothing', async (width, colorScheme) => {
    const { page } = await openDocs({ width, context: { colorScheme } })
    await page.goto(`${docs}/playground.html`)
    await waitForEvent(page, 'bnw-game-rail bnw-ready bnw-game-rail')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectAccessible(page)
  })
})
