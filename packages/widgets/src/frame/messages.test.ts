import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { connectToPage, type FromPage } from './frame-end.ts'
import { type FromFrame, PageEnd } from './page-end.ts'
import { connect, Connect, fits, hello, Hello, newNonce, type Settings, ToFrame, ToPage } from './protocol.ts'

const SITE = 'https://site.example'
const PARTNER = 'https://partner.example'

const settings: Settings = {
  attributes: { tab: 'withdraw' },
  accent: '',
  affiliate: 'a1',
  font: 'Georgia, serif',
  ground: 'page',
  lang: 'tr',
  theme: 'dark'
}

/** Values in place of a message or a part of it; all can be cloned, so any window can send them. */
const ODD: unknown[] = [
  undefined,
  null,
  '',
  'other',
  0,
  Number.NaN,
  [],
  { odd: null },
  { toString: 1, valueOf: 1 },
  new Map([['bnw', 'hello']]),
  new Date(0),
  new Error('x'),
  new ArrayBuffer(8),
  10n
]

/** Messages that are wrong by one key each. */
function malformed(message: object): unknown[] {
  const keys = Object.keys(message)
  return [
    ...ODD,
    { ...message, more: 1 },
    ...keys.map(key => Object.fromEntries(Object.entries(message).filter(([own]) => own !== key))),
    ...keys.flatMap(key => ODD.map(odd => ({ ...message, [key]: odd })))
  ]
}

/** The window around a frame, or in it; collects what is sent to it. */
function fakeWindow() {
  const sent: { data: unknown; target: string; port?: MessagePort }[] = []
  const postMessage = (data: unknown, target: string, ports?: MessagePort[]) =>
    void sent.push({ data, target, port: ports?.[0] })
  return { sent, window: { postMessage } as unknown as Window }
}

/** A message to this window. */
function arrive(message: { data: unknown; source?: unknown; origin?: string; ports?: unknown[] }): void {
  dispatchEvent(Object.assign(new Event('message'), { source: null, origin: '', ports: [], ...message }))
}

const toClose: { close(): void }[] = []
afterEach(() => {
  for (const one of toClose.splice(0)) one.close()
})

function openPage() {
  const { sent, window: contentWindow } = fakeWindow()
  const received: FromFrame[] = []
  const nonces: string[] = []
  const end = new PageEnd({
    frame: { contentWindow } as HTMLIFrameElement,
    site: SITE,
    onOpen: nonce => {
      nonces.push(nonce)
      return { type: 'start', nonce, settings }
    },
    onMessage: message => received.push(message)
  })
  toClose.push(end)
  return { sent, contentWindow, received, nonces, end }
}

/** A frame that answers as ours does. Returns its port. */
async function openedPage() {
  const page = openPage()
  arrive({ data: hello, source: page.contentWindow, origin: SITE })
  const { data, port } = page.sent.at(-1)!
  const { nonce } = data as { nonce: string }
  const replies: unknown[] = []
  port!.onmessage = ({ data: reply }) => replies.push(reply)
  toClose.push(port!)
  const own = newNonce()
  port!.postMessage({ number: 1, message: { type: 'answer', nonce, own } })
  await expect.poll(() => replies).toHaveLength(1)
  return { ...page, port: port!, nonce, own, replies }
}

describe('the page', () => {
  test('H72 answers the hello of its own frame only, with a port for the site’s origin', () => {
    const { contentWindow, sent } = openPage()
    for (const source of [null, window, fakeWindow().window]) arrive({ data: hello, source, origin: SITE })
    for (const origin of ['', 'null', PARTNER, `${SITE}.evil.example`, 'http://site.example'])
      arrive({ data: hello, source: contentWindow, origin })
    expect(sent).toEqual([])

    arrive({ data: hello, source: contentWindow, origin: SITE })

    expect(sent).toHaveLength(1)
    expect(sent[0]!.target).toBe(SITE)
    expect(fits(sent[0]!.data, Connect)).toBe(true)
    sent[0]!.port!.close()
  })

  test('H7 treats a frame as one that does not answer where a script has removed MessageChannel', () => {
    const { contentWindow, end, sent } = openPage()
    vi.stubGlobal('MessageChannel', undefined)
    onTestFinished(() => void vi.unstubAllGlobals())
    arrive({ data: hello, source: contentWindow, origin: SITE })

    expect(end.noteLoad()).toBe(false)
    expect(sent).toEqual([])
  })

  test('H72 starts a frame that returns its nonce, once', async () => {
    const { port, nonce, own, nonces, received, replies } = await openedPage()
    expect(replies).toEqual([{ number: 1, message: { type: 'start', nonce: own, settings } }])

    port.postMessage({ number: 2, message: { type: 'answer', nonce, own: newNonce() } })
    port.postMessage({ number: 3, message: { type: 'refreshed', id: 1 } })

    await expect.poll(() => received).toEqual([{ type: 'refreshed', id: 1 }])
    expect(nonces).toEqual([own])
  })

  test('H77 takes nothing from a frame before it has returned the nonce', async () => {
    const { contentWindow, sent, received, nonces } = openPage()
    arrive({ data: hello, source: contentWindow, origin: SITE })
    const port = sent[0]!.port!
    toClose.push(port)
    const { nonce } = sent[0]!.data as { nonce: string }
    const own = newNonce()
    port.postMessage({ number: 1, message: { type: 'size', height: 10, below: 0 } })
    port.postMessage({ number: 2, message: { type: 'answer', nonce: newNonce(), own: newNonce() } })
    port.postMessage({ number: 3, message: { type: 'answer', nonce, own } })

    await expect.poll(() => nonces).toEqual([own])
    expect(received).toEqual([])
  })

  test('H77 sends nothing to a frame before it has returned the nonce', async () => {
    const { contentWindow, end, sent } = openPage()
    arrive({ data: hello, source: contentWindow, origin: SITE })
    const { data, port } = sent.at(-1)!
    toClose.push(port!)
    const replies: unknown[] = []
    port!.onmessage = event => replies.push(event.data)
    end.send({ type: 'settings', settings })
    const { nonce } = data as { nonce: string }
    port!.postMessage({ number: 1, message: { type: 'answer', nonce, own: newNonce() } })

    await expect.poll(() => replies).toMatchObject([{ number: 1, message: { type: 'start' } }])
  })

  test('H72 takes nothing from a document that the frame has replaced, and answers none after it is closed', async () => {
    const { contentWindow, end, nonces, own, port, received, sent } = await openedPage()
    arrive({ data: hello, source: contentWindow, origin: SITE })
    port.postMessage({ number: 2, message: { type: 'refreshed', id: 1 } })
    const { data, port: next } = sent.at(-1)!
    toClose.push(next!)
    const other = newNonce()
    const { nonce } = data as { nonce: string }
    next!.postMessage({ number: 1, message: { type: 'answer', nonce, own: other } })

    await expect.poll(() => nonces).toEqual([own, other])
    expect(received).toEqual([])
    end.close()
    arrive({ data: hello, source: contentWindow, origin: SITE })
    expect(sent).toHaveLength(2)
  })

  test('S3 accepts none of 10,000 forged, malformed and repeated messages, and throws for none', async () => {
    const { contentWindow, port, received, sent } = await openedPage()
    const windows = [contentWindow, window, null, fakeWindow().window]
    const origins = [SITE, PARTNER, 'null', '']
    const valid: ToPage[] = [
      { type: 'refreshed', id: 6 },
      { type: 'event', name: 'bnw-ready', detail: { element: 'bnw-login' } },
      { type: 'intent', name: 'bnw-navigate', detail: { path: '/' }, address: SITE }
    ]
    let count = 0
    while (count < 5_000)
      for (const data of [...malformed(hello), ...valid])
        for (const source of windows)
          for (const origin of origins) {
            arrive({ data, source, origin })
            count++
          }
    port.postMessage({ number: 2, message: valid[0] })
    const unnumbered = [
      null,
      'text',
      valid[1],
      { number: 2.5, message: valid[1] },
      { number: Infinity, message: valid[1] }
    ]
    for (const data of unnumbered) port.postMessage(data)
    while (count < 10_000)
      for (const message of [...valid.flatMap(malformed), ...valid]) {
        const number = count % 3
        // Numbers that were used, and new ones with a message that is none.
        const isUsed = valid.includes(message as ToPage)
        port.postMessage({ number: isUsed ? number : 100 + count, message })
        count++
      }
    port.postMessage({ number: 1_000_000, message: { type: 'refreshed', id: 7 } })

    await expect.poll(() => received.at(-1)).toEqual({ type: 'refreshed', id: 7 })
    expect(received).toEqual([valid[0], { type: 'refreshed', id: 7 }])
    expect(sent).toHaveLength(1)
  })
})

describe('the frame', () => {
  function openFrame() {
    const started: Settings[] = []
    const received: FromPage[] = []
    connectToPage({
      partners: [PARTNER],
      onStart(first) {
        started.push(first)
        return message => received.push(message)
      }
    })
    return { started, received }
  }

  test('H72 takes a port from a listed page around it only, and starts once the page returns its nonce', async () => {
    const { started, received } = openFrame()
    const { port1, port2 } = new MessageChannel()
    toClose.push(port1, port2)
    const answers: { message: { own: string; nonce: string } }[] = []
    port1.onmessage = ({ data }) => answers.push(data as (typeof answers)[number])
    const nonce = newNonce()
    const refused = connect(newNonce())
    arrive({ data: refused, source: parent, origin: 'https://other.example', ports: [port2] })
    arrive({ data: refused, source: fakeWindow().window, origin: PARTNER, ports: [port2] })
    arrive({ data: refused, source: parent, origin: PARTNER })
    for (const wrong of malformed(refused))
      arrive({ data: wrong, source: parent, origin: PARTNER, ports: [port2] })

    arrive({ data: connect(nonce), source: parent, origin: PARTNER, ports: [port2] })
    arrive({ data: refused, source: parent, origin: PARTNER, ports: [port2] })

    await expect.poll(() => answers).toHaveLength(1)
    expect(answers[0]!.message.nonce).toBe(nonce)
    port1.postMessage({ number: 1, message: { type: 'start', nonce: newNonce(), settings } })
    port1.postMessage({ number: 2, message: { type: 'refresh', id: 1 } })
    port1.postMessage({ number: 3, message: { type: 'start', nonce: answers[0]!.message.own, settings } })
    port1.postMessage({ number: 3, message: { type: 'refresh', id: 2 } })
    port1.postMessage({ number: 4, message: { type: 'start', nonce: answers[0]!.message.own, settings } })
    port1.postMessage({ number: 5, message: { type: 'refresh', id: 3 } })
    await expect.poll(() => received).toEqual([{ type: 'refresh', id: 3 }])
    expect(started).toEqual([settings])
  })

  test('S3 fits no malformed message of the page, and throws for none', () => {
    const valid: ToFrame[] = [
      { type: 'start', nonce: newNonce(), settings },
      { type: 'refresh', id: 1 },
      { type: 'overlay', place: { left: 1, top: -2, width: 3 } }
    ]
    for (const message of valid) expect(fits(message, ToFrame)).toBe(true)
    const wrong = valid.flatMap(malformed)
    // A frame that no longer covers the window has no place.
    const accepted = wrong.filter(message => fits(message, ToFrame))
    expect(accepted).toEqual([{ type: 'overlay', place: null }])
    expect(malformed(hello).filter(message => fits(message, Hello))).toEqual([])
  })

  test('S3 refuses a size that no element has', () => {
    const size = (height: number) => ({ type: 'size', height, below: 0 })
    for (const height of [0, 0.5, 100_000]) expect(fits(size(height), ToPage), String(height)).toBe(true)
    for (const height of [-1, 100_001, Infinity, Number.NaN])
      expect(fits(size(height), ToPage), String(height)).toBe(false)
  })

  test('EMB-03 refuses details that are not plain data', () => {
    const event = (detail: unknown) => ({ type: 'event', name: 'bnw-cashier', detail })
    expect(fits(event({ action: 'deposit', count: 1, isLast: true }), ToPage)).toBe(true)
    for (const odd of [
      { a: {} },
      { a: null },
      { a: [1] },
      { a: 'x'.repeat(2_001) },
      { a: Number.NaN },
      null,
      'text'
    ])
      expect(fits(event(odd), ToPage), JSON.stringify(odd)).toBe(false)
    expect(fits({ type: 'event', name: 'click', detail: {} }, ToPage)).toBe(false)
  })
})
