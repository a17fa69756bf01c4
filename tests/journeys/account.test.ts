import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'

import { expectAccessible } from '../browser.ts'
import { balanceRegion, confirmIdentity, fillIn, logOut, playerPage, site, visit, words } from './player.ts'
import { allText } from './tabs.ts'

let count = 0
/** A user that no other test registers. */
const newUser = () => {
  const name = `yeni${Date.now() % 1_000_000}${++count}`
  return { name, email: `${name}@posta.example` }
}

const main = (page: Page) => page.getByRole('main')

async function fillRegistration(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await page.getByLabel('Kullanıcı Adı').fill(name)
  await page.getByLabel('E-posta', { exact: true }).fill(email)
  await page.getByLabel('Şifre', { exact: true }).fill('Vapur2024!')
  await page.getByLabel('Şifre Tekrarı').fill('Vapur2024!')
  await page.getByLabel('Ad', { exact: true }).fill('İsmail')
  await page.getByLabel('Soyad').fill('Işık')
  await page.getByLabel('Doğum Tarihi').pressSequentially('5.3.1990')
  await page.getByLabel('T.C. Kimlik No').fill('99999999990')
  await page.getByLabel('Telefon').fill('0500 000 00 77')
  await page.getByLabel('Şehir').pressSequentially('igd')
  await page.getByLabel('Adres').fill('Deniz Sokak 1')
  await page.getByLabel('Kuralları kabul ediyorum').check()
}

/** The link of the newest e-mail to this address. */
async function linkTo(email: string): Promise<string> {
  const emails = (await (await fetch(`${site}/sandbox/outbox.json`)).json()) as {
    to: string
    links: string[]
  }[]
  return emails.find(({ to }) => to === email)?.links[0] ?? ''
}

describe('registration', () => {
  test('REG-01 REG-02 a visitor registers, gets a confirmation and logs in', async () => {
    const page = await visit('/register')
    const { name, email } = newUser()
    await fillRegistration(page, { name, email })
    expect(await page.getByLabel('T.C. Kimlik No').inputValue()).toBe('999 999 999 90')

    await main(page).getByRole('button', { name: 'Üye Ol' }).click()

    await page.waitForURL(`${site}/register-account-confirm`)
    await page.getByText('Kayıt tamamlandı').first().waitFor()
    await expectAccessible(page)
    await main(page).getByRole('link', { name: words.logIn }).click()
    await page.waitForURL(`${site}/login`)
    await fillIn(page, name, 'Vapur2024!')
    await balanceRegion(page).waitFor()
  })

  test('NAV-01 REG-02 the confirmation page leads to both forms without a registration', async () => {
    const page = await visit('/register-account-confirm')

    await page.getByRole('heading', { level: 1, name: 'Kayıt onayı' }).waitFor()
    expect(await page.getByText('Kayıt tamamlandı').count()).toBe(0)
    await expectAccessible(page)
    await main(page).getByRole('link', { name: 'Giriş Yap' }).waitFor()
    await main(page).getByRole('link', { name: 'Üye Ol' }).click()
    await page.waitForURL(`${site}/register`)
  })

  test('REG-02 a taken name is refused in the form, which keeps all fields but the passwords', async () => {
    const page = await visit('/register')
    await fillRegistration(page, { ...newUser(), name: 'demo' })
    await main(page).getByRole('button', { name: 'Üye Ol' }).click()

    await main(page).getByRole('alert').waitFor()
    await page.getByRole('main').getByRole('link', { name: words.logIn }).click()
    await page.getByRole('heading', { name: words.logIn }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Üye Ol' }).waitFor()
    expect(await page.getByLabel('Şehir').inputValue()).toBe('Iğdır')
    expect(await page.getByLabel('Şifre', { exact: true }).inputValue()).toBe('')
  })

  test('NAV-03 REG-03 the reference of any link is stored until a registration, and codes are filled in', async () => {
    const page = await visit('/?reference-number=dergi-7')
    await page.getByRole('banner').getByRole('link', { name: 'Üye Ol' }).click()
    await page.waitForURL(`${site}/register`)
    expect(await page.getByLabel('Referans Numarası').inputValue()).toBe('dergi-7')

    await page.goto(`${site}/register?promotion-code=GEMI20&reference-number=ortak-3`)
    expect(await page.getByLabel('Promosyon Kodu').inputValue()).toBe('GEMI20')
    expect(await page.getByLabel('Referans Numarası').inputValue()).toBe('ortak-3')
  })

  test.each(['dark', 'light'] as const)(
    'A11Y-01 the form is accessible, %s, wide and narrow',
    async theme => {
      const page = await visit('/register', { theme, language: 'en' })
      await page.getByLabel('Username').waitFor()
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 })
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
    }
  )
})

describe('a player who is signed in', () => {
  test('PROF-01 PROF-02 changes password, user name and e-mail, confirms the phone, and logs in with the new ones', async () => {
    const page = await visit('/register')
    const [old, next] = [newUser(), newUser()]
    await fillRegistration(page, old)
    await page.getByLabel('T.C. Kimlik No').fill('10000000146')
    await main(page).getByRole('button', { name: 'Üye Ol' }).click()
    await page.waitForURL(`${site}/register-account-confirm`)
    await page.goto(`${site}/login`)
    await fillIn(page, old.name, 'Vapur2024!')
    await balanceRegion(page).waitFor()

    await page.goto(`${site}/profile?tab=password`)
    await page.getByLabel('Mevcut Şifre').fill('Yanlis2024!')
    await page.getByLabel('Yeni Şifre').fill('Martı2025!')
    await page.getByLabel('Şifre Tekrarı').fill('Martı2025!')
    await main(page).getByRole('button', { name: 'Şifre Değiştir' }).click()
    await main(page).getByRole('alert').waitFor()
    await page.getByLabel('Mevcut Şifre').fill('Vapur2024!')
    await main(page).getByRole('button', { name: 'Şifre Değiştir' }).click()
    await main(page).getByText('Şifreniz değiştirildi').waitFor()

    await page.getByRole('tab', { name: 'Kullanıcı Adı Değiştir' }).click()
    await page.getByLabel('Kullanıcı Adı', { exact: true }).fill('şule')
    await page.getByLabel('Şifre', { exact: true }).fill('Martı2025!')
    await main(page).getByRole('button', { name: 'Kullanıcı Adı Değiştir' }).click()
    await main(page).getByText('3 ile 30 karakter').waitFor()
    await page.getByLabel('Kullanıcı Adı', { exact: true }).fill(next.name)
    await main(page).getByRole('button', { name: 'Kullanıcı Adı Değiştir' }).click()
    await main(page).getByText('Kullanıcı adınız değiştirildi').waitFor()
    expect(await allText(page)).not.toContain(old.name)

    await page.getByRole('tab', { name: 'E-posta Değiştir' }).click()
    await page.getByLabel('E-posta', { exact: true }).fill(next.email)
    await page.getByLabel('Şifre', { exact: true }).fill('Martı2025!')
    await main(page).getByRole('button', { name: 'E-posta Değiştir' }).click()
    await confirmIdentity(page, 'Martı2025!')
    await main(page).getByText('Onay bağlantısı yeni e-posta adresinize gönderildi').waitFor()
    await main(page).getByText(old.email).waitFor()
    const link = await page.context().newPage()
    await link.goto(await linkTo(next.email))
    await expectAccessible(link)
    await link.getByRole('button', { name: 'Onayla' }).click()
    await link.getByText('E-posta adresiniz değiştirildi').waitFor()
    await link.close()
    await page.reload()
    await main(page).getByText(next.email).waitFor()

    await page.getByRole('tab', { name: 'SMS Doğrulama' }).click()
    await main(page).getByRole('button', { name: 'Kod Gönder' }).click()
    await main(page).getByLabel('Doğrulama Kodu').fill('000 000')
    await main(page).getByRole('button', { name: 'Onayla' }).click()
    await main(page).getByText('Girdiğiniz kod hatalı').waitFor()
    await main(page).getByLabel('Doğrulama Kodu').fill('123 456')
    await main(page).getByRole('button', { name: 'Onayla' }).click()
    await main(page).getByText('Telefonunuz doğrulandı').waitFor()

    await logOut(page)
    await page.goto(`${site}/login`)
    await fillIn(page, next.name, 'Martı2025!')
    await balanceRegion(page).waitFor()
  })

  test('NAV-05 REG-04 is redirected from the forms for visitors, but can reset the password by a link', async () => {
    const page = await playerPage('demo')
    for (const path of ['/login', '/register', '/forgot-password', '/register-account-confirm']) {
      await page.goto(site + path)
      await page.waitForURL(`${site}/`)
      await page
        .getByRole('heading', { level: 1, name: 'Casino ve spor bahisleri' })
        .waitFor({ state: 'attached' })
    }

    await page.goto(`${site}/account_reset?token=t`)
    await page.getByLabel('Yeni Şifre').waitFor()
    await balanceRegion(page).waitFor()
  })
})

describe('a forgotten password', () => {
  test('REG-04 NAV-06 SEC-01 a link by e-mail resets it once', async () => {
    const page = await visit('/register')
    const { name, email } = newUser()
    await fillRegistration(page, { name, email })
    await page.getByLabel('T.C. Kimlik No').fill('10909090996')
    await main(page).getByRole('button', { name: 'Üye Ol' }).click()
    await page.waitForURL(`${site}/register-account-confirm`)

    await page.goto(`${site}/forgot-password`)
    await page.getByLabel('E-posta').fill(email)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${site}/login`)
    await page.getByText('Şifre sıfırlama talimatları e-posta adresinize gönderildi').first().waitFor()

    const link = await linkTo(email)
    await page.goto(link)
    await page.waitForURL(`${site}/account_reset`)
    expect(await page.evaluate(() => location.href + JSON.stringify({ ...localStorage }))).not.toContain(
      'token'
    )
    await page.getByLabel('Yeni Şifre').fill('Martı2025!')
    await page.getByLabel('Şifre Tekrarı').fill('Martı2025!')
    await page.getByRole('button', { name: 'Kaydet' }).click()
    await page.waitForURL(`${site}/login`)
    await fillIn(page, name, 'Martı2025!')
    await balanceRegion(page).waitFor()

    const other = await visit(link.slice(site.length))
    await other.getByLabel('Yeni Şifre').fill('Martı2026!')
    await other.getByLabel('Şifre Tekrarı').fill('Martı2026!')
    await other.getByRole('button', { name: 'Kaydet' }).click()
    await other.getByRole('link', { name: 'Yeni bağlantı iste' }).click()
    await other.waitForURL(`${site}/forgot-password`)
  })

  test('REG-04 a link without its token shows an error', async () => {
    const page = await visit('/account_reset')

    await main(page).getByRole('alert').waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Yeni bağlantı iste' }).click()
    await page.waitForURL(`${site}/forgot-password`)
    await expectAccessible(page)
  })

  test('REG-04 a link may hold the plus signs of its token as they are', async () => {
    const page = await visit('/account_reset?token=a+b%2Bc/d==')
    await page.getByLabel('Yeni Şifre').fill('Martı2026!')
    await page.getByLabel('Şifre Tekrarı').fill('Martı2026!')
    const sent = page.waitForRequest(request => request.postData()?.includes('"pass_reset"') ?? false)
    await page.getByRole('button', { name: 'Kaydet' }).click()

    expect((await sent).postDataJSON()).toMatchObject({ data: { token: 'a+b+c/d==' } })
  })

  test('REG-04 an unknown address gets the same reply', async () => {
    const page = await visit('/forgot-password')
    await page.getByLabel('E-posta').fill('kimse@posta.example')
    await page.keyboard.press('Enter')

    await page.waitForURL(`${site}/login`)
    await page.getByText('Şifre sıfırlama talimatları e-posta adresinize gönderildi').first().waitFor()
  })
})
