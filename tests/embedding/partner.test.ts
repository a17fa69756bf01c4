import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'

import { expectAccessible, WCAG } from '../browser.ts'
import { setFaults } from '../journeys/player.ts'
import { sandbox } from '../sandbox.ts'
import { openPartner, widgets } from './flavour.ts'

const { inline, partner, site } = sandbox

/** Opens the partner's page, by default with private elements in frames, and collects violations of its policy. */
async function visitPartner({ origin = partner, width = 1280 } = {}): Promise<{
  page: Page
  violations: string[]
}> {
  const page = await openPartner({ width })
  const violations: string[] = []
  page.on('console', message => {
    if (/Content Security Policy|Trusted/i.test(message.text())) violations.push(message.text())
  })
  await page.goto(origin)
  const lobby = page.locator('bnw-lobby')
  // On a phone it is below the account, and loads when it comes near.
  await lobby.scrollIntoViewIfNeeded()
  await lobby
    .getByRole('link', { name: /^Oyna / })
    .first()
    .waitFor()
  return { page, violations }
}

/** Resolves with the first check of the status: the next one is due after 30 s, on focus or by the button. */
function statusCheck(page: Page, method = 'check_status') {
  return page.waitForResponse(response => response.request().postData()?.includes(method) ?? false)
}

describe("a partner's page", () => {
  test('EMB-10 says that private elements run directly only at the origin on the inline list', async () => {
    const policy = (origin: string) =>
      fetch(`${site}/embed/policy.json`, { headers: { origin } }).then(response => response.json())
    expect(await policy(partner)).toEqual({ inline: false })
    expect(await policy(inline)).toEqual({ inline: true })
  })

  test('EMB-01 EMB-08 EMB-13 shows every element with one script tag, without violating a strict policy', async () => {
    const { page, violations } = await visitPartner()

    for (const tag of ['bnw-game-rail', 'bnw-lobby', 'bnw-login', 'bnw-language', 'bnw-theme']) {
      expect(await page.locator(tag).evaluate(element => element.matches(':defined'))).toBe(true)
    }
    expect(violations).toEqual([])
  })

  test('EMB-01 loads only the elements of the page, also those added later', async () => {
    const { page } = await visitPartner({ origin: inline })
    const requested: string[] = []
    page.on('request', request => void requested.push(request.url()))
    expect(await page.evaluate(() => customElements.get('bnw-register'))).toBeUndefined()

    await page.evaluate(() => document.body.append(document.createElement('bnw-register')))

    await page.waitForFunction(() => customElements.get('bnw-register'))
    expect(requested.some(url => url.includes(`${widgets}register-`))).toBe(true)
  })

  test('EMB-01 one classic script works without modules, also if included twice', async () => {
    const page = await openPartner()

    await page.goto(`${inline}/single.html`)

    await page.locator('bnw-login').getByRole('button', { name: 'Giriş Yap' }).waitFor()
    await page
      .locator('bnw-game-rail')
      .getByRole('link', { name: /^Oyna / })
      .first()
      .waitFor()
  })

  test('EMB-04 keeps the page’s styles out of the elements, and does not change the page', async () => {
    const { page } = await visitPartner({ origin: inline })

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

  test('LOB-06 EMB-03 play opens the full site with the partner’s id, unless the page prevents it', async () => {
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

  test('MAINT-04 shows maintenance in its own place, and comes back without a reload', async () => {
    await setFaults({ maintenance: true })
    const page = await openPartner()
    const firstCheck = statusCheck(page)
    await page.goto(partner)
    const lobby = page.locator('bnw-lobby')
    const rail = page.locator('bnw-game-rail')
    await lobby.getByRole('button', { name: 'Tekrar Dene' }).waitFor()
    expect(page.url()).toContain(partner)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))

    await firstCheck
    await setFaults({ maintenance: false })
    await lobby.getByRole('button', { name: 'Tekrar Dene' }).click()

    for (const element of [lobby, rail])
      await element
        .getByRole('link', { name: /^Oyna / })
        .first()
        .waitFor()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })

  test('MAINT-04 a page that starts with the stored flag comes back as well', async () => {
    await setFaults({ maintenance: true })
    const page = await openPartner()
    // A check that is still open when maintenance ends would bring the page back by itself.
    const checkBefore = statusCheck(page)
    await page.goto(inline)
    const retry = page.locator('bnw-login').getByRole('button', { name: 'Tekrar Dene' })
    await retry.waitFor()
    await checkBefore
    const checks = [statusCheck(page, 'checkMaintenance'), statusCheck(page)]
    await page.reload()
    await retry.waitFor()
    await Promise.all(checks)
    await setFaults({ maintenance: false })

    await retry.click()

    await page.locator('bnw-login').getByRole('button', { name: 'Giriş Yap' }).waitFor()
    await page
      .locator('bnw-lobby')
      .getByRole('link', { name: /^Oyna / })
      .first()
      .waitFor()
  })

  test('HOME-02 the jackpots pause under the mouse', async () => {
    const { page } = await visitPartner()
    const jackpots = page.locator('bnw-jackpots')
    const amounts = () => jackpots.locator('.board').allTextContents()
    // They load when they are near the viewport.
    await jackpots.scrollIntoViewIfNeeded()
    await jackpots.locator('.board').first().waitFor()
    await jackpots.locator('ul').hover()
    const before = await amounts()
    // The amounts move to those of a reply until the next one.
    await page.waitForResponse(response => /getJackpots/i.test(response.request().postData() ?? ''))
    expect(await amounts()).toEqual(before)

    await page.mouse.move(0, 0)
    await expect.poll(amounts).not.toEqual(before)
  })

  test('A11Y-01 EMB-04 fits 390 px, and axe finds nothing in the elements', async () => {
    const { page } = await visitPartner({ origin: inline, width: 390 })

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.evaluate(() => {
      for (const own of document.querySelectorAll('header, footer, h1, h2, p')) own.remove()
    })
    // Headings and landmarks are the page's own.
    await expectAccessible(page, WCAG)
  })
})
