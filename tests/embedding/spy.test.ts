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

/** What the frames know, read inside them. */
const secretsOf = () => ({
  stored: Object.values({ ...localStorage }),
  text: document.body.innerText,
  fields: [...document.querySelectorAll('input')].map(({ value }) => value)
})

test('S5 EMB-10 a spying page holds no key, name, session value, balance or address after a tour', async () => {
  const page = await visitFramed({
    body: '<bnw-login></bnw-login><bnw-balance></bnw-balance><bnw-cashier></bnw-cashier><bnw-profile></bnw-profile>',
    head: `<script>${SPY}</script>`
  })
  await logInByKeyboard(page)
  const amount = frameOf(page, 'bnw-balance').getByText(/₺/).first()
  await amount.waitFor()
  await frameOf(page, 'bnw-cashier').getByText('Havale/EFT').first().click()
  await frameOf(page, 'bnw-cashier').getByLabel('Tutar', { exact: true }).focus()
  await page.keyboard.type('7913')
  await frameOf(page, 'bnw-profile').getByText('Deniz').first().waitFor()

  const inside = await frameOf(page, 'bnw-login').locator('bnw-login').evaluate(secretsOf)
  const player = await frameOf(page, 'bnw-profile').locator('bnw-profile').evaluate(secretsOf)
  const emails = player.text.match(/\S+@\S+/g) ?? []
  const fields = player.fields.filter(value => value.length > 4 && /[@\d]/.test(value))
  const balance = await amount.innerText()
  const session = inside.stored.flatMap(value => value.match(/[\w+/=-]{24,}/g) ?? [])
  expect(session.length, 'session values in the storage of the frame').toBeGreaterThan(0)
  const held = await page.evaluate(() =>
    [
      ...(window as unknown as { spied: string[] }).spied,
      document.documentElement.outerHTML,
      ...Object.values({ ...localStorage }),
      ...Object.values({ ...sessionStorage })
    ].join('\n')
  )

  expect(held, 'the spy works').toContain('bnw-login')
  const secrets = ['Demo123!', 'Deniz', 'Aksu', '7913', balance.trim(), ...emails, ...fields, ...session]
  expect(secrets.filter(secret => held.includes(secret))).toEqual([])
  // Single keys of what was typed.
  expect(held.split('\n').filter(line => /^[a-zA-Z0-9!]$/.test(line))).toEqual([])
})
