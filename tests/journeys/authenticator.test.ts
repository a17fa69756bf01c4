import { createHmac } from 'node:crypto'

import { describe, expect, test } from 'vitest'

import { balanceRegion, confirmIdentity, fillIn, logOut, playerPage, site, words } from './player.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The current code of an authenticator app for a key (RFC 6238: SHA-1, 30 s, 6 digits). */
function codeOf(key: string): string {
  const bits = [...key].map(letter => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g)!.map(byte => parseInt(byte, 2))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const digest = createHmac('sha1', Buffer.from(bytes)).update(counter).digest()
  const offset = digest.at(-1)! & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

describe('an authenticator app', () => {
  test('PROF-02 LOGIN-03 its code enables the second factor, is required at login, and disables it', async () => {
    const page = await playerPage('yeni', { path: '/profile?tab=authenticator' })
    await page.getByRole('button', { name: 'Etkinleştir' }).click()
    await confirmIdentity(page)
    const key = await page
      .locator('bnw-profile')
      .getByText(/^([A-Z2-7]{4}\s?){8}$/)
      .first()
      .innerText()

    await page.getByRole('textbox', { name: 'Doğrulama Kodu' }).fill(codeOf(key.replace(/\s/g, '')))
    await page.getByRole('main').getByRole('button', { name: 'Onayla' }).click()
    await page.getByRole('button', { name: 'Devre Dışı Bırak' }).waitFor()
    await logOut(page)
    await page.goto(`${site}/login`)
    await fillIn(page, 'yeni')
    await page.getByRole('dialog', { name: words.codeDialog }).waitFor()
    // Each code of the app can be used once, so the sandbox's fixed code is used from here.
    await page.getByRole('textbox', { name: words.code }).fill('123456')
    await page.keyboard.press('Enter')
    await balanceRegion(page).waitFor()

    await page.goto(`${site}/profile?tab=authenticator`)
    await page.getByRole('button', { name: 'Devre Dışı Bırak' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Doğrulama Kodu' }).fill('123456')
    await dialog.getByRole('button', { name: 'Devre Dışı Bırak' }).click()

    await page.getByRole('button', { name: 'Etkinleştir' }).waitFor()
    expect(await page.getByText('Kapalı').count()).toBeGreaterThan(0)
  })
})
