import type { State } from '../lib/preview-link.js'

/** Files that the elements are made of, and pictures: never replaced. */
const FILES = /^\/(?:widgets|images)\//

/** Keeps the invented session: any other reply would end it. */
const SESSION = {
  result: true,
  message: '',
  code: 0,
  data: { uid: '1', sid: 'example', uip: '127.0.0.1', rid: '7', username: 'ada', language: 'en' }
}

/** The gateway's words for maintenance. */
const MAINTENANCE = 'This site is under maintenance'

const EMPTY = { result: true, message: '', code: 0, data: [], pagination: { limit: 10, total: 0, offset: 0 } }

/**
 * Forces a state from outside: replaces `fetch` of this document. The elements and the scripts of the site stay as they are.
 */
export function standInForGateway(state: State): void {
  if (state === 'live') return
  const original = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    if (FILES.test(url.pathname)) return original(input, init)
    return answer(state, callOf(init?.body), init?.signal)
  }
  if (state === 'offline') Object.defineProperty(navigator, 'onLine', { value: false })
}

/** Name of the called method; empty for a plain file. */
function callOf(body: unknown): string {
  if (typeof body !== 'string') return ''
  const { api }: { api: { method: string } } = JSON.parse(body)
  return api.method
}

function answer(state: State, call: string, signal?: AbortSignal | null): Promise<Response> {
  if (state === 'loading') return untilAborted(signal)
  if (state === 'offline') return Promise.reject(new TypeError('This example is offline'))
  if (state === 'maintenance') return Promise.resolve(Response.json(maintenanceReply(call)))
  if (state === 'error' && call === '') return Promise.resolve(new Response('', { status: 404 }))
  if (call === 'initAuth') return Promise.resolve(Response.json(SESSION))
  if (state === 'error')
    return Promise.resolve(Response.json({ result: false, message: 'Example of an error', code: 1 }))
  return Promise.resolve(Response.json(call === '' ? [] : EMPTY))
}

function maintenanceReply(call: string): object {
  // The checks of the status, by call and by file.
  if (call === '' || call.startsWith('check')) return { result: true, status: false, data: { status: false } }
  return { result: false, message: MAINTENANCE }
}

function untilAborted(signal?: AbortSignal | null): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')), { once: true })
  })
}

/** Storage of an invented player, whose session no gateway knows. */
export function storedPlayer(): Record<string, string> {
  const auth = { sid: 'example-sid', uid: 'example-uid', uip: 'example-uip' }
  return {
    bnwUserSession: JSON.stringify({ ...auth, gmt: '3', lang: 'en' }),
    bnwUserAuth: JSON.stringify(auth),
    bnwUserProfile: JSON.stringify({ firstname: 'Ada', lastname: 'Örnek', username: 'ada', uid: auth.uid }),
    'bnw:player': 'example-player',
    ridValue: '7',
    userActivityStartTime: String(Date.now()),
    expirationDate: String(Date.now() + 600_000)
  }
}
