import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { isPageBlocked, unblockPage } from '../kit/blocked-page.ts'
import { configure } from '../kit/configuration.ts'
import { defineFrame } from './define-frame.ts'
import { Frame } from './frame.ts'
import { Place } from './place.ts'
import { settingsOf } from './page-settings.ts'
import { hello, MAX_TEXT, newNonce, type ToPage } from './protocol.ts'

const SITE = 'https://site.example'

/** The element of a frame on a page, and the codes of its errors. */
function open() {
  const host = document.body.appendChild(document.createElement('div'))
  const errors: unknown[] = []
  host.addEventListener('bnw-error', event =>
    errors.push((event as CustomEvent<{ code: string }>).detail.code)
  )
  // Not in the document, so that happy-dom does not try to load it.
  const iframe = document.createElement('iframe')
  vi.spyOn(Place.prototype, 'newFrame').mockReturnValue(iframe)
  const frame = new Frame(host, { tag: 'bnw-balance', attributes: {}, events: [] })
  frame.open()
  return { errors, frame, iframe, load: () => iframe.onload!(new Event('load')) }
}

/** A frame that has identified itself, and what sends the page its messages. */
function openConnected() {
  const { frame, iframe } = open()
  const postMessage = vi.fn()
  const source = { postMessage }
  Object.defineProperty(iframe, 'contentWindow', { value: source })
  const identify = () =>
    dispatchEvent(Object.assign(new Event('message'), { data: hello, source, origin: SITE, ports: [] }))
  identify()
  const [{ nonce }, , [port]] = postMessage.mock.lastCall as [{ nonce: string }, string, [MessagePort]]
  let number = 0
  const send = (message: ToPage) => port.postMessage({ number: ++number, message })
  send({ type: 'answer', nonce, own: newNonce() })
  return { send, identify, postMessage, close: () => [frame, port].forEach(one => one.close()) }
}

beforeEach(() => {
  configure({ gateway: SITE })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each([
  ['at once', 100, 1_000],
  ['slowly', 4_000, 4_000]
])('SEC-03 a document that loads %s and does not identify itself becomes the link', (_, loading, wait) => {
  const { errors, frame, load } = open()
  vi.advanceTimersByTime(loading)
  load()
  vi.advanceTimersByTime(wait - 1)
  expect(errors).toEqual([])
  vi.advanceTimersByTime(1)
  expect(errors).toEqual(['frame'])
  frame.close()
})

test('GATE-05 a frame reloads the page only while it is blocked', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const { send, close } = openConnected()
  send({ type: 'reload' })
  send({ type: 'blocked' })
  await vi.waitFor(() => expect(isPageBlocked()).toBe(true))
  expect(reload).not.toHaveBeenCalled()

  send({ type: 'reload' })
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  close()
  unblockPage()
})

test('EMB-10 a document that the frame loads anew ends the connection of the one before', async () => {
  const { send, identify, postMessage, close } = openConnected()
  identify()
  const [{ nonce }, , [port]] = postMessage.mock.lastCall as [{ nonce: string }, string, [MessagePort]]
  port.postMessage({ number: 1, message: { type: 'answer', nonce, own: newNonce() } })
  const onReady = vi.fn()
  document.addEventListener('bnw-ready', onReady, { once: true })
  send({ type: 'blocked' })
  port.postMessage({ number: 2, message: { type: 'event', name: 'bnw-ready', detail: {} } })
  await vi.waitFor(() => expect(onReady).toHaveBeenCalledOnce())
  expect(isPageBlocked()).toBe(false)
  port.close()
  close()
})

test('EMB-02 EMB-10 a private element has the properties that were set before its definition, and one frame', () => {
  const newFrame = vi.spyOn(Place.prototype, 'newFrame').mockReturnValue(document.createElement('iframe'))
  const element = Object.assign(document.createElement('bnw-late'), { tab: 'sms' })
  document.body.append(element)
  defineFrame({ tag: 'bnw-late', attributes: { tab: '' }, events: [] })
  expect(element.getAttribute('tab')).toBe('sms')

  Reflect.get(element, 'connectedCallback').call(element)
  expect(newFrame).toHaveBeenCalledOnce()
  element.remove()
})

test('EMB-11 a list of fonts that is too long for a message is cut off', () => {
  const page = document.body.appendChild(document.createElement('div'))
  page.style.setProperty('--bnw-font', 'serif, '.repeat(MAX_TEXT))
  const host = page.appendChild(document.createElement('div'))
  expect(settingsOf(host, {}).font).toHaveLength(MAX_TEXT)
  page.remove()
})
