import { expect, onTestFinished, test } from 'vitest'
import type { Page } from 'playwright-core'

import { expectAccessible } from '../browser.ts'
import { expectBooksAgree } from './books.ts'
import { callGateway, ownSandbox, playerPage, shownBalance } from './player.ts'

interface Method {
  id: string
  transfer_type: number
  min: string
}

/** The number on the bell; empty if all is read. */
async function unread(page: Page): Promise<string> {
  return (await page.locator('.bell-count').allInnerTexts()).join()
}

/** Sends a withdrawal without the form; the sandbox cancels every fifth of a player. */
async function withdraw(page: Page, { method, account }: { method: Method; account: string }): Promise<void> {
  const { result, message } = await callGateway(
    page,
    { class: 'finance', method: 'save_bank_transfer' },
    { Type: 2, methodID: method.id, amount: method.min, account, request_id: crypto.randomUUID() }
  )
  expect(result, message).toBe(true)
}

/** A transfer method and an account for withdrawals. */
async function target(page: Page): Promise<{ method: Method; account: string }> {
  const methods = await callGateway(
    page,
    { class: 'finance', method: 'list_cash_methods' },
    { Type: 2, methodID: 0 }
  )
  const accounts = await callGateway(
    page,
    { class: 'finance', method: 'list_bank_accounts' },
    { SiteType: 'desktop', showPrepaid: 1 }
  )
  const method = (methods.data as Method[]).find(({ transfer_type }) => transfer_type === 1)!
  const [first] = accounts.data as { bankAccountID: string }[]
  return { method: { ...method, min: String(method.min).replaceAll(',', '') }, account: first!.bankAccountID }
}

test('NOTIF-01 NOTIF-02 HIST-05 a bonus is claimed once, and a cancelled withdrawal is notified with its reason', async () => {
  const sandbox = await ownSandbox({ WITHDRAWAL_SECONDS: '1' })
  onTestFinished(() => sandbox.stop())
  const page = await playerPage('demo', { origin: sandbox.site })
  await expect.poll(() => unread(page)).toBe('9+')

  const bell = page.getByRole('banner').getByRole('button', { name: 'Bildirimler' })
  await bell.click()
  const newest = page.getByRole('dialog', { name: 'Son mesajlar' })
  await expect.poll(() => newest.locator('li.unread').count()).toBe(5)
  await newest.getByText('Okunmadı: Para çekme iptal edildi').first().waitFor()
  expect(await newest.getByText('Bu ziyarette henüz mesaj yok').count()).toBe(0)
  await expectAccessible(page)

  await page.goto(`${sandbox.site}/profile?tab=bonuses`)
  const before = await shownBalance(page)
  await page.getByRole('button', { name: 'Talep Et: Çarşamba iadesi' }).click()
  const confirmation = page.getByRole('dialog')
  await confirmation.getByText('₺120,00').waitFor()
  await confirmation.getByRole('button', { name: 'Talep Et' }).dblclick()
  await expect.poll(() => shownBalance(page)).toBe(before + 12_000)
  await expect.poll(() => page.getByRole('button', { name: 'Talep Et: Çarşamba iadesi' }).count()).toBe(0)

  await page.goto(`${sandbox.site}/notifications`)
  await page.getByText('IBAN alıcı adı farklı').first().waitFor()
  await page.getByRole('tab', { name: 'Duyurular' }).click()
  await page.getByText('Kırk oyun, ₺250.000 ödül.').waitFor()
  await expectAccessible(page)
  await page.locator('.home-link').click()
  await page.waitForURL(`${sandbox.site}/`)
  await expect.poll(() => unread(page)).toBe('')

  const to = await target(page)
  for (let turn = 0; turn < 5; turn++) await withdraw(page, to)
  const goOnline = () => page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(async () => goOnline().then(() => unread(page))).toBe('1')
  await bell.click()
  const tray = page.getByRole('dialog', { name: 'Son mesajlar' })
  await tray.getByText('Bir para çekme işleminiz iptal edildi').waitFor()
  await expectAccessible(page)
  await tray.getByRole('link', { name: 'Bildirimler' }).click()
  await page.waitForURL(`${sandbox.site}/notifications`)
  await expect.poll(() => page.locator('bnw-notifications .unread .note').allInnerTexts()).toHaveLength(1)

  await expectBooksAgree(page)
})
