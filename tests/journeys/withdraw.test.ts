import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'

import type { Sandbox } from '../sandbox-server.ts'
import { expectBooksAgree, expectBooksBalanced } from './books.ts'
import { callGateway, confirmIdentity, ledgerBalance, ownSandbox, playerPage } from './player.ts'

/** The sandbox cancels every fifth withdrawal of a player, with a note. */
const CANCELLED_EVERY = 5
const FIRST_NOTE = 'IBAN alıcı adı farklı'
const TRANSFER = { class: 'finance', method: 'save_bank_transfer' }
const HISTORY = { class: 'finance', method: 'list_transactions' }
const NEWEST = { OrderDir: 'DESC', OrderPar: 'date' }

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await ownSandbox({ WITHDRAWAL_SECONDS: '1' })
})

afterAll(() => sandbox.stop())

function openWithdrawal(): Promise<Page> {
  return playerPage('demo', { origin: sandbox.site, path: '/profile?tab=withdraw' })
}

/** Fills all fields but the account. The method is that of the newest withdrawal. */
async function fillForm(page: Page, amount: string): Promise<void> {
  await page.getByRole('heading', { name: 'Havale/EFT', exact: true }).waitFor()
  await page.getByLabel('Tutar', { exact: true }).fill(amount)
  await page.getByLabel('Kimlik Geçerlilik Tarihi').fill('01.01.2040')
}

/** Sends withdrawals until the next one is a cancelled one. */
async function withdrawUntilNextIsCancelled(page: Page): Promise<void> {
  const rows = await callGateway(page, HISTORY, { limit: 250, offset: 0, ...NEWEST, searchCategory: '2' })
  const own = (rows.data as { request_id?: string }[]).filter(({ request_id }) => request_id)
  const { data } = await callGateway(
    page,
    { class: 'finance', method: 'list_bank_accounts' },
    { showPrepaid: 1 }
  )
  const [account] = data as { bankAccountID: string }[]
  for (let sent = own.length; sent % CANCELLED_EVERY !== CANCELLED_EVERY - 1; sent++) {
    const order = { Type: 2, methodID: '201', amount: '200.00', account: account!.bankAccountID }
    const answer = await callGateway(page, TRANSFER, { ...order, request_id: crypto.randomUUID() })
    expect(answer).toMatchObject({ result: true })
  }
}

const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Para Çek' }).click()
const confirm = (page: Page) => page.getByRole('button', { name: 'Çekimi Onayla' })

/** The last step of the timeline, which the page requests again when it comes online. */
async function decision(page: Page): Promise<string> {
  await page.evaluate(() => dispatchEvent(new Event('online')))
  return page.getByRole('list', { name: 'Çekimin durumu' }).getByRole('listitem').last().innerText()
}

describe('a copied session without the password', () => {
  test('SEC-02 adds no account, and changes neither phone, e-mail nor second factor', async () => {
    const page = await openWithdrawal()
    await page.getByRole('radio', { name: /Çınaraltı Bank/ }).waitFor()
    const account = { bankID: '99994', account_holder: 'Deniz Aksu', iban: 'TR849999401112223333444' }
    for (const [api, data] of [
      ['finance.save_bank_account', account],
      ['user.change_email', { email: 'yabanci@rihtim.example', password: 'Demo123!' }],
      ['user.sms_send', { SiteType: 'desktop', phone: '+905000000099' }],
      ['user.two_auth_type', { mode: 'set', type: 'sms' }],
      ['user.user_generate_ga', {}]
    ] as const) {
      const [group = '', method = ''] = api.split('.')
      const answer = await callGateway(page, { class: group, method }, data)
      expect(answer, api).toMatchObject({ result: false, code: 428 })
    }
  })

  test('SEC-02 is told that nothing was done when the dialog is cancelled', async () => {
    const page = await playerPage('demo', {
      origin: sandbox.site,
      path: '/profile?tab=authenticator'
    })
    await page.getByRole('button', { name: 'Etkinleştir' }).click()
    const dialog = page.getByRole('dialog', { name: 'Siz olduğunuzu doğrulayın' })
    await dialog.getByRole('button', { name: 'Vazgeç' }).click()
    await page.getByText('Doğrulanmadığı için işlem yapılmadı.').first().waitFor()
    await page.getByRole('button', { name: 'Etkinleştir' }).waitFor()
  })
})

describe('a withdrawal', () => {
  test('BANK-01 CASH-06 CASH-09 is sent once to an account added in the form, and shows its approval', async () => {
    const page = await openWithdrawal()
    await page.getByRole('button', { name: 'Hesap Ekle' }).click()
    await page.getByLabel('IBAN', { exact: true }).fill('84 9999 4011 1122 2233 3344 44')
    await page.getByText('IBAN’dan seçildi').waitFor()
    await page.getByRole('button', { name: 'Kaydet' }).click()
    await confirmIdentity(page)
    const added = page.getByRole('radio', { name: /Rüzgârgülü Bank/ })
    await added.waitFor()
    expect(await added.isChecked()).toBe(true)
    await submit(page)
    await page.getByText('Lütfen bir tutar girin.').waitFor()
    await fillForm(page, '1.000')

    const before = await ledgerBalance(page)
    await submit(page)
    const dialog = page.getByRole('dialog')
    for (const fact of ['₺1.000,00', 'Rüzgârgülü Bank ••4444', 'Deniz Aksu', 'Ücretsiz', 'en çok 24 saat'])
      await dialog.getByText(fact).waitFor()
    await confirm(page).evaluate(button => {
      for (let press = 0; press < 100; press++) (button as HTMLElement).click()
    })
    await page.getByRole('heading', { name: 'Çekim talebiniz alındı' }).waitFor()

    expect(before - (await ledgerBalance(page))).toBe(100_000)
    await expect.poll(() => decision(page)).toContain('Onaylandı')
    await expectBooksAgree(page)
  })

  test('CASH-06 HIST-01 shows its cancellation with the note, and the money is refunded', async () => {
    const page = await openWithdrawal()
    await withdrawUntilNextIsCancelled(page)
    const before = await ledgerBalance(page)
    await page.getByRole('radio', { name: /Çınaraltı Bank/ }).check()
    await fillForm(page, '300')
    await submit(page)
    await confirm(page).click()
    await page.getByRole('heading', { name: 'Çekim talebiniz alındı' }).waitFor()

    await expect.poll(() => decision(page)).toContain(FIRST_NOTE)
    await expect.poll(() => ledgerBalance(page)).toBe(before)
    await expectBooksAgree(page)
  })

  test('H62 keeps the form after the session was refreshed, and sends nothing again', async () => {
    const page = await openWithdrawal()
    await page.getByRole('radio', { name: /Çınaraltı Bank/ }).check()
    await fillForm(page, '250,37')
    const before = await ledgerBalance(page)
    await submit(page)
    await confirm(page).click()

    await page.getByRole('main').getByText('Oturumunuz yenilendi').waitFor()
    expect(await page.getByLabel('Tutar', { exact: true }).inputValue()).toBe('250,37')
    expect(await ledgerBalance(page)).toBe(before)
  })

  test('CASH-09 H61 blocks a second tab while the first waits for its reply', async () => {
    const page = await openWithdrawal()
    const other = await page.context().newPage()
    await other.goto(`${sandbox.site}/profile?tab=withdraw`)
    await other.getByLabel('Kimlik Geçerlilik Tarihi').waitFor()
    await page.getByRole('radio', { name: /Çınaraltı Bank/ }).check()
    // The sandbox neither answers this amount nor executes it.
    await fillForm(page, '250,23')
    await submit(page)
    await confirm(page).click()

    await other.getByRole('heading', { name: 'Son işlem kontrol ediliyor' }).waitFor()
    const button = other.getByRole('main').getByRole('button', { name: 'Para Çek' })
    expect(await button.getAttribute('aria-disabled')).toBe('true')
    await page.getByRole('dialog').getByText('Lütfen bekleyin').waitFor()
    await expectBooksBalanced(sandbox.site)
  })
})
