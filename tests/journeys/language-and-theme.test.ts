import { describe, expect, test } from 'vitest'

import { site, visit } from './player.ts'

describe('language and theme', () => {
  test('I18N-02 the language changes without a reload and keeps typed text', async () => {
    const page = await visit('/login')
    await page.getByLabel('Kullanıcı Adı').fill('deniz')

    await page.getByRole('banner').getByRole('button', { name: 'Dil' }).click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()

    expect(await page.getByLabel('Username').inputValue()).toBe('deniz')
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
    expect(await page.evaluate(() => localStorage.getItem('bnwUserLang'))).toBe('en')
  })

  test('I18N-01 a page starts in the stored language, and ignores an unsupported one', async () => {
    const english = await visit('/', { language: 'en' })
    await english.getByRole('link', { name: 'Log in' }).first().waitFor()

    await english.evaluate(() => localStorage.setItem('bnwUserLang', 'xx'))
    await english.reload()

    await english.getByRole('link', { name: 'Giriş Yap' }).first().waitFor()
  })

  test('THEME-01 a page is dark from the first paint unless light is stored', async () => {
    const page = await visit('/')
    const mode = () => page.evaluate(() => document.documentElement.dataset['mode'])
    expect(await mode()).toBe('dark')

    await page.getByRole('banner').getByRole('button', { name: 'Aydınlık Mod' }).click()

    expect(await mode()).toBe('light')
    const light = await page.context().newPage()
    await light.goto(site, { waitUntil: 'commit' })
    await light.waitForSelector('body', { state: 'attached' })
    expect(await light.evaluate(() => document.documentElement.dataset['mode'])).toBe('light')
  })
})
