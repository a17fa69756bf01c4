import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { frameOf, logInByKeyboard, visitFramed } from './framed-page.ts'

const COVERS: [name: string, css: string][] = [
  [
    'something lies over it',
    '#cover { position: fixed; inset: 0; background: rgb(0 0 0 / 0.01); pointer-events: none }'
  ],
  ['its ancestor is nearly transparent', 'body { opacity: 0.02 }'],
  ['part of it is cut off', 'bnw-cashier { clip-path: inset(0 0 0 20%) }'],
  ['it is drawn smaller', 'body { transform: scale(0.2) }'],
  ['its colours are changed', 'bnw-cashier { filter: invert(1) }']
]

async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate(text => {
    const style = Object.assign(document.createElement('style'), { id: 'hostile', textContent: text })
    document.head.append(style)
  }, css)
}

interface Form {
  attributes: string
  /** The first method. */
  heading: string
  label: string
}

/** The form of a player on a partner's page, with its button armed. */
async function openForm({ attributes, heading, label }: Form) {
  const page = await visitFramed({
    body: `<bnw-cashier ${attributes}></bnw-cashier><bnw-login></bnw-login><div id="cover"></div>`
  })
  await logInByKeyboard(page)
  const cashier = frameOf(page, 'bnw-cashier')
  await cashier.getByRole('heading', { name: heading, exact: true }).waitFor()
  const button = cashier.locator('button[type=submit]').filter({ hasText: label })
  await button.scrollIntoViewIfNeeded()
  const isBlocked = () => button.getAttribute('aria-disabled')
  await expect.poll(isBlocked).toBeNull()
  return { page, cashier, button, isBlocked }
}

const openWithdrawal = () =>
  openForm({ attributes: 'tab="withdraw"', heading: 'Havale/EFT', label: 'Para Çek' })

test('H30 a money button in a frame acts only while all of it is really visible, and says why', async () => {
  const { page, button, isBlocked } = await openWithdrawal()

  for (const [name, css] of COVERS) {
    await addStyle(page, css)
    await expect.poll(isBlocked, { message: name }).toBe('true')
    expect(await button.getAttribute('title')).toContain('yarım saniye görünür')
    await page.evaluate(() => document.getElementById('hostile')!.remove())
    await expect.poll(isBlocked, { message: `no longer: ${name}` }).toBeNull()
  }
})

test('H30 a click on a disarmed money button shows the reason, which does not disarm it for longer', async () => {
  const { page, cashier, button, isBlocked } = await openWithdrawal()
  await addStyle(page, COVERS[0]![1])
  await expect.poll(isBlocked).toBe('true')
  await button.dispatchEvent('click')
  const toasts = cashier.locator('bnw-toasts')
  const reason = toasts.getByText('yarım saniye görünür')
  await reason.waitFor()

  await page.evaluate(() => document.getElementById('hostile')!.remove())
  await toasts.getByRole('button', { name: 'Kapat' }).dispatchEvent('click')
  await reason.waitFor({ state: 'detached' })
  await expect.poll(isBlocked).toBeNull()
})

/** Records whether the button of a form is blocked, at each change of the form. @returns Reads what was recorded. */
async function recordBlocked(button: Locator): Promise<() => Promise<unknown[]>> {
  await button.evaluate(element => {
    const states: (string | null)[] = []
    Object.assign(globalThis, { states })
    const form = element.closest('form')!
    const note = () =>
      void states.push(form.querySelector('[type=submit]')?.getAttribute('aria-disabled') ?? null)
    new MutationObserver(note).observe(form, { attributes: true, childList: true, subtree: true })
  })
  return () => button.evaluate(() => (globalThis as unknown as { states: unknown[] }).states)
}

test('H30 a money button that the page has moved by resizing the frame waits again', async () => {
  const { page, button, isBlocked } = await openWithdrawal()
  const states = await recordBlocked(button)
  await page.locator('bnw-cashier').evaluate(element => (element.style.width = '400px'))

  await expect.poll(states).toContain('true')
  await expect.poll(isBlocked).toBeNull()
})

test('H30 the button of a deposit waits again after the page has changed the method', async () => {
  const deposit = { attributes: 'method="103"', heading: 'Pulcüzdan', label: 'Para Yatır' }
  const { page, cashier, button, isBlocked } = await openForm(deposit)
  const states = await recordBlocked(button)
  await page.locator('bnw-cashier').evaluate(element => element.setAttribute('method', '121'))

  await cashier.getByRole('heading', { name: 'Zarf Cüzdan', exact: true }).waitFor()
  await expect.poll(states).toContain('true')
  await expect.poll(isBlocked).toBeNull()
})
