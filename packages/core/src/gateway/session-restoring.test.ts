import { afterEach, describe, expect, test, vi } from 'vitest'

import { gamesList } from '../contract/casino.ts'
import { getUserProfile, initAuth } from '../contract/user.ts'
import { send } from './client.ts'
import { startCore } from '../index.ts'
import { NOW, profile, sessionFacts, storedPlayer, testEnvironment } from '../testing/index.ts'

let world = testEnvironment()

afterEach(() => {
  vi.useRealTimers()
})

describe('a list that also visitors may read', () => {
  test('GATE-01 a list requested at page start waits for the stored player and is sent with its user', async () => {
    world = testEnvironment({ stored: storedPlayer('ayse', NOW + 10_000) })
    world.gateway.expects(gamesList).answers({ items: [], total: 0 })

    const started = startCore()
    await send(gamesList, { limit: 48, offset: 0 })

    expect(world.gateway.sent[0]?.user).toMatchObject({ lang: 'tr' })
    await started
  })

  test('GATE-01 LIVE-01 a list requested during a session refresh waits for it and is sent once', async () => {
    world = testEnvironment({ stored: storedPlayer('ayse', NOW - 100) })
    world.gateway.expects(initAuth).answers(sessionFacts('ayse'))
    world.gateway.expects(getUserProfile).answers(profile())
    world.gateway.expects(gamesList).answers({ items: [], total: 0 })

    const started = startCore()
    await send(gamesList, { limit: 48, offset: 0 })

    expect(world.gateway.count(gamesList)).toBe(1)
    expect(world.gateway.sent.find(({ name }) => name === 'casino.games_list')?.user).toBeDefined()
    await started
  })

  test('GATE-01 a list does not wait for a session longer than 3 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    world = testEnvironment({ stored: storedPlayer('ayse', NOW - 100) })
    world.gateway.expects(initAuth).waits()
    world.gateway.expects(gamesList).answers({ items: [], total: 0 })
    void startCore()
    const list = send(gamesList, { limit: 48, offset: 0 })
    await vi.waitFor(() => expect(world.gateway.count(initAuth)).toBe(1))

    await vi.advanceTimersByTimeAsync(3_000)

    expect(await list).toMatchObject({ total: 0 })
  })
})
