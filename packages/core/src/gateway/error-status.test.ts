import { describe, expect, test, vi } from 'vitest'

import { gamesList } from '../contract/casino.ts'
import { saveBankTransfer } from '../contract/finance.ts'
import { changeEmail } from '../contract/user.ts'
import { $login, logIn } from '../session/index.ts'
import { testEnvironment, transferRequest } from '../testing/index.ts'
import { begin, errorOf, outcomeOf, withSignedInPlayer } from '../testing/signed-in.ts'
import { send } from './client.ts'

withSignedInPlayer()

const STATUSES = [400, 401, 404, 408, 409, 413, 422, 429]
const REFUSAL = JSON.stringify({ result: false, message: 'Olmadı', code: 412 })
const SORRY = 'Bir şeyler ters gitti, lütfen daha sonra deneyin.'
const credentials = { username: 'ayse', password: 'Secret1!' }
const transfer = transferRequest()

/** A response whose connection stays open after this text. */
function openEnded(status: number, text: string): Response {
  const body = new ReadableStream({ start: flow => flow.enqueue(new TextEncoder().encode(text)) })
  return new Response(body, { status })
}

const BODIES: [string, string, (status: number) => Response][] = [
  ['an HTML page', SORRY, status => new Response('<h1>Error</h1>', { status })],
  ['no body', SORRY, status => new Response(null, { status })],
  ['a refusal', 'Olmadı', status => new Response(REFUSAL, { status })],
  ['an unfinished body', SORRY, status => openEnded(status, '<h1>')],
  ['a refusal whose connection stays open', 'Olmadı', status => openEnded(status, REFUSAL)]
]

describe.each(STATUSES)('HTTP %i', status => {
  test.each(BODIES)('GATE-04 LOGIN-04 with %s ends a login at once', async (_name, message, respond) => {
    const fetch = vi.fn(async () => respond(status))
    testEnvironment({ environment: { fetch } })
    vi.useFakeTimers()

    const pending = logIn(credentials)
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
    await vi.advanceTimersByTimeAsync(1_000)

    expect(errorOf($login.get())).toBe(message)
    await pending
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test.each(BODIES)('GATE-04 GATE-06 with %s is never retried', async (_name, _message, respond) => {
    const fetch = vi.fn(async () => respond(status))
    await begin({ environment: { fetch } })
    vi.useFakeTimers()
    const calls = [
      send(gamesList, { limit: 48, offset: 0 }),
      send(changeEmail, { email: 'a@b.example', password: 'x' }),
      send(saveBankTransfer, transfer)
    ]
    const settled = Promise.all(calls.map(outcomeOf))

    await vi.advanceTimersByTimeAsync(1_000)
    expect(fetch).toHaveBeenCalledTimes(calls.length)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await settled).not.toContain('OfflineError')
    expect(fetch).toHaveBeenCalledTimes(calls.length)
  })
})
