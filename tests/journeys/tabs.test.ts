import type { Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'

import {
  TEXT_PAGE,
  balanceRegion,
  callGateway,
  clearFaults,
  fillIn,
  ledgerBalance,
  logOut,
  openAccount,
  playerPage,
  setFaults,
  shownBalance,
  site,
  words
} from './player.ts'
import { allText, countCalls } from './tabs.ts'

/** The seeded player, with the initials that the header shows. */
const OWN_DETAILS = /Deniz|Aksu|\bDA\b|\bdemo\b/

async function logOutOf(page: Page): Promise<void> {
  await logOut(page)
  await page.getByRole('banner').getByRole('link', { name: words.logIn }).waitFor()
}

/** Collects the bodies of the page's requests. */
function bodiesOf(page: Page): string[] {
  const bodies: string[] = []
  page.on('request', request => void bodies.push(request.postData() ?? ''))
  return bodies
}

function storageOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }))
}

describe('twenty tabs', () => {
  test('N5 SESS-03 start together with one refresh, and all stay signed in', async () => {
    const first = await playerPage('demo', { path: TEXT_PAGE })
    const profile = first.context()
    // A document of the site without scripts.
    await first.goto(`${site}/favicon.svg`)
    const tabs = await Promise.all(Array.from({ length: 20 }, () => profile.newPage()))
    await first.evaluate(() => localStorage.setItem('expirationDate', '1'))
    const calls = countCalls(profile)

    await Promise.all(tabs.map(tab => tab.goto(site + TEXT_PAGE, { waitUntil: 'commit' })))
    const amounts = tabs.map(tab => balanceRegion(tab).locator('[part=amount]'))
    // Twenty pages start at once: on a busy computer the last takes longer than one condition may.
    await Promise.all(amounts.map(amount => amount.waitFor({ timeout: 0 })))

    expect(calls.filter(call => call === 'user.initAuth')).toHaveLength(1)
    expect(calls).not.toContain('user.logout')
    const answers = await Promise.all(
      tabs.map(async tab => (await callGateway(tab, { class: 'system', method: 'ping' })).result)
    )
    expect(answers).toEqual(Array(20).fill(true))
    expect(await Promise.all(amounts.map(amount => amount.count()))).toEqual(Array(20).fill(1))
  })
})

describe('a page that nobody has seen yet', () => {
  test('SESS-06 HOME-02 sends nothing for the player, and works the moment it is shown', async () => {
    const first = await playerPage('demo')
    const profile = first.context()
    await first.goto(`${site}/favicon.svg`)
    const tab = await profile.newPage()
    await tab.addInitScript(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    })
    await first.evaluate(() => localStorage.setItem('expirationDate', '1'))
    const before = await storageOf(first)
    const calls = countCalls(profile)
    const bodies = bodiesOf(tab)

    await tab.goto(`${site}/`)
    await expect.poll(() => calls.length).toBeGreaterThan(0)
    await tab.waitForLoadState('networkidle')

    expect(bodies.filter(body => body.includes('"user"'))).toEqual([])
    expect(calls).not.toContain('cmscontroller.popupInformation')
    expect(await storageOf(first)).toMatchObject(before)

    await tab.evaluate(() => {
      Reflect.deleteProperty(document, 'visibilityState')
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await balanceRegion(tab).waitFor()
    await expect.poll(() => calls).toContain('cmscontroller.popupInformation')
  })
})

describe('another player in a second tab', () => {
  test('SESS-08 a login in one tab replaces the player in the other', async () => {
    const page = await playerPage('demo', { path: '/profile' })
    await page.getByText('@').first().waitFor()
    const other = await page.context().newPage()
    await other.goto(`${site}/`)
    await logOutOf(other)
    await other.goto(`${site}/login`)
    await fillIn(other, 'ozel')
    await balanceRegion(other).waitFor()

    await balanceRegion(page).waitFor()

    await expect.poll(() => shownBalance(page)).toBe(await ledgerBalance(other))
    await openAccount(page)
    await page.getByRole('banner').getByRole('link', { name: 'Profil' }).click()
    await page.getByText('Selin').first().waitFor()
    expect(await allText(page)).not.toMatch(OWN_DETAILS)
  })

  test('SESS-08 a change of the stored session replaces the player in open tabs', async () => {
    const page = await playerPage('demo', { path: '/profile' })
    await page.getByText('@').first().waitFor()
    const own = await storageOf(page)
    const theirs = await storageOf(await playerPage('ozel', { path: TEXT_PAGE }))
    // A document of the site without scripts.
    const plain = await page.context().newPage()
    await plain.goto(`${site}/favicon.svg`)
    const calls = bodiesOf(page)

    for (const key of ['bnwUserAuth', 'bnwUserSession', 'bnwUserProfile'])
      await plain.evaluate(([key, text]) => localStorage.setItem(key!, text!), [key, theirs[key]!])

    await page.waitForURL(`${site}/`)
    await expect.poll(() => shownBalance(page)).toBe(await ledgerBalance(page))
    await openAccount(page)
    await page.getByRole('banner').getByRole('link', { name: 'Profil' }).click()
    await page.getByText('Selin').first().waitFor()
    expect(await allText(page)).not.toMatch(OWN_DETAILS)
    const { sid } = JSON.parse(own.bnwUserSession!) as { sid: string }
    const { sid: theirSid } = JSON.parse(theirs.bnwUserSession!) as { sid: string }
    await expect.poll(() => calls.some(body => body.includes(theirSid))).toBe(true)
    expect(calls.filter(body => body.includes(sid))).toEqual([])
  })
})

describe('a logout after an HTTP 500', () => {
  afterEach(clearFaults)

  test('GATE-05 SESS-07 works at once, and the next page load sends it to the gateway first', async () => {
    const page = await playerPage('demo')
    const { bnwUserSession } = await storageOf(page)
    await setFaults({ status500: true })
    await page.getByRole('banner').getByRole('button', { name: 'Bakiyeyi Yenile' }).click()
    await page.getByText('Bazı sorunlar yaşıyoruz').first().waitFor()
    await clearFaults()
    const calls = countCalls(page.context())

    await logOutOf(page)

    expect(calls).toEqual([])
    // The remembered font is not personal.
    const personalKeys =
      /^(bnwUser(Session|Auth|Profile)|ridValue|expirationDate|userActivityStartTime|bnw:(?!font$).*)$/
    const kept = Object.keys(await storageOf(page)).filter(key => personalKeys.test(key))
    expect(kept).toEqual(['bnw:logout'])
    await page.reload()
    await expect.poll(() => calls.find(call => /^(user|finance)\./.test(call))).toBe('user.logout')
    await expect.poll(async () => Object.keys(await storageOf(page))).not.toContain('bnw:logout')
    await page.evaluate(text => localStorage.setItem('bnwUserSession', text), bnwUserSession!)
    expect((await callGateway(page, { class: 'finance', method: 'check_balance' })).result).toBe(false)
  })
})
