import { beforeAll, describe, expect, test } from 'vitest'

import { nameOf } from '../contract/call.ts'
import { startCore } from '../index.ts'
import { allCalls, sampleInput } from '../testing/contract-samples.ts'
import { storedPlayer, testEnvironment } from '../testing/index.ts'
import { send } from './client.ts'

interface Left {
  url: string
  init: RequestInit
  body: { api: unknown; data: Record<string, unknown>; user?: unknown }
}

const left: Left[] = []

/** Records requests; the replies are irrelevant here. */
function fetch(url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  left.push({ url: String(url), init, body: JSON.parse(String(init.body)) as Left['body'] })
  return Promise.resolve(Response.json({ result: false, message: 'Hayır', code: 400 }))
}

describe('each call of the contract', () => {
  beforeAll(async () => {
    const stored = storedPlayer('ayse', Date.UTC(2025, 2, 1, 9) + 10_000)
    testEnvironment({ stored, environment: { fetch } })
    await startCore()
  })

  test.each(allCalls.map(call => [`${nameOf(call)} (${call.kind})`, call] as const))(
    'GATE-01 %s is sent exactly as specified',
    async (_name, call) => {
      left.length = 0
      const input = sampleInput(call)
      await send(call, input, { skipRecovery: true }).catch(() => undefined)

      const [request] = left
      expect(request?.url).toBe('https://gateway.test/endpoint/v1')
      expect(request?.init).toMatchObject({
        method: 'POST',
        cache: 'no-store',
        credentials: 'omit',
        redirect: 'error'
      })
      const headers = new Headers(request?.init.headers)
      expect(headers.get('content-type')).toBe('application/json')
      expect(headers.get('panel')).toBe('frontend')
      const auth = {
        uid: 'sealed-uid-of-ayse',
        sid: 'sealed-sid-of-ayse',
        uip: 'sealed-uip',
        gmt: '3',
        lang: 'tr'
      }
      const user = {
        anyone: undefined,
        optional: auth,
        player: auth,
        login: { ...auth, uid: '', sid: '' }
      }[call.access]
      expect(request?.body).toEqual({
        api: { class: call.class, method: call.method },
        data: { ...input, Lang: 'tr' },
        ...(user && { user })
      })
    }
  )

  test('GATE-01 without a session a player call is not sent, and login is sent with empty uid and sid', async () => {
    testEnvironment({ environment: { fetch } })
    await startCore()
    left.length = 0

    for (const call of allCalls)
      await send(call, sampleInput(call), { skipRecovery: true }).catch(() => undefined)

    const users = left.map(({ body }) => body.user).filter(user => user !== undefined)
    expect(users).toEqual([{ uid: '', sid: '', uip: '{ip}', gmt: '', lang: 'tr' }])
    const open = allCalls.filter(({ access }) => access !== 'player')
    expect(left.map(({ body }) => body.api)).toEqual(
      open.map(call => ({ class: call.class, method: call.method }))
    )
  })
})
