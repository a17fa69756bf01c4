import { expect, test } from 'vitest'

import { sandbox } from '../sandbox.ts'
import { openPartner, FRAMES_ONLY } from './flavour.ts'
import { frameOf } from './framed-page.ts'

const { partner } = sandbox

test(
  'EMB-10 LOGIN-03 A11Y-01 a phone logs in with a code on the page of a partner, and Back leaves that page only',
  FRAMES_ONLY,
  async () => {
    const page = await openPartner({ width: 390, context: { hasTouch: true, isMobile: true } })
    await page.goto(partner)
    await page.goto(`${partner}/account.html`)
    const login = frameOf(page, 'bnw-login')
    const entries = () => page.evaluate(() => history.length)
    const before = await entries()
    await login.getByLabel('Kullanıcı Adı').tap()
    await page.keyboard.type('demo2fa')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Demo123!')
    await page.keyboard.press('Enter')

    // The dialog of the code covers the page, has the focus, and stays when Escape is pressed.
    const dialog = login.getByRole('dialog', { name: 'İki adımlı doğrulama' })
    await dialog.waitFor()
    const covers = () =>
      page.locator('bnw-login').evaluate(({ shadowRoot }) => {
        const { height, width } = shadowRoot!.querySelector('iframe')!.getBoundingClientRect()
        return width === innerWidth && height === innerHeight
      })
    await expect.poll(covers).toBe(true)
    const code = dialog.getByLabel('Doğrulama Kodu')
    await expect.poll(() => code.evaluate(field => document.activeElement === field)).toBe(true)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.keyboard.type('123456')
    await page.keyboard.press('Enter')
    await login.getByRole('button', { name: 'Çıkış Yap' }).waitFor()
    await expect.poll(covers).toBe(false)

    const balance = frameOf(page, 'bnw-balance')
    await balance.getByRole('button', { name: 'Bakiyeyi Gizle' }).tap()
    await balance.getByRole('button', { name: 'Bakiyeyi Göster' }).tap()
    await balance.getByText(/₺/).first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    // Frames add nothing to the history.
    expect(await entries()).toBe(before)
    await page.goBack()
    expect(page.url()).toBe(`${partner}/`)
    await page.goForward()
    await login.getByRole('button', { name: 'Çıkış Yap' }).waitFor()
    await balance.getByText(/₺/).first().waitFor()
  }
)
