import { describe, expect, test } from 'vitest'

import { openPage } from '../browser.ts'
import { balanceRegion, callGateway, fillIn, logOut, playerPage, site, visit, words } from './player.ts'
import { storedLogin } from './stored-login.ts'

test('A11Y-01 NAV-08 a logout on the page that it leads to focuses the heading', async () => {
  const page = await playerPage('demo')
  await page.goto(site)
  await logOut(page)

  await page
    .getByRole('heading', { level: 1, name: 'Casino ve spor bahisleri' })
    .and(page.locator(':focus'))
    .waitFor()
})

test('A11Y-01 NAV-08 a login on the first page of a visit focuses the heading of the next page', async () => {
  const page = await visit('/login')
  await fillIn(page, 'demo')

  await page
    .getByRole('heading', { level: 1, name: 'Casino ve spor bahisleri' })
    .and(page.locator(':focus'))
    .waitFor()
})

describe('logging in', () => {
  test('LOGIN-01 LOGIN-02 NAV-05 returns to the page that required the login', async () => {
    const page = await visit('/favorites')
    await page.waitForURL(`${site}/login`)

    await fillIn(page, 'demo')

    await page.waitForURL(`${site}/favorites`)
    await balanceRegion(page).waitFor()
  })

  test('LOGIN-01 shows which fields are missing, and focuses the first', async () => {
    const page = await visit('/login')

    await page.getByRole('main').getByRole('button', { name: words.logIn }).click()

    expect(await page.getByText('Zorunlu alan').count()).toBe(2)
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('username')
  })

  test('LOGIN-02 keeps the user name after a refusal', async () => {
    const page = await visit('/login')

    await fillIn(page, 'demo', 'Yanlis123!')

    const refusal = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: 'Giriş BaşarısızKullanıcı adı veya şifre hatalı.' })
    await refusal.waitFor()
    expect(await page.getByLabel(words.username).inputValue()).toBe('demo')
    expect(new URL(page.url()).pathname).toBe('/login')

    await page.getByRole('main').getByRole('link', { name: 'Üye Ol' }).click()
    await page.getByRole('heading', { name: 'Üye Ol' }).waitFor()
    await page.goBack()
    await page.getByLabel(words.username).waitFor()
    expect(await refusal.count()).toBe(0)
  })

  test('SESS-01 SESS-02 stores the specified keys, and no value in plain text', async () => {
    const page = await visit('/login')
    await fillIn(page, 'demo')
    await page.waitForFunction(() => localStorage.getItem('bnwUserProfile')?.includes('Deniz'))

    const stored = await page.evaluate(() => ({ ...localStorage }))

    expect(Object.keys(JSON.parse(stored['bnwUserSession'])).sort()).toEqual([
      'gmt',
      'lang',
      'sid',
      'uid',
      'uip'
    ])
    expect(Object.keys(JSON.parse(stored['bnwUserAuth'])).sort()).toEqual(['sid', 'uid', 'uip'])
    expect(JSON.parse(stored['bnwUserProfile'])).toMatchObject({ firstname: 'Deniz', username: 'demo' })
    expect(stored).toHaveProperty('expirationDate')
    expect(stored).toHaveProperty('userActivityStartTime')
    // storedLogin(), with which other journeys start, writes the same keys.
    const written = await storedLogin('demo', site)
    expect(Object.keys(stored)).toEqual(expect.arrayContaining(written.map(({ name }) => name)))
    expect(written).toContainEqual({ name: 'bnw:player', value: stored['bnw:player'] })
    expect(JSON.stringify(stored)).not.toContain('Demo123!')
    expect(JSON.parse(stored['bnwUserAuth']).sid).toHaveLength(512)
  })

  test('LOGIN-03 signs in only with the right code, and reports a wrong one', async () => {
    const page = await visit('/login')
    await fillIn(page, 'demo2fa')
    const dialog = page.getByRole('dialog', { name: words.codeDialog })
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')

    await dialog.getByLabel(words.code).fill('000 000')
    await dialog.getByRole('button', { name: words.confirm }).click()
    const wrong = page.getByRole('dialog', { name: 'Girdiğiniz kod hatalı' })
    await wrong.getByText('En yeni kodu girin').waitFor()
    expect(await wrong.getByText('saatinin doğru').count()).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('bnwUserSession'))).toBeNull()
    await wrong.getByRole('button', { name: words.close }).click()
    await dialog.getByLabel(words.code).fill('000 000')
    await page.keyboard.press('Enter')
    await wrong.getByText('Cihazınızın saatinin doğru olduğundan emin olun').waitFor()
    await wrong.getByRole('button', { name: words.close }).click()
    await dialog.getByLabel(words.code).fill('123456')
    await page.keyboard.press('Enter')

    await page.waitForURL(`${site}/`)
    await balanceRegion(page).waitFor()
  })

  test('LOGIN-03 requires a new login after a reload', async () => {
    const page = await visit('/login')
    await fillIn(page, 'demo2fa')
    await page.getByRole('dialog', { name: words.codeDialog }).waitFor()

    await page.reload()

    await page.getByLabel(words.username).waitFor()
    expect(await page.getByRole('dialog', { name: words.codeDialog }).count()).toBe(0)
  })

  test('SESS-03 SESS-04 a reload restores the session, also when the stored copy has expired', async () => {
    const page = await playerPage('demo')
    await page.reload()
    await balanceRegion(page).waitFor()

    await page.evaluate(() => localStorage.setItem('expirationDate', '1'))
    await page.reload()

    await balanceRegion(page).waitFor()
    expect((await callGateway(page, { class: 'finance', method: 'check_balance' })).result).toBe(true)
  })

  test('SESS-07 SESS-08 a logout in one tab signs out the other', async () => {
    const page = await playerPage('demo')
    const other = await page.context().newPage()
    await other.goto(`${site}/favorites`)
    await balanceRegion(other).waitFor()

    await logOut(page)

    await other.getByRole('banner').getByRole('link', { name: words.logIn }).waitFor()
    await page.getByText('Çıkış yapıldı').first().waitFor()
    const stored = await other.evaluate(() => Object.keys(localStorage))
    expect(stored.filter(key => /^bnwUser(Session|Auth|Profile)$/.test(key))).toEqual([])
  })

  test('SESS-09 works in memory if storage is blocked', async () => {
    const page = await openPage()
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        }
      })
    })
    await page.goto(`${site}/login`)

    await fillIn(page, 'demo')

    await page.waitForURL(`${site}/`)
    await balanceRegion(page).waitFor()
  })
})
