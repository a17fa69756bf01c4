import { describe, expect, test, vi } from 'vitest'

import { gamesList } from '../contract/casino.ts'
import { checkBalance } from '../contract/finance.ts'
import { forgot } from '../contract/user.ts'
import { environment } from '../environment.ts'
import { game } from '../testing/index.ts'
import { begin, outcomeOf, world, withSignedInPlayer } from '../testing/signed-in.ts'
import { send } from './client.ts'
import { setCredentials } from './credentials.ts'

withSignedInPlayer()

const page = { limit: 48, offset: 0 }
const games = { items: [game('a')], total: 1 }

describe('aborted and identical calls', () => {
  test('GATE-07 an aborted call rejects immediately, with its request', async () => {
    const fetch = vi.spyOn(environment(), 'fetch')
    world.gateway.expects(gamesList).waits()
    const widget = new AbortController()
    const call = outcomeOf(send(gamesList, page, { signal: widget.signal }))

    widget.abort()

    expect(await call).toBe('AbortedError')
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  })

  test('GATE-07 a call aborted before it starts is not sent', async () => {
    expect(await outcomeOf(send(gamesList, page, { signal: AbortSignal.abort() }))).toBe('AbortedError')
  })

  test('GATE-07 a call aborted between its tries is not retried', async () => {
    vi.useFakeTimers()
    world.gateway.expects(gamesList).hangsUp()
    const widget = new AbortController()
    const call = outcomeOf(send(gamesList, page, { signal: widget.signal }))
    await vi.advanceTimersByTimeAsync(500)

    widget.abort()
    await vi.advanceTimersByTimeAsync(10_000)

    expect(await call).toBe('AbortedError')
  })

  test('GATE-07 identical concurrent reads are one request', async () => {
    const slow = world.gateway.expects(gamesList).waits()
    const calls = [1, 2, 3].map(() => send(gamesList, page))

    slow.answers(games)

    expect(await Promise.all(calls)).toMatchObject([{ total: 1 }, { total: 1 }, { total: 1 }])
  })

  test('GATE-07 aborting one of several callers does not abort the shared request', async () => {
    const slow = world.gateway.expects(gamesList).waits()
    const widget = new AbortController()
    const left = outcomeOf(send(gamesList, page, { signal: widget.signal }))
    const stayed = send(gamesList, page)

    widget.abort()
    slow.answers(games)

    expect(await left).toBe('AbortedError')
    expect(await stayed).toMatchObject({ total: 1 })
  })

  test('GATE-07 a call made after all callers aborted is a new request', async () => {
    world.gateway.expects(gamesList).waits()
    const widget = new AbortController()
    const left = outcomeOf(send(gamesList, page, { signal: widget.signal }))
    widget.abort()
    const slow = world.gateway.expects(gamesList).waits()
    const next = send(gamesList, page)
    await left
    // The end of the aborted request does not make this one forgotten.
    await expect.poll(() => world.gateway.count(gamesList)).toBe(2)
    const shared = send(gamesList, page)
    slow.answers(games)

    expect(await Promise.all([next, shared])).toMatchObject([{ total: 1 }, { total: 1 }])
  })

  test('GATE-07 a reply resolves in the task after it was parsed, unless the player logged out in between', async () => {
    const turns: (() => void)[] = []
    await begin({ environment: { nextTask: () => new Promise(resolve => void turns.push(resolve)) } })
    for (const _ of [1, 2]) world.gateway.expects(checkBalance).answers([])
    const landed = vi.fn()
    const first = send(checkBalance, {}).then(landed)
    await vi.waitFor(() => expect(turns).toHaveLength(1))
    expect(landed).not.toHaveBeenCalled()
    turns.pop()!()
    await first
    const second = outcomeOf(send(checkBalance, {}))
    await vi.waitFor(() => expect(turns).toHaveLength(1))

    setCredentials(undefined)
    turns.pop()!()

    expect(await second).toBe('AbortedError')
  })

  test('GATE-07 different data is a different request', async () => {
    world.gateway.expects(gamesList, { offset: 0 }).answers(games)
    world.gateway.expects(gamesList, { offset: 48 }).answers({ items: [], total: 1 })

    const both = await Promise.all([send(gamesList, page), send(gamesList, { ...page, offset: 48 })])

    expect(both).toMatchObject([{ items: [{ gameID: 'a' }] }, { items: [] }])
  })

  test('GATE-07 identical changes are two requests', async () => {
    world.gateway.expects(forgot).answers()
    world.gateway.expects(forgot).answers()

    await Promise.all([1, 2].map(() => send(forgot, { email: 'a@b.example' })))

    expect(world.gateway.count(forgot)).toBe(2)
  })
})
