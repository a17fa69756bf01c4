import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'

import { expectAccessible } from '../browser.ts'
import { sandbox } from '../sandbox.ts'
import { openPartner, widgets } from './flavour.ts'

const { partner, site } = sandbox

/** Opens the partner's page, and collects what its policy forbids. */
async function visitPartner(width = 1280): Promise<{ page: Page; violations: string[] }> {
  const page = await openPartner({ width })
  const violations: string[] = []
  page.on('console', message => {
    if (/Content Security Policy|Trusted/i.test(message.text())) violations.push(message.text())
  })
  await page.goto(partner)
  await page
    .locator('bnw-lobby')
    .getByRole('link', { name: /^Oyna / })
    .first()
    .waitFor()
  return { page, violations }
}

describe("a partner's page", () => {
  test('EMB-01 EMB-08 shows every element by one script tag, and breaks no rule of a strict policy', async () => {
    const { page, violations } = await visitPartner()

    for (const tag of ['bnw-game-rail', 'bnw-lobby', 'bnw-login', 'bnw-language', 'bnw-theme']) {
      expect(await page.locator(tag).evaluate(element => element.matches(':defined'))).toBe(true)
    }
    expect(violations).toEqual([])
  })

  test('EMB-01 loads only what is present, also what is added later', async () => {
    const { page } = await visitPartner()
    const asked: string[] = []
    page.on('request', request => void asked.push(request.url()))
    expect(await page.evaluate(() => customElements.get('bnw-register'))).toBeUndefined()

    await page.evaluate(() => document.body.append(document.createElement('bnw-register')))

    await page.waitForFunction(() => customElements.get('bnw-register'))
    expect(asked.some(url => url.includes(`${widgets}register-`))).toBe(true)
  })

  test('EMB-01 one classic script does the same where no module can be loaded, also twice', async () => {
    const page = await openPartner()

    await page.goto(`${partner}/single.html`)

    await page.locator('bnw-login').getByRole('button', { name: 'Giriş Yap' }).waitFor()
    await page
      .locator('bnw-game-rail')
      .getByRole('link', { name: /^Oyna / })
      .first()
      .waitFor()
  })

  test('EMB-04 lets none of the page’s careless styles in, and changes nothing outside', async () => {
    const { page } = await visitPartner()

    const inside = page.locator('bnw-login').getByRole('button', { name: 'Giriş Yap' })
    const style = await inside.evaluate(button => {
      const { borderStyle, fontStyle, letterSpacing } = getComputedStyle(button)
      return { borderStyle, fontStyle, letterSpacing }
    })

    expect(style).toEqual({ borderStyle: 'solid', fontStyle: 'normal', letterSpacing: 'normal' })
    expect(
      await page.locator('article h1').evaluate(heading => getComputedStyle(heading).textTransform)
    ).toBe('uppercase')
  })

  test('LOB-06 EMB-03 play opens the full site with the partner’s id, unless the page says no', async () => {
    const { page } = await visitPartner()
    const tile = page
      .locator('bnw-game-rail')
      .getByRole('link', { name: /^Oyna / })
      .first()
    const opening = page.context().waitForEvent('page')

    await tile.click()

    const opened = new URL((await opening).url())
    expect(opened.origin).toBe(site)
    expect(opened.searchParams.get('reference-number') ?? opened.href).toContain('slotdergi')
    await page.evaluate(() => {
      document.addEventListener('bnw-game-launch', event => {
        event.preventDefault()
        document.title = (event as CustomEvent<{ type: string }>).detail.type
      })
    })
    await tile.click()
    await expect.poll(() => page.title()).toBe('slot')
    expect(page.context().pages()).toHaveLength(2)
  })

  test('MAINT-04 shows maintenance in its own place, and does not leave the page', async () => {
    await fetch(`${site}/sandbox/faults`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ maintenance: true })
    })
    const page = await openPartner()
    await page.goto(partner)

    await page
      .locator('bnw-lobby')
      .getByText(/Bakim|bakım/i)
      .first()
      .waitFor()

    expect(page.url()).toContain(partner)
    await fetch(`${site}/sandbox/faults`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ maintenance: false })
    })
  })

  test('A11Y-01 EMB-04 fits 390 px, and axe finds nothing in the elements', async () => {
    const { page } = await visitPartner(390)

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.evaluate(() => {
      for (const own of document.querySelectorAll('header, footer, h1, h2, p')) own.remove()
    })
    await expectAccessible(page)
  })
})
