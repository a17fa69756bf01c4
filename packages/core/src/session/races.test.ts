import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { startCore } from '../index.ts'
import { $sessionStatus, $userProfile, logIn, logOut } from './index.ts'
import { $toasts } from '../toasts/index.ts'
import { checkBalance } from '../contract/finance.ts'
import { listFavourites } from '../contract/user.ts'
import { send } from '../gateway/client.ts'
import { sessionFacts, storedPlayer, testEnvironment, type TestEnvironment } from '../testing/index.ts'

/** Deterministic numbers from 0 to 1. */
function createChance(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

/** A gateway that succeeds, refuses or disconnects at random, and replies in any order. */
function createMoodyFetch(chance: () => number): typeof globalThis.fetch {
  return async (_url, init) => {
    const { api } = JSON.parse(String(init?.body)) as { api: { method: string } }
    await new Promise(resolve => setTimeout(resolve, chance() * 2_000))
    const mood = chance()
    if (mood < 0.2) throw new TypeError('broke off')
    if (mood < 0.5) return Response.json({ result: false, message: 'Oturum süresi doldu', code: 401 })
    const isSession = api.method === 'login' || api.method === 'initAuth'
    return Response.json({
      result: true,
      data: isSession ? sessionFacts(`p${Math.floor(chance() * 9)}`) : []
    })
  }
}

/** One random event. */
function happen(chance: () => number, { storage }: TestEnvironment): void {
  const what = Math.floor(chance() * 5)
  if (what === 0) void logOut()
  if (what === 1) void logIn({ username: 'ayse', password: 'x' })
  if (what === 2) storage.fromOtherTab({ bnwUserSession: null, bnwUserAuth: null })
  if (what === 3) storage.fromOtherTab(storedPlayer('mehmet', Date.UTC(2025, 2, 1, 9) + 10_000))
  if (what === 4) {
    void send(checkBalance, {}).catch(() => undefined)
    void send(listFavourites, { mode: 'list', type: 'casino' }).catch(() => undefined)
  }
}

/** Advances the time; encryption and hashing need real time in between. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms / 2)
  for (let turn = 0; turn < 20; turn++) await new Promise(resolve => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(ms / 2)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('concurrent session events', () => {
  const reached = new Set<string>()
  const seeds = Array.from({ length: 40 }, (_, turn) => 1_000 + turn * 7_919)

  test.each(seeds)('SESS-08 nothing late signs in after logout (seed %i)', async seed => {
    const chance = createChance(seed)
    const world = testEnvironment({
      stored: chance() < 0.5 ? storedPlayer() : {},
      environment: { fetch: createMoodyFetch(chance) }
    })
    void startCore()
    for (let turn = 0; turn < 12; turn++) {
      await pass(chance() * 700)
      reached.add($sessionStatus.get())
      happen(chance, world)
    }

    await pass(3_000)
    void logOut()
    expect($sessionStatus.get()).not.toBe('player')
    const notices = $toasts.get().length
    await pass(60_000)

    expect($sessionStatus.get()).not.toBe('player')
    expect($userProfile.get()).toBeUndefined()
    expect(Object.keys(world.storage.all()).filter(key => !/^(bnwUserLang|bnw:logout)$/.test(key))).toEqual(
      []
    )
    expect($toasts.get().length - notices).toBeLessThanOrEqual(1)
  })
  test('SESS-08 the generated sequences reach each session state', () => {
    expect([...reached].toSorted()).toEqual(['guest', 'player', 'starting'])
  })
})
