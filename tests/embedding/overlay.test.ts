import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { choose, frameOf, logInByKeyboard, visitFramed } from './framed-page.ts'

/** Opens the summary of a withdrawal, which is a dialog of the cashier. */
async function openReview(page: Page): Promise<void> {
  const cashier = frameOf(page, 'bnw-cashier')
  await cashier.getByRole('heading', { name: 'Havale/EFT', exact: true }).waitFor()
  await cashier.getByLabel('Tutar', { exact: true }).fill('200')
  await cashier.getByLabel('Kimlik Geçerlilik Tarihi').fill('01.01.2040')
  await choose(cashier.getByRole('radio', { name: /Çınaraltı/ }).first())
  const dialog = cashier.getByRole('dialog')
  await expect
    .poll(async () => {
      if ((await dialog.count()) === 0) await cashier.getByRole('button', { name: 'Para Çek' }).click()
      return dialog.count()
    })
    .toBe(1)
}

const covers = (page: Page) =>
  page.locator('bnw-cashier').evaluate(({ shadowRoot }) => {
    const { height, width } = shadowRoot!.querySelector('iframe')!.getBoundingClientRect()
    return width === innerWidth && height === innerHeight
  })

test('EMB-10 a dialog covers the window and blocks the page behind, which does not move; Escape closes it', async () => {
  for (const width of [1280, 390]) {
    const page = await visitFramed({
      body: '<bnw-cashier tab="withdraw" style="margin:20px"></bnw-cashier><button>behind</button><bnw-login></bnw-login>',
      width
    })
    await logInByKeyboard(page)
    const inFrame = frameOf(page, 'bnw-cashier').locator('bnw-cashier')
    const submit = frameOf(page, 'bnw-cashier').getByRole('button', { name: 'Para Çek' })
    await submit.scrollIntoViewIfNeeded()
    const places = async () =>
      [await submit.boundingBox(), await page.locator('bnw-cashier').boundingBox()].map(box => ({
        x: Math.round(box!.x),
        y: Math.round(box!.y),
        width: Math.round(box!.width),
        height: Math.round(box!.height)
      }))
    // Short messages are at the lower end of what is visible of the frame, which is higher than the window.
    const bar = () =>
      inFrame.evaluate(() => parseInt(document.documentElement.style.getPropertyValue('--bnw-bottom-bar')))
    await page.mouse.move(width / 2, 300)
    for (let steps = 0; steps < 12; steps++) await page.mouse.wheel(0, -200)
    await expect.poll(bar).toBeGreaterThan(0)
    await openReview(page)
    const dialog = frameOf(page, 'bnw-cashier').getByRole('dialog')
    await expect.poll(() => covers(page)).toBe(true)
    // The frame's own document is resized a moment later.
    await expect.poll(() => inFrame.evaluate(({ style }) => style.position)).toBe('absolute')
    const isFocused = (one: Element) => one.contains((one.getRootNode() as ShadowRoot).activeElement)
    expect(await dialog.evaluate(isFocused), 'the focus is in the dialog').toBe(true)
    const covered = await places()
    const box = await dialog.boundingBox()
    expect(Math.abs(box!.x + box!.width / 2 - width / 2), 'in the middle of the window').toBeLessThan(2)
    for (let presses = 0; presses < 6; presses++) await page.keyboard.press('Tab')
    expect(
      await page.getByRole('button', { name: 'behind' }).evaluate(one => document.activeElement === one)
    ).toBe(false)

    await dialog.getByRole('button', { name: 'Vazgeç' }).focus()
    await page.keyboard.press('Escape')
    await expect.poll(() => covers(page)).toBe(false)
    expect(await dialog.count()).toBe(0)
    await expect.poll(() => submit.evaluate(isFocused)).toBe(true)
    await expect.poll(places).toEqual(covered)
  }
})

test('EMB-10 A11Y-01 a frame that shows another document during a dialog uncovers the page', async () => {
  const page = await visitFramed({
    body: '<bnw-cashier tab="withdraw"></bnw-cashier><button>behind</button><bnw-login></bnw-login>'
  })
  await logInByKeyboard(page)
  await openReview(page)
  await expect.poll(() => covers(page)).toBe(true)

  // The form would ask before its entries are lost.
  page.on('dialog', question => void question.accept())
  await page.locator('bnw-cashier').evaluate(({ shadowRoot }) => {
    shadowRoot!.querySelector('iframe')!.src = 'about:blank'
  })

  await page.getByRole('button', { name: 'behind' }).click()
  await page.locator('bnw-cashier').getByRole('link', { name: 'Sitede aç' }).waitFor()
})

test('EMB-04 EMB-10 a dialog covers the window of a zoomed page, on which nothing moves', async () => {
  const page = await visitFramed({
    body: '<div style="zoom:1.5;margin:40px"><bnw-login></bnw-login><bnw-bank-accounts></bnw-bank-accounts></div>'
  })
  await logInByKeyboard(page)
  const accounts = frameOf(page, 'bnw-bank-accounts')
  const onPage = page.locator('bnw-bank-accounts')
  const frameBox = () =>
    onPage.evaluate(({ shadowRoot }) => {
      const { height, left, top, width } = shadowRoot!.querySelector('iframe')!.getBoundingClientRect()
      return { left, top, covers: width === innerWidth && height === innerHeight }
    })
  /** Where something in the frame is in the window, px. The boxes of the test driver know no zoom. */
  const placeOf = async (part: Locator) => {
    const frame = await frameBox()
    const { left, top, width } = await part.evaluate(one => one.getBoundingClientRect().toJSON() as DOMRect)
    return [frame.left + left * 1.5, frame.top + top * 1.5, width * 1.5].map(Math.round)
  }
  const placeOnPage = () =>
    onPage.evaluate(one => {
      const { left, top, width } = one.getBoundingClientRect()
      return [left, top, width].map(Math.round)
    })
  const remove = accounts.getByRole('button', { name: 'Sil' }).first()
  await remove.focus()
  await page.keyboard.press('Enter')

  await expect.poll(async () => (await frameBox()).covers).toBe(true)
  const offset = async () => {
    const [inFrame, here] = [await placeOf(accounts.locator('bnw-bank-accounts')), await placeOnPage()]
    return inFrame.map((length, at) => length - here[at]!)
  }
  await expect.poll(offset).toEqual([0, 0, 0])
  const [left, , width] = await placeOf(accounts.getByRole('dialog'))
  expect(Math.abs(left! + width! / 2 - 640), 'in the middle of the window').toBeLessThan(2)
})

/** In each document: holds back what it sends through ports, as one whose main thread is busy does. */
function holdMessages(): void {
  const { postMessage } = MessagePort.prototype
  const held: (() => void)[] = []
  let isBusy = false
  MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
    if (isBusy) held.push(() => postMessage.apply(this, message))
    else postMessage.apply(this, message)
  }
  const setBusy = (next: boolean) => {
    isBusy = next
    if (!isBusy) for (const send of held.splice(0)) send()
  }
  Object.assign(globalThis, { setBusy })
}

test('EMB-10 SEC-03 a frame that hangs during a dialog uncovers the page, comes back, or becomes the link', async () => {
  const page = await visitFramed({
    body: '<bnw-cashier tab="withdraw"></bnw-cashier><button>behind</button><bnw-login></bnw-login>',
    prepare: async opened => {
      await opened.clock.install()
      await opened.addInitScript(holdMessages)
    }
  })
  const setBusy = (isBusy: boolean) =>
    frameOf(page, 'bnw-cashier')
      .locator('bnw-cashier')
      .evaluate((_element, next) => {
        ;(globalThis as unknown as { setBusy(isBusy: boolean): void }).setBusy(next)
      }, isBusy)
  await logInByKeyboard(page)
  await openReview(page)
  await expect.poll(() => covers(page)).toBe(true)

  await setBusy(true)
  await page.getByRole('button', { name: 'behind' }).click()
  await setBusy(false)
  await expect.poll(() => covers(page)).toBe(true)

  await setBusy(true)
  await expect.poll(() => covers(page)).toBe(false)
  await page.clock.fastForward(10_000)
  await page.locator('bnw-cashier').getByRole('link', { name: 'Sitede aç' }).waitFor()
})
