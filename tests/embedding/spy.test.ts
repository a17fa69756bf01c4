import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { frameOf, logInByKeyboard, visitFramed } from './framed-page.ts'

/**
 * A partner's script that keeps whatever it can read, from before ours runs: keys and inputs, storage, requests, changes
 * of the document, messages, and the arguments of everything that others call.
 */
const SPY = `window.spied = []
  const seen = new WeakSet()
  const note = value => {
    if (typeof value === 'string') return void spied.push(value)
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    try { spied.push(JSON.stringify(value) ?? '') } catch {}
    if (value instanceof Node) spied.push(value.textContent ?? '')
  }
  for (const name of ['keydown', 'keypress', 'keyup', 'input', 'beforeinput', 'change', 'paste', 'submit', 'focusin', 'message', 'storage'])
    addEventListener(name, event => { note(event.key); note(event.data); note(event.target?.value); note(event.newValue) }, true)
  const dispatch = EventTarget.prototype.dispatchEvent
  EventTarget.prototype.dispatchEvent = function (event) { note(event.detail); note(event.data); return dispatch.call(this, event) }
  const trap = (object, name) => {
    const real = object?.[name]
    if (typeof real !== 'function') return
    object[name] = function (...values) {
      values.forEach(note)
      const result = Reflect.apply(real, this, values)
      note(result)
      if (result instanceof Promise) result.then(answer => answer instanceof Response ? answer.clone().text().then(note) : note(answer), () => {})
      return result
    }
  }
  for (const name of ['fetch', 'postMessage', 'open']) trap(window, name)
  for (const name of ['getItem', 'setItem']) trap(Storage.prototype, name)
  for (const name of ['open', 'send']) trap(XMLHttpRequest.prototype, name)
  for (const name of ['parse', 'stringify']) trap(JSON, name)
  for (const name of ['setAttribute', 'append', 'attachShadow', 'replaceChildren']) trap(Element.prototype, name)
  for (const name of ['set', 'get']) trap(Map.prototype, name)
  for (const name of ['encrypt', 'importKey']) trap(SubtleCrypto.prototype, name)
  trap(MessagePort.prototype, 'postMessage')
  trap(CustomElementRegistry.prototype, 'define')
  for (const name of ['trim', 'replace', 'split']) {
    const real = String.prototype[name]
    String.prototype[name] = function (...values) { spied.push(String(this)); return Reflect.apply(real, this, values) }
  }
  const handler = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage')
  Object.defineProperty(MessagePort.prototype, 'onmessage', { ...handler, set(listener) {
    handler.set.call(this, event => { note(event.data); listener(event) })
  } })
  new MutationObserver(records => records.forEach(({ target }) => note(target))).observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
  const define = Object.defineProperty
  Object.defineProperty = (target, key, descriptor) => {
    if (key === Symbol.for('bnw.page')) note(descriptor.value)
    return define(target, key, descriptor)
  }`

/** What a frame knows, read inside it: values of its storage and fields, and texts with four digits or an address. */
const secretsOf = (element: Element) => {
  const texts = (root: Node): string[] =>
    [...root.childNodes].flatMap(node =>
      node instanceof Element
        ? [...texts(node), ...(node.shadowRoot ? texts(node.shadowRoot) : [])]
        : (node.nodeValue ?? '')
    )
  const shown = [...texts(element), ...(element.shadowRoot ? texts(element.shadowRoot) : [])]
  return {
    stored: Object.values({ ...localStorage }).flatMap(value => value.match(/[\w+/=-]{24,}/g) ?? []),
    shown: shown.map(text => text.trim()).filter(text => /(\d\D*){4}|\S@\S/.test(text)),
    fields: [...document.querySelectorAll('input')]
      .map(({ value }) => value)
      .filter(value => value.length > 4 && /[@\d]/.test(value))
  }
}

/** Whether a text is there as a whole: a port, a time or a nonce may contain the digits of an amount. */
function isIn(held: string, secret: string): boolean {
  if (!/^\d+$/.test(secret)) return held.includes(secret)
  return new RegExp(`(?<![\\w-])${secret}(?![\\w-])`).test(held)
}

/** Keys that elements may have in the storage of a partner's page. */
const ALLOWED_KEYS = /^(bnwUserLang|bnwUserMode|modalStatus|siteUnderMaintenance|bnw:recent-searches)$/

/** Each frame of a player, and what shows that it has its data. */
const FRAMES: [selector: string, text: RegExp | string][] = [
  ['bnw-login', 'Çıkış Yap'],
  ['bnw-balance', /₺/],
  ['bnw-profile', 'Deniz'],
  ['bnw-bank-accounts', 'Çınaraltı'],
  ['bnw-history', /^\d+ kayıt$/],
  ['bnw-notifications', 'Para çekme iptal edildi']
]

const TAGS = FRAMES.map(([tag]) => `<${tag}></${tag}>`).join('')

/** Begins a registration, and a login that stops at its code. */
async function visitForms(page: Page): Promise<void> {
  await frameOf(page, 'bnw-register').getByLabel('E-posta', { exact: true }).focus()
  await page.keyboard.type('gizli@posta.example')
  const login = frameOf(page, 'bnw-login')
  await login.getByLabel('Kullanıcı Adı').focus()
  await page.keyboard.type('demo2fa')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Demo123!')
  await page.keyboard.press('Enter')
  await login.getByLabel('Doğrulama Kodu').focus()
  await page.keyboard.type('860')
  await login.getByRole('button', { name: 'Başka Hesapla Gir' }).click()
  await login.getByRole('button', { name: 'Giriş Yap' }).waitFor()
  await login.getByLabel('Kullanıcı Adı').fill('')
}

/** Types an amount of a deposit, and of a withdrawal. Browsers draw a frame once the page has scrolled to it. */
async function visitCashiers(page: Page): Promise<void> {
  const [deposit, withdrawal] = ['bnw-cashier:not([tab])', 'bnw-cashier[tab]'] as const
  await page.locator(deposit).scrollIntoViewIfNeeded()
  await frameOf(page, deposit).getByText('Havale/EFT').first().click()
  await frameOf(page, deposit).getByLabel('Tutar', { exact: true }).focus()
  await page.keyboard.type('7913')
  await page.locator(withdrawal).scrollIntoViewIfNeeded()
  await frameOf(page, withdrawal).getByRole('heading', { name: 'Havale/EFT', exact: true }).waitFor()
  await frameOf(page, withdrawal).getByLabel('Tutar', { exact: true }).focus()
  await page.keyboard.type('8642')
}

test('S5 EMB-10 a spying page holds no key, name, session value, balance or address after a tour', async () => {
  const page = await visitFramed({
    body: `${TAGS}<bnw-register></bnw-register><bnw-cashier></bnw-cashier><bnw-cashier tab="withdraw"></bnw-cashier>`,
    head: `<script>${SPY}</script>`
  })
  await visitForms(page)
  await logInByKeyboard(page)
  await visitCashiers(page)
  const secrets = ['gizli@posta.example', 'Demo123!', 'Deniz', 'Aksu', '7913', '8642']
  for (const [tag, text] of FRAMES) {
    await frameOf(page, tag).getByText(text).first().waitFor({ state: 'attached' })

    const { stored, shown, fields } = await frameOf(page, tag).locator(tag).evaluate(secretsOf)
    expect(stored.length, 'session values in the storage of frames').toBeGreaterThan(0)
    secrets.push(...stored, ...shown, ...fields)
  }
  expect(secrets.length).toBeGreaterThan(30)
  const { held, keys } = await page.evaluate(() => {
    const storages = [{ ...localStorage }, { ...sessionStorage }]
    const { spied } = window as unknown as { spied: string[] }
    const kept = [...spied, document.documentElement.outerHTML, ...storages.flatMap(Object.values)]
    return { held: kept.join('\n'), keys: storages.flatMap(Object.keys) }
  })

  expect(held, 'the spy works').toContain('bnw-login')
  expect(secrets.filter(secret => isIn(held, secret))).toEqual([])
  // Single keys of what was typed.
  expect(held.split('\n').filter(line => /^[a-zA-Z0-9!@.]$/.test(line))).toEqual([])
  expect(keys.filter(key => !ALLOWED_KEYS.test(key))).toEqual([])
})
