import type { Locator, Request } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'

import { expectAccessible } from '../browser.ts'
import { clearFaults, navigate, playerPage, setFaults, site, TEXT_PAGE } from './player.ts'

const TABS = {
  account: 'Hesap',
  password: 'Şifre Değiştir',
  username: 'Kullanıcı Adı Değiştir',
  email: 'E-posta Değiştir',
  sms: 'SMS Doğrulama',
  authenticator: 'Doğrulayıcı Uygulama',
  deposit: 'Para Yatır',
  bets: 'Bahis Geçmişi',
  tickets: 'Biletler'
}

describe('the profile', () => {
  test('NAV-03 has an address and a title for each tab', async () => {
    const page = await playerPage('demo', { path: TEXT_PAGE })

    for (const [tab, title] of Object.entries(TABS)) {
      await navigate(page, `/profile?tab=${tab}`)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await expect.poll(() => page.title()).toBe(`${title} · Rıhtım`)
      await page.getByRole('tab', { selected: true, name: title }).waitFor()
    }
  })

  test('NAV-03 switches tabs, and goes back', async () => {
    const page = await playerPage('demo', { path: '/profile' })
    await page.getByRole('tab', { name: 'E-posta Değiştir' }).click()
    await page.waitForURL(`${site}/profile?tab=email`)
    await page.getByText('demo@rihtim.example').waitFor()
    await expectAccessible(page)

    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Profil' }).waitFor()
  })

  test('NAV-03 A2 is a list first on phones, and focuses the heading of a tab', async () => {
    const page = await playerPage('demo', { width: 390, path: '/profile' })
    const tab = page.getByRole('tab', { name: 'Hesap', exact: true })
    await tab.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')

    await page.waitForURL(`${site}/profile?tab=password`)
    expect(await tab.isVisible()).toBe(false)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Şifre Değiştir')
    await page.getByRole('link', { name: 'Profil menüsü' }).click()
    await tab.waitFor()

    await page.getByRole('tab', { name: 'Finans Geçmişi' }).click()
    const current = page.getByRole('tab', { name: 'Finans Geçmişi', selected: true })
    await expect.poll(() => rightEdge(current)).toBeLessThanOrEqual(390)
  })

  test('A11Y-01 on phones the focus surrounds an entry of the list within its card', async () => {
    const page = await playerPage('demo', { width: 390, path: '/profile' })
    const entry = page.getByRole('tab', { name: 'Hesap', exact: true })
    await entry.focus()

    const { outlineOffset, outlineWidth } = await entry.evaluate(element => ({
      ...getComputedStyle(element)
    }))
    expect(outlineOffset).toBe(`-${outlineWidth}`)
  })

  test('PROF-03 a session that has expired before a change of password redirects to the login', async () => {
    const page = await playerPage('demo', { path: '/profile?tab=password' })
    await page.getByLabel('Mevcut Şifre').fill('Demo123!')
    await page.getByLabel('Yeni Şifre').fill('Geheim2!')
    await page.getByLabel('Şifre Tekrarı').fill('Geheim2!')
    onTestFinished(clearFaults)
    // Set only now: another call would refresh the session, and the password would be changed.
    await page.route('**/endpoint/v1', async route => {
      if (isChangeOfPassword(route.request())) await setFaults({ expireSessions: 'stale' })
      await route.continue()
    })
    await page.getByRole('button', { name: 'Şifre Değiştir' }).click()

    await page.waitForURL(`${site}/login`)
    await page.getByText('Oturum süresi doldu').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('bnwUserSession'))).toBeNull()
  })
})

/** Px from the left of the window. */
async function rightEdge(element: Locator): Promise<number> {
  const { x, width } = (await element.boundingBox())!
  return x + width
}

function isChangeOfPassword(request: Request): boolean {
  return request.postData()?.includes('"old_password"') ?? false
}
