import { describe, expect, test } from 'vitest'

import { doubleText } from './large-text.ts'
import { playerPage, settled, TEXT_PAGE, visit } from './player.ts'

describe('large text', () => {
  test.each([
    { tab: 'deposit', content: '.amount-picks', width: 320 },
    { tab: 'games', content: '.played', width: 320 },
    { tab: 'finance', content: '.entry', width: 390 }
  ])('THEME-03 $tab is not scrolled sideways at $width px', async ({ tab, content, width }) => {
    const page = await playerPage('demo', { path: `/profile?tab=${tab}`, width })
    await page.locator(content).first().waitFor()
    await doubleText(page)

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

  test('THEME-03 the heading of a page grows', async () => {
    const page = await visit(TEXT_PAGE, { width: 390 })
    await settled(page)
    const heading = page.locator('.page-title:visible')
    const size = () => heading.evaluate(title => Number.parseFloat(getComputedStyle(title).fontSize))
    const before = await size()
    await doubleText(page)

    expect(await size()).toBeGreaterThan(before * 1.7)
  })

  test('THEME-03 the stub of a bonus grows with its amount', async () => {
    const page = await playerPage('demo', { path: '/profile?tab=bonuses', width: 390 })
    const stub = page.locator('.ticket .stub').first()
    await stub.waitFor()
    await doubleText(page)

    expect(await stub.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  })

  test('THEME-03 the count and the sums of the bet history break no word', async () => {
    const page = await playerPage('demo', { path: '/profile?tab=bets', width: 320 })
    await page.locator('.sums').first().waitFor()
    await doubleText(page)

    expect(await page.locator('.above output').evaluate(linesOf)).toBe(1)
    const sums = page.locator('.sums').first().locator('dd')
    expect(await sums.count()).toBe(3)
    for (const sum of await sums.all()) expect(await sum.evaluate(linesOf)).toBe(1)
  })

  test('THEME-03 MENU-04 the last entry of the bottom bar stays in view at 320 px', async () => {
    const page = await visit(TEXT_PAGE, { width: 320 })
    const last = page.locator('.phone-bar > button')
    await last.waitFor()
    await doubleText(page)

    expect(await last.evaluate(entry => entry.getBoundingClientRect().right)).toBeLessThanOrEqual(320)
    expect(await page.locator('.phone-bar').locator('a, button').evaluateAll(brokenWords)).toEqual([])
  })

  test('THEME-03 MENU-04 the labels of the bottom bar stand apart at 390 px', async () => {
    const page = await visit(TEXT_PAGE, { language: 'en', width: 390 })
    await page.locator('.phone-bar > button').waitFor()
    await doubleText(page)

    const gaps = await page.locator('.phone-bar').locator('a, button').evaluateAll(gapsOfText)
    expect(Math.min(...gaps)).toBeGreaterThan(5)
  })

  test('THEME-03 the count of unread notifications leaves half of the bell free', async () => {
    const page = await playerPage('demo', { path: TEXT_PAGE, width: 390 })
    const count = page.locator('.bell-count')
    await count.waitFor()
    await doubleText(page)

    const box = (await count.boundingBox())!
    const bell = (await page.locator('.bell svg').boundingBox())!
    expect(Math.max(box.x - bell.x, bell.y + bell.height - box.y - box.height)).toBeGreaterThan(
      bell.width / 2 - 1
    )
  })

  test('THEME-03 PLAY-02 the bar of a game shows its whole name at 320 px', async () => {
    const page = await playerPage('demo', { path: '/play/slot/1001', width: 320 })
    const name = page.locator('bnw-game .bar .name')
    await name.getByText('Bakır Fener').waitFor()
    await page.locator('bnw-game .balance').waitFor()
    await doubleText(page)

    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })

  test('THEME-03 each button of a dialog stays in view', async () => {
    const page = await playerPage('demo', { path: '/profile?tab=bonuses', width: 390 })
    await page.getByRole('button', { name: 'Talep Et' }).first().click()
    const cancel = page.getByRole('dialog').getByRole('button', { name: 'Vazgeç' })
    await cancel.waitFor()
    await doubleText(page)

    expect(await cancel.evaluate(button => button.getBoundingClientRect().left)).toBeGreaterThanOrEqual(0)
  })

  test('THEME-03 a new message of the bell keeps its words whole beside a long time', async () => {
    const page = await playerPage('demo', { path: TEXT_PAGE, width: 390 })
    await page.getByRole('banner').getByRole('button', { name: 'Bildirimler' }).click()
    const texts = page.locator('.tray li p')
    await texts.first().waitFor()
    await doubleText(page)

    const widths = await texts.evaluateAll(all => all.map(text => text.getBoundingClientRect().width))
    expect(Math.min(...widths)).toBeGreaterThan(140)
  })

  test('THEME-03 MENU-04 the words of the phone menu stay in it', async () => {
    const page = await playerPage('demo', { path: TEXT_PAGE, width: 390 })
    await page.getByRole('button', { name: 'Menü' }).click()
    const menu = page.locator('.phone-menu')
    await menu.getByRole('link', { name: 'Promosyonlar' }).first().waitFor()
    await doubleText(page)

    const beyond = await menu
      .getByRole('link')
      .evaluateAll(links => links.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    expect(Math.max(...beyond)).toBe(0)
  })

  test('THEME-03 HIST-01 the amount of a movement is in one line, and the period is readable', async () => {
    const page = await playerPage('demo', { path: '/profile?tab=finance', width: 390 })
    await page.locator('.entry').first().waitFor()
    await doubleText(page)
    const period = page.getByRole('combobox', { name: 'Dönem' })
    expect(await period.evaluate(select => select.getBoundingClientRect().width)).toBeGreaterThan(300)

    await page
      .getByRole('button', { name: /^Ayrıntılar/ })
      .first()
      .click()
    const amount = page.locator('.details strong')
    await amount.waitFor()
    expect(await amount.evaluate(linesOf)).toBe(1)
  })

  test('THEME-03 PROF-01 the personal data of an account break no date or number', async () => {
    const page = await playerPage('demo', { path: '/profile?tab=account', width: 390 })
    const values = page.locator('bnw-profile .rows dd')
    await values.getByText('23.04.1990').waitFor()
    await doubleText(page)

    expect(await values.filter({ hasText: /\d{3}/ }).evaluateAll(brokenWords)).toEqual([])
  })

  test('THEME-03 NOTIF-01 the text of a notification has the width of its card', async () => {
    const page = await playerPage('demo', { path: '/notifications', width: 390 })
    const text = page.locator('bnw-notifications .notification > div').first()
    await text.waitFor()
    await doubleText(page)

    expect(await text.evaluate(part => part.getBoundingClientRect().width)).toBeGreaterThan(250)
  })

  test('THEME-03 FAV-01 the heart of a game is clear of its demo', async () => {
    const page = await playerPage('demo', { path: '/favorites', width: 390 })
    const tile = page.locator('.tile', { has: page.locator('.demo') }).first()
    await tile.waitFor()
    await doubleText(page)
    const sides = (element: Element) => element.getBoundingClientRect()
    const demo = await tile.locator('.demo').evaluate(sides)

    const heart = await tile.locator('.heart').evaluate(sides)
    // The visible discs of both are smaller than their touch targets.
    expect(demo.right - 4).toBeLessThanOrEqual(heart.left + 8)
  })

  test('THEME-03 LOB-05 rows of games have room for their text', async () => {
    for (const path of ['/slot', '/live']) {
      const page = await visit(path, { width: 390 })
      await page.locator('.row .tile .details').nth(6).waitFor()
      await doubleText(page)
      const overlaps = () =>
        page.locator('.row').evaluateAll(rows =>
          rows.filter(row => {
            const { bottom } = row.getBoundingClientRect()
            return [...row.querySelectorAll('.details')].some(
              text => text.getBoundingClientRect().bottom > bottom
            )
          })
        )
      await expect.poll(async () => (await overlaps()).length).toBe(0)
    }
  })

  test('THEME-03 the fields of the login form stay in it at 320 px', async () => {
    const page = await visit('/login', { width: 320 })
    const field = page.getByLabel('Kullanıcı Adı')
    await field.waitFor()
    await doubleText(page)
    const right = (element: Element) => element.getBoundingClientRect().right

    expect(await field.evaluate(right)).toBeLessThanOrEqual(await page.locator('form.login').evaluate(right))
  })

  test('THEME-03 entries that large text pushes out of the header are in its list', async () => {
    const page = await playerPage('demo', { path: TEXT_PAGE, language: 'en' })
    await settled(page)
    const entries = page.locator('.main-menu > ul > li:visible')
    const names = await entries.allInnerTexts()
    await doubleText(page)
    await expect.poll(() => entries.count()).toBeLessThan(names.length)

    expect(await entries.evaluateAll(cutTexts)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    const list = page.locator('#more-menu')
    for (const name of names.slice(await entries.count()))
      expect(await list.getByText(name, { exact: true }).isVisible(), name).toBe(true)
  })

  test('THEME-03 large text wraps in the phone bar, whose last entry stays in view', async () => {
    const page = await visit(TEXT_PAGE, { width: 390 })
    await page.locator('.phone-bar > button').waitFor()
    await doubleText(page)
    const entries = page.locator('.phone-bar').locator('a, button')

    expect(await entries.count()).toBe(5)
    expect(await entries.evaluateAll(cutTexts)).toEqual([])
    const last = await entries.last().boundingBox()
    expect(last!.x + last!.width).toBeLessThanOrEqual(390)
  })

  test('THEME-03 a banner grows, and the text of a box stands below its picture', async () => {
    const page = await visit('/')
    await settled(page)
    await doubleText(page)
    const banner = page.locator('bnw-slider li:not([inert])').first()

    const text = await banner.locator('.caption .button').boundingBox()
    const steps = await page.locator('bnw-slider .steps').first().boundingBox()
    expect(text!.y + text!.height).toBeLessThanOrEqual(steps!.y)
    expect(await banner.locator('h2, p').evaluateAll(cutTexts)).toEqual([])

    const box = page.locator('.boxes .box').first()
    const bottom = await box.locator('svg').evaluate(picture => picture.getBoundingClientRect().bottom)
    const top = await box.locator('strong').evaluate(title => title.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(bottom)
  })

  test('the size of the root changes no text', async () => {
    const page = await playerPage('demo', { path: '/profile', width: 390 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'))
    const size = (entry: Element) => getComputedStyle(entry).font

    expect(await page.locator('.profile-group a').first().evaluate(size)).toContain('16px / 24px')
  })
})

/** The words that are in more than one line. Runs in the page. */
function brokenWords(elements: Element[]): string[] {
  const texts = elements.flatMap(({ childNodes }) => [...childNodes].filter(node => node instanceof Text))
  return texts.flatMap(text =>
    [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return range.getClientRects().length > 1 ? [word] : []
    })
  )
}

/** How many lines of text an element has. Runs in the page. */
function linesOf(text: Element): number {
  return Math.round(
    text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight)
  )
}

/** The distances of the texts of neighbouring elements, px. */
function gapsOfText(elements: Element[]): number[] {
  const boxes = elements.map(element => {
    const range = document.createRange()
    range.selectNodeContents([...element.childNodes].findLast(node => node.nodeType === 3)!)
    return range.getBoundingClientRect()
  })
  return boxes.slice(1).map((box, index) => box.left - boxes[index]!.right)
}

/** The texts of elements that do not fit into their box. Runs in the page. */
function cutTexts(elements: Element[]): string[] {
  return elements
    .flatMap(element => [element, ...element.querySelectorAll('*')])
    .filter(part => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline')
    .map(part => part.textContent)
}
