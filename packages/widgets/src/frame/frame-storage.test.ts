import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { frameStorage } from './frame-storage.ts'

/** Delivers at once; browsers deliver in a task. */
class Channel {
  static readonly all = new Set<Channel>()
  onmessage: ((event: { data: unknown }) => void) | undefined
  constructor() {
    Channel.all.add(this)
  }
  postMessage(data: unknown): void {
    for (const other of Channel.all) if (other !== this) other.onmessage?.({ data })
  }
}

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', Channel)
  // Each frame has a document of its own, which does not receive their events.
  vi.spyOn(document, 'dispatchEvent').mockReturnValue(true)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Channel.all.clear()
  localStorage.clear()
})

/** As a browser that blocks third-party cookies. */
function block(): void {
  const get = () => {
    throw new DOMException('Access is denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', undefined)
  Object.defineProperty(globalThis, 'localStorage', { get, configurable: true })
}

test('EMB-10 frames whose storage is blocked share what they save and remove', () => {
  block()
  const [login, balance] = [frameStorage(), frameStorage()]
  const heard: (string | null)[] = []
  const stop = balance.onChange(key => heard.push(key))

  login.set('bnwUserAuth', '{}')
  expect(balance.get('bnwUserAuth')).toBe('{}')
  login.remove('bnwUserAuth')
  expect(balance.get('bnwUserAuth')).toBeNull()
  stop()
  login.set('bnwUserAuth', '{}')

  expect(heard).toEqual(['bnwUserAuth', 'bnwUserAuth'])
})

test('EMB-10 a frame that is added later requests the values of the others, and receives each once', () => {
  block()
  const first = frameStorage()
  first.set('bnwUserAuth', '{}')
  const second = frameStorage()
  const heard: (string | null)[] = []
  second.onChange(key => heard.push(key))
  frameStorage()

  expect(second.get('bnwUserAuth')).toBe('{}')
  expect(heard).toEqual([])
})

test('EMB-10 each frame has the language and theme of its own page', () => {
  block()
  const [one, other] = [frameStorage(), frameStorage()]
  one.set('bnwUserLang', 'en')
  one.set('bnwUserMode', 'light')

  expect([other.get('bnwUserLang'), other.get('bnwUserMode')]).toEqual([null, null])
})

test('EMB-10 frames use the storage of the browser where it allows that, without a channel', () => {
  frameStorage().set('bnwUserAuth', '{}')

  expect(localStorage.getItem('bnwUserAuth')).toBe('{}')
  expect(Channel.all.size).toBe(0)
})
