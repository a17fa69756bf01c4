import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'

import { playerPage } from './player.ts'

/** The number of text operations in each stream of a PDF that has some: those of its sheets, in their order. */
function textsOf(pdf: Buffer): number[] {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
  return streams.flatMap(([, packed]) => {
    try {
      const text = inflateSync(Buffer.from(packed!, 'latin1')).toString('latin1')
      const count = text.match(/\bT[jJ]\b/g)?.length ?? 0
      return / Tf\b/.test(text) && count ? [count] : []
    } catch {
      return []
    }
  })
}

test('HIST-01 the finance history is printed from the first sheet on, dark on white', async () => {
  const page = await playerPage('demo', { path: '/profile?tab=finance&preset=90', theme: 'dark' })
  await page.locator('tr.entry').first().waitFor()
  await page.waitForFunction(() => document.querySelector('link[rel=stylesheet][href*=print]'))
  await page.waitForLoadState('networkidle')
  // The header and the list beside the history have some 60.
  const [first = 0] = textsOf(await page.pdf({ format: 'A4' }))
  expect(first).toBeGreaterThan(300)

  await page.emulateMedia({ media: 'print' })
  const colourOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(element => getComputedStyle(element).color)
  expect(await colourOf('tr.entry .kind button')).toBe('rgb(0, 0, 0)')
  expect(await colourOf('h1')).toBe('rgb(0, 0, 0)')
  expect(await page.getByRole('banner').isVisible()).toBe(false)
  expect(await page.locator('.profile-list').isVisible()).toBe(false)
  expect(await page.locator('.profile-back').isVisible()).toBe(false)
  for (const name of ['CSV indir', 'Filtreler', 'Daha Fazla Göster'])
    expect(await page.getByRole('button', { name, includeHidden: true }).isVisible(), name).toBe(false)
})

test('CONT-01 a text of the site is printed black in the dark theme, too', async () => {
  const page = await playerPage('demo', { path: '/about-us', theme: 'dark' })
  const text = page.locator('bnw-content .content p').first()
  await text.waitFor()
  await page.emulateMedia({ media: 'print' })

  await expect.poll(() => text.evaluate(element => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)')
})

test('HIST-06 a ticket is printed whole on one sheet', async () => {
  const page = await playerPage('demo', { path: '/profile?tab=tickets', theme: 'dark' })
  const ticket = page.locator('.stubs .ticket').first()
  await ticket.waitFor()

  expect(await ticket.evaluate(element => getComputedStyle(element).breakInside)).toBe('avoid')
})

test('HIST-05 the stub of a bonus is printed without its dark ground', async () => {
  const page = await playerPage('demo', { path: '/profile?tab=bonuses', theme: 'dark' })
  const stub = page.locator('.ticket.money .stub').first()
  await stub.waitFor()
  await page.waitForFunction(() => document.querySelector('link[rel=stylesheet][href*=print]'))
  await page.emulateMedia({ media: 'print' })

  const ground = () => stub.evaluate(element => getComputedStyle(element).backgroundColor)
  await expect.poll(ground).toBe('rgb(255, 255, 255)')
})
