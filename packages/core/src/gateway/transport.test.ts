import { beforeEach, describe, expect, test, vi } from 'vitest'

import { gamesList } from '../contract/casino.ts'
import { saveBankTransfer } from '../contract/finance.ts'
import { topWinsFile } from '../contract/static-files.ts'
import { changeEmail, forgot } from '../contract/user.ts'
import { serverNow } from '../lib/clock.ts'
import { game, testEnvironment, transferRequest } from '../testing/index.ts'
import { begin, outcomeOf, world, withSignedInPlayer } from '../testing/signed-in.ts'
import { send, sendFile } from './client.ts'

withSignedInPlayer()

const page = { limit: 48, offset: 0 }
const games = { items: [game('a')], total: 1 }
const transfer = transferRequest()

describe('timeouts and retries', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  test('GATE-06 a read whose connection fails is retried after 1 s and after 3 s more', async () => {
    world.gateway.expects(gamesList).hangsUp()
    world.gateway.expects(gamesList).fails(502)
    world.gateway.expects(gamesList).answers(games)
    const call = send(gamesList, page)

    await vi.advanceTimersByTimeAsync(999)
    expect(world.gateway.count(gamesList)).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(world.gateway.count(gamesList)).toBe(2)
    await vi.advanceTimersByTimeAsync(2_999)
    expect(world.gateway.count(gamesList)).toBe(2)
    await vi.advanceTimersByTimeAsync(1)

    expect(await call).toMatchObject({ total: 1 })
  })

  test('GATE-06 a read whose connection breaks in the middle of the body is retried', async () => {
    const broken = new ReadableStream({
      pull(stream) {
        stream.error(new TypeError('connection lost'))
      }
    })
    const responses = [new Response(broken), Response.json({ result: true, data: [] })]
    await begin({ stored: {}, environment: { fetch: async () => responses.shift()! } })
    const call = send(gamesList, page)

    await vi.advanceTimersByTimeAsync(1_000)

    expect(await call).toMatchObject({ items: [] })
    expect(responses).toEqual([])
  })

  test('GATE-06 a read fails after its third try', async () => {
    for (let turn = 0; turn < 3; turn++) world.gateway.expects(gamesList).hangsUp()
    const call = outcomeOf(send(gamesList, page))

    await vi.advanceTimersByTimeAsync(4_000)

    expect(await call).toBe('OfflineError')
  })

  test('GATE-06 all tries of a read together take at most 15 s', async () => {
    world.gateway.expects(gamesList).hangsUp()
    world.gateway.expects(gamesList).waits()
    const settled = vi.fn()
    const call = outcomeOf(send(gamesList, page)).then(settled)

    await vi.advanceTimersByTimeAsync(14_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)

    await call
    expect(settled).toHaveBeenCalledWith('OfflineError')
    expect(world.gateway.count(gamesList)).toBe(2)
  })

  test('GATE-06 a retry delay ends when the 15 s are over', async () => {
    const slow = world.gateway.expects(gamesList).waits()
    const settled = vi.fn()
    void outcomeOf(send(gamesList, page)).then(settled)

    await vi.advanceTimersByTimeAsync(14_500)
    slow.hangsUp()
    await vi.advanceTimersByTimeAsync(500)

    expect(settled).toHaveBeenCalledWith('OfflineError')
    expect(world.gateway.count(gamesList)).toBe(1)
  })

  test('GATE-06 a change is never retried', async () => {
    world.gateway.expects(changeEmail).hangsUp()
    world.gateway.expects(saveBankTransfer).fails(502)
    const email = outcomeOf(send(changeEmail, { email: 'a@b.example', password: 'x' }))
    const money = outcomeOf(send(saveBankTransfer, transfer))

    await vi.advanceTimersByTimeAsync(60_000)

    expect(await Promise.all([email, money])).toEqual(['OfflineError', 'OfflineError'])
  })

  test('GATE-06 a change times out after 15 s, a money call after 45 s', async () => {
    world.gateway.expects(changeEmail).waits()
    world.gateway.expects(saveBankTransfer).waits()
    const email = vi.fn()
    const money = vi.fn()
    void outcomeOf(send(changeEmail, { email: 'a@b.example', password: 'x' })).then(email)
    void outcomeOf(send(saveBankTransfer, transfer)).then(money)

    await vi.advanceTimersByTimeAsync(14_999)
    expect(email).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(email).toHaveBeenCalledWith('OfflineError')
    await vi.advanceTimersByTimeAsync(29_999)
    expect(money).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(money).toHaveBeenCalledWith('OfflineError')
  })

  test('GATE-06 a connection that ignores its signal does not keep the caller waiting', async () => {
    testEnvironment({ environment: { fetch: () => new Promise(() => undefined) } })
    const call = outcomeOf(send(forgot, { email: 'a@b.example' }))

    await vi.advanceTimersByTimeAsync(15_000)

    expect(await call).toBe('OfflineError')
  })

  test('GATE-06 a body that never ends times out', async () => {
    const drip = () =>
      Promise.resolve(
        new Response(new ReadableStream({ start: flow => flow.enqueue(new Uint8Array([123])) }))
      )
    testEnvironment({ environment: { fetch: drip } })
    const call = outcomeOf(send(forgot, { email: 'a@b.example' }))

    await vi.advanceTimersByTimeAsync(15_000)

    expect(await call).toBe('OfflineError')
  })

  test.each([
    ['is read', '{"result":true,"data":[]}', { items: [] }],
    [
      'is refused if it is too large',
      '{"result":true,"data":[]}'.padEnd(3_000_000),
      { name: 'ContractError' }
    ]
  ])('H5 the response of a polyfill, which has no stream, %s', async (_name, text, outcome) => {
    const { headers } = new Response()
    // A polyfill's response has parts of the real one.
    const response = { ok: true, status: 200, headers, text: async () => text } as Response
    testEnvironment({ environment: { fetch: async () => response } })

    const reply = await send(gamesList, page).catch((error: unknown) => error)

    expect(reply).toMatchObject(outcome)
  })

  test('a response of more than 2 MiB is refused, and its connection ends', async () => {
    const cancel = vi.fn()
    const flood = new ReadableStream({ pull: flow => flow.enqueue(new Uint8Array(1_000_000)), cancel })
    testEnvironment({ environment: { fetch: async () => new Response(flood) } })

    expect(await outcomeOf(send(gamesList, page))).toBe('ContractError')
    expect(cancel).toHaveBeenCalledOnce()
  })

  test('N7 the clock of another service is not that of the gateway, whose replies set it', async () => {
    const headers = { date: 'Mon, 03 Mar 2025 09:00:00 GMT' }
    await begin({
      configuration: { topWinsUrl: 'https://feed.test/wins' },
      environment: { fetch: async () => Response.json([], { headers }) }
    })
    await sendFile(topWinsFile)
    expect(serverNow()).toBe(world.clock.now())
    await send(forgot, { email: 'a@b.example' }).catch(() => undefined)

    expect(serverNow()).toBeGreaterThan(world.clock.now())
  })

  test('GATE-06 a fetch that throws instead of rejecting is an OfflineError', async () => {
    const fetch = () => {
      throw new TypeError('blocked by the page')
    }
    testEnvironment({ environment: { fetch } })

    expect(await outcomeOf(send(forgot, { email: 'a@b.example' }))).toBe('OfflineError')
  })
})
