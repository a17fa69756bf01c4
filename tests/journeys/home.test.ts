import { describe, expect, test } from 'vitest'

import { site, visit } from './player.ts'

describe('the home page', () => {
  test('HOME-01 VALID-05 shows what is on, each in its place', async () => {
    const page = await visit('/')
    const left = page.locator('bnw-slider[place=sol]')
    await left.getByRole('heading', { name: '₺999 hoş geldin bonusu' }).waitFor()
    // Of eleven banners two are switched off, one has not begun, and one has ended.
    expect(await left.locator('li').count()).toBe(5)
    expect(await page.locator('bnw-slider[place=sag] li').count()).toBe(2)
    for (const name of [/^Yeni 3D slotlar/, /^Canlı casino/, /^Tombala/]) {
      await page.locator('.boxes').getByRole('link', { name }).waitFor()
    }
    await page.getByRole('link', { name: /^Boğaz ₺3\.\d{3}\.\d{3}$/ }).waitFor()

    for (const name of ['Hızlı Erişim', 'Kazananlar', 'Lodos Haftası', 'Deniz', 'Promosyonlar']) {
      const heading = page.getByRole('main').getByRole('heading', { name, exact: true }).first()
      // What stands below loads as it nears the view.
      await expect.poll(() => scrollTo(page, heading)).toBe(true)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

  test('HOME-01 tells what is to be told until it is closed, without standing in the way', async () => {
    const page = await visit('/', { width: 390 })
    const told = page.getByRole('dialog', { name: 'Rıhtım’a hoş geldiniz' })
    await told.getByText('Bu bir deneme sitesidir.').waitFor()
    await told.getByRole('button', { name: 'Kapat' }).click()
    await told.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => localStorage.getItem('modalStatus'))).toBe('1')

    const answered = page.waitForResponse(response =>
      Boolean(response.request().postData()?.includes('popupInformation'))
    )
    await page.reload()
    await answered
    await page
      .locator('bnw-popup')
      .evaluate(popup => (popup as HTMLElement & { refresh(): Promise<void> }).refresh())
    expect(await told.count()).toBe(0)
  })

  test('MENU-02 the footer says who may play, who licensed it, and leads out over https alone', async () => {
    const page = await visit('/')
    const footer = page.getByRole('contentinfo')
    for (const text of [
      /^Örnek Ada sakinleri/,
      /rihtim\.example/,
      /^© \d{4} Rıhtım/,
      /Sanal para, gerçek ödeme yok\. 18/
    ]) {
      await footer.getByText(text).first().waitFor()
    }
    await footer.getByRole('link', { name: 'Örnek Oyun Kurulu ÖRNEK-0001' }).waitFor()
    await footer.getByRole('link', { name: 'Canlı Destek' }).waitFor()
    await footer.getByRole('link', { name: 'Telegram' }).waitFor()
    const outside = await footer.getByRole('link').evaluateAll(links =>
      links
        .map(link => link as HTMLAnchorElement)
        .filter(({ origin }) => origin !== location.origin)
        .map(({ protocol, target, rel }) => `${protocol} ${target} ${rel}`)
    )
    expect([...new Set(outside)]).toEqual(['https: _blank noopener'])
    expect(page.url()).toBe(`${site}/`)
  })
})

/** Brings a heading into view, or what is there of the page so far. */
async function scrollTo(
  page: Awaited<ReturnType<typeof visit>>,
  heading: ReturnType<Awaited<ReturnType<typeof visit>>['locator']>
): Promise<boolean> {
  if ((await heading.count()) > 0) {
    await heading.scrollIntoViewIfNeeded()
    return true
  }
  await page.mouse.wheel(0, 600)
  return false
}
