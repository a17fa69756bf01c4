import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'

import type { Sandbox } from '../sandbox-server.ts'
import { expectBooksAgree } from './books.ts'
import { ledgerBalance, ownSandbox, playerPage, shownBalance } from './player.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await ownSandbox({ DEPOSIT_SECONDS: '1' })
})

afterAll(() => sandbox.stop())

/** The cashier of a player, and the calls that it sends to move money. */
async function openDeposit(): Promise<{ page: Page; sent: Record<string, string>[] }> {
  const page = await playerPage('demo', { origin: sandbox.site, path: '/profile?tab=deposit' })
  const sent: Record<string, string>[] = []
  page.on('request', request => {
    const { api, data } = (request.postDataJSON() ?? {}) as {
      api?: { method: string }
      data: Record<string, string>
    }
    if (data?.request_id) sent.push({ ...data, method: api!.method })
  })
  return { page, sent }
}

const method = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()
const otherMethod = (page: Page) => page.getByRole('button', { name: 'Yöntemi Değiştir' })
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Para Yatır', exact: true })

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
}

/** Chooses a method instead of that of the player's newest deposit. */
async function choose(page: Page, name: string): Promise<void> {
  await otherMethod(page).click()
  await method(page, name).click()
}

/** Submits an amount; the chosen method requires nothing else. */
async function pay(page: Page, amount: string): Promise<void> {
  await fill(page, { Tutar: amount })
  await submit(page).click()
}

/** The status of the deposit, which the page requests again when it comes online. */
async function status(page: Page): Promise<string> {
  await page.evaluate(() => dispatchEvent(new Event('online')))
  return page.getByRole('main').locator('dl .status-chip').innerText()
}

async function expectApproval(page: Page): Promise<void> {
  await expect.poll(() => status(page)).toBe('Onaylandı')
  await approvalHeading(page).waitFor()
}

function approvalHeading(page: Page) {
  return page.getByRole('heading', { name: 'Para yatırma işleminiz onaylandı' })
}

/** Pays on the provider's payment page, which opens in a tab of its own. */
async function payAtProvider(page: Page): Promise<void> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Ödeme Sayfasını Aç' }).click()
  const payment = await opened
  await payment.getByRole('button', { name: 'Onayla' }).click()
  await payment.locator('h1:focus', { hasText: 'Ödeme onaylandı' }).waitFor()
  await payment.close()
  // The page reads the history every 15 s and may know already; then it has no button.
  const paid = page.getByRole('button', { name: 'Ödemeyi Yaptım' })
  await Promise.race([paid.click(), approvalHeading(page).waitFor()])
}

/** Fills all fields of a bank transfer but the amount. */
async function fillTransfer(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Çınaraltı Bank/ }).check()
  await fill(page, { 'Referans Numarası': 'A-1', 'Gönderen T.C. Kimlik No': '11111111110' })
}

describe('a deposit', () => {
  test('CASH-02 CASH-03 CASH-05 CASH-09 BAL-01 works with each kind of method, and shows the approval without a reload', async () => {
    const { page, sent } = await openDeposit()
    const before = await ledgerBalance(page)
    await page.getByRole('heading', { name: 'Havale/EFT' }).waitFor()
    await otherMethod(page).click()
    const heart = page
      .getByRole('listitem')
      .filter({ hasText: 'Pulcüzdan' })
      .getByRole('button', { name: /Favori/ })
    await heart.click()
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')

    await method(page, 'Havale/EFT').click()
    await page.getByText('TR43 9999 1000 0000 0000 0000 01').waitFor()
    await submit(page).click()
    await page.getByText('Lütfen bir hesap seçin.').waitFor()
    await fillTransfer(page)
    await fill(page, { Tutar: '50' })
    await submit(page).click()
    await page.getByText('Girdiğiniz tutar minimum ve maksimum aralığında değil').waitFor()
    expect(sent).toEqual([])
    await fill(page, { Tutar: '1.234,50' })
    await page.getByRole('region', { name: 'Özet' }).getByText('₺1.234,50').waitFor()
    await submit(page).evaluate(button => {
      for (let press = 0; press < 100; press++) (button as HTMLElement).click()
    })
    await expectApproval(page)

    await page.getByRole('button', { name: 'Yeni İşlem' }).click()
    await choose(page, 'Cep havalesi')
    const phones = { 'Gönderen Telefonu': '05000000001', 'Alıcı Telefonu': '05000000002' }
    const identities = { 'Gönderen T.C. Kimlik No': '11111111110', 'Alıcı T.C. Kimlik No': '99999999990' }
    await fill(page, { Tutar: '1,000', 'Referans Numarası': 'A-2', ...phones, ...identities })
    await submit(page).click()
    await expectApproval(page)

    await page.getByRole('button', { name: 'Yeni İşlem' }).click()
    await choose(page, 'Ön ödemeli kodlar')
    await method(page, 'Martı Kod').click()
    await page.getByText('₺250', { exact: true }).click()
    await submit(page).click()
    await payAtProvider(page)
    await expectApproval(page)

    expect(sent.map(({ method, amount }) => [method, amount])).toEqual([
      ['save_bank_transfer', '1234.50'],
      ['save_cep_bank_transfer', '1000.00'],
      ['processTransaction', '250.00']
    ])
    expect(sent.some(data => 'transfer_type' in data)).toBe(false)
    await expect.poll(() => shownBalance(page)).toBe(before + 248_450)
    await expectBooksAgree(page)
  })

  test('CASH-07 CASH-09 N3 shows each outcome, and an unknown one from the history', async () => {
    const { page, sent } = await openDeposit()
    await choose(page, 'Kumbara Kart')
    await pay(page, '100,13')
    await page.getByRole('alert').filter({ hasText: 'Bakiye yetersiz' }).first().waitFor()
    expect(await page.getByLabel('Tutar', { exact: true }).inputValue()).toBe('100,13')
    await pay(page, '100,17')
    await page.getByRole('alert').filter({ hasNotText: 'Bakiye yetersiz' }).first().waitFor()
    await pay(page, '100,37')
    await page.getByText('Oturumunuz yenilendi ve işlem gönderilmedi').first().waitFor()
    expect(new Set(sent.map(({ request_id }) => request_id)).size).toBe(3)

    // The connection is reset: the outcome is unknown.
    await pay(page, '100,31')
    await page.getByRole('heading', { name: 'İşlemin sonucu henüz belli değil' }).waitFor()
    expect(await page.getByLabel('Tutar', { exact: true }).isDisabled()).toBe(true)
    expect(await submit(page).getAttribute('aria-disabled')).toBe('true')
    const unknown = sent.at(-1)!

    // A reload sends nothing again.
    await page.reload()
    await page.getByText('Son işlem kontrol ediliyor').waitFor()
    await choose(page, 'Kumbara Kart')
    expect(await submit(page).getAttribute('aria-disabled')).toBe('true')
    expect(sent.at(-1)).toBe(unknown)
    // A row that is missing after a minute was not created.
    await page.evaluate(() => {
      const pending = JSON.parse(localStorage.getItem('bnw:pending')!) as { time: number }
      localStorage.setItem('bnw:pending', JSON.stringify({ ...pending, time: pending.time - 60_000 }))
    })
    await page.reload()
    await page.getByText(/^Son işleminiz/).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('bnw:pending'))).toBeNull()
    await expectBooksAgree(page)
  })

  test('CASH-09 N3 is found in the history after its reply was lost, and is not sent again', async () => {
    const { page, sent } = await openDeposit()
    const before = await ledgerBalance(page)
    await choose(page, 'Havale/EFT')
    await fillTransfer(page)
    await page.route('**/endpoint/v1', async route => {
      const { data } = route.request().postDataJSON() as { data: { request_id?: string } }
      // The gateway gets the request, and its reply is lost.
      if (data.request_id) await route.fetch()
      await (data.request_id ? route.abort() : route.continue())
    })
    await fill(page, { Tutar: '200' })
    await submit(page).click()
    await expectApproval(page)

    expect(sent).toHaveLength(1)
    expect((await ledgerBalance(page)) - before).toBe(20_000)
    await page.unrouteAll({ behavior: 'wait' })
    await expectBooksAgree(page)
  })
})
