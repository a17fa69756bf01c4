import { expect, test } from 'vitest'

import { site, visit } from './player.ts'

test('CONT-01 SEC-01 the text pages link to a question, and run no script of their texts', async () => {
  const page = await visit('/about-us')
  const list = page.getByRole('navigation', { name: 'Bilgi sayfaları' })
  await list.getByRole('link', { name: 'Genel kurallar' }).click()
  await page.getByRole('navigation', { name: 'İçindekiler' }).waitFor()
  expect(await page.evaluate(() => (window as { forbiddenHtmlRan?: string }).forbiddenHtmlRan)).toBe(
    undefined
  )

  await page.goto(`${site}/about-us?page=FAQ#q3`)
  const question = page.getByRole('group').filter({ hasText: 'Şifremi unuttum, ne yapmalıyım?' })
  await question.getByRole('button', { name: 'Bağlantıyı kopyala' }).waitFor()
  await page.getByRole('searchbox', { name: 'Sorularda ara' }).fill('telefonumu kaybettim')
  await page.getByText('1 soru bulundu').waitFor()
})

test('CONT-01 MENU-03 an unknown text page is not found, and its search opens the slots', async () => {
  const page = await visit('/about-us?page=Nothing')
  await page.getByRole('heading', { name: 'Aradığınız sayfa bulunamadı' }).waitFor()

  const field = page.getByRole('main').getByRole('combobox', { name: 'Oyun Ara' })
  await field.fill('ab')
  await field.press('Enter')
  await page.getByText('Arama yapmak için en az 3 karakter girin.').waitFor()
  await field.fill('fener')
  await field.press('Enter')

  await page.waitForURL(`${site}/slot?search=fener`)
})
