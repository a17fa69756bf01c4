import type { Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'

import {
  ask,
  balanceRegion,
  clearFaults,
  fillIn,
  ledgerBalance,
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
  await page.getByRole('banner').getByRole('button', { name: words.tr.logOut }).click()
  await page.getByRole('banner').getByRole('link', { name: words.tr.logIn }).waitFor()
}

/** What the page sends to the gateway from now on. */
function bodiesOf(page: Page): string[] {
  const bodies: string[] = []
  page.on('request', request => void bodies.push(request.postData() ?? ''))
  return bodies
}

function storageOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }))
}

describe('twenty tabs', () => {
  test('N5 SESS-03 start together with one refresh, and nobody is logged out', async () => {
    const first = await playerPage('demo')
    const profile = first.context()
    // A document of the site that starts nothing: all tabs begin from here.
    await first.goto(`${site}/favicon.svg`)
    const tabs = await Promise.all(Array.from({ length: 20 }, () => profile.newPage()))
    await first.evaluate(() => localStorage.setItem('expirationDate', '1'))
    const calls = countCalls(profile)

    await Promise.all(tabs.map(tab => tab.goto(`${site}/`, { waitUntil: 'commit' })))
    const amounts = tabs.map(tab => balanceRegion(tab).locator('[part=amount]'))
    await Promise.all(amounts.map(amount => amount.waitFor()))

    expect(calls.filter(call => call === 'user.initAuth')).toHaveLength(1)
    expect(calls).not.toContain('user.logout')
    const answers = await Promise.all(
      tabs.map(async tab => (await ask(tab, { class: 'system', method: 'ping' })).result)
    )
    expect(answers).toEqual(Array(20).fill(true))
    expect(await Promise.all(amounts.map(amount => amount.count()))).toEqual(Array(20).fill(1))
  })
})

describe('another player in a second tab', () => {
  test('SESS-08 takes the first tab along by logging out and in', async () => {
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
    await page.getByRole('banner').locator('a[href="/profile"]').click()
    await page.getByText('Selin').first().waitFor()
    expect(await allText(page)).not.toMatch(OWN_DETAILS)
  })

  test('SESS-08 takes the first tab along where the stored session is changed by hand', async () => {
    const page = await playerPage('demo', { path: '/profile' })
    await page.getByText('@').first().waitFor()
    const own = await storageOf(page)
    const theirs = await storageOf(await playerPage('ozel'))
    // A document of the site that starts nothing.
    const hand = await page.context().newPage()
    await hand.goto(`${site}/favicon.svg`)
    const calls = bodiesOf(page)

    for (const key of ['bnwUserAuth', 'bnwUserSession', 'bnwUserProfile'])
      await hand.evaluate(([key, text]) => localStorage.setItem(key!, text!), [key, theirs[key]!])

    await page.waitForURL(`${site}/`)
    await expect.poll(() => shownBalance(page)).toBe(await ledgerBalance(page))
    await page.getByRole('banner').locator('a[href="/profile"]').click()
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

  test('GATE-05 SESS-07 works at once, and the next page life tells the gateway first', async () => {
    const page = await playerPage('demo')
    const { bnwUserSession } = await storageOf(page)
    await setFaults({ status500: true })
    await page.getByRole('banner').getByRole('button', { name: 'Bakiyeyi Yenile' }).click()
    await page.getByText('Bazı sorunlar yaşıyoruz').first().waitFor()
    await clearFaults()
    const calls = countCalls(page.context())

    await logOutOf(page)

    expect(calls).toEqual([])
    // A font that the browser has kept says nothing of a player.
    const traces =
      /^(bnwUser(Session|Auth|Profile)|ridValue|expirationDate|userActivityStartTime|bnw:(?!font$).*)$/
    const kept = Object.keys(await storageOf(page)).filter(key => traces.test(key))
    expect(kept).toEqual(['bnw:logout'])
    await page.reload()
    await expect.poll(() => calls.find(call => /^(user|finance)\./.test(call))).toBe('user.logout')
    await expect.poll(async () => Object.keys(await storageOf(page))).not.toContain('bnw:logout')
    await page.evaluate(text => localStorage.setItem('bnwUserSession', text), bnwUserSession!)
    expect((await ask(page, { class: 'finance', method: 'check_balance' })).result).toBe(false)
  })
})
