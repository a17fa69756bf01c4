import { describe, expect, test } from 'vitest'

import { frameOf, heard, LISTEN, visitFramed } from './framed-page.ts'

describe('A11Y-01 Tab on a partner’s page', () => {
  test('passes through a frame in the order of the page', async () => {
    const page = await visitFramed({
      body: '<button>before</button><bnw-login></bnw-login><button>after</button>'
    })
    const form = frameOf(page, 'bnw-login')
    await form.getByRole('button', { name: 'Giriş Yap' }).waitFor()
    await page.getByRole('button', { name: 'before' }).focus()
    await page.keyboard.press('Tab')
    await expect
      .poll(() => form.getByLabel('Kullanıcı Adı').evaluate(field => document.activeElement === field))
      .toBe(true)
    const isAfter = () =>
      page.getByRole('button', { name: 'after' }).evaluate(button => document.activeElement === button)
    for (let presses = 0; presses < 10 && !(await isAfter()); presses++) await page.keyboard.press('Tab')
    expect(await isAfter()).toBe(true)
    await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('bnw-login')
  })

  test('reaches a frame below the window, which the browser has not drawn yet', async () => {
    const page = await visitFramed({
      body: '<button>before</button><div style="height: 3000px"></div><bnw-login></bnw-login><button>after</button>',
      head: `<script>${LISTEN}</script>`
    })
    await expect.poll(() => page.evaluate(heard)).toContain('bnw-ready bnw-login {"element":"bnw-login"}')
    await page.getByRole('button', { name: 'before' }).focus()
    await page.keyboard.press('Tab')

    const field = frameOf(page, 'bnw-login').getByLabel('Kullanıcı Adı')
    await expect.poll(() => field.evaluate(input => document.activeElement === input)).toBe(true)
  })
})
