import { randomUUID } from 'node:crypto'

import { isFlying } from '@bnw/games/engines/balloon/flight'
import type { RoundAnswer } from '@bnw/games/protocol/rounds'
import { describe, expect, it, vi } from 'vitest'

import type { Database } from '../db/database.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { gamesForFile, openGame, post, readState } from '../testing/games.ts'
import { findLaunch } from './launch.ts'
import { createRoundTimers } from './round-timers.ts'

const GAME = { type: 'virtual', id: '807', name: 'Roket Sokağı', machine: 'balloon' } as const

const games = await gamesForFile()

/** The database, which fails while it is down. */
function interruptible(database: Database) {
  const state = { isDown: false }
  const get = (target: Database, name: string) => {
    if (state.isDown) throw new Error('the database restarts')
    const value: unknown = Reflect.get(target, name)
    return typeof value === 'function' ? value.bind(target) : value
  }
  return { state, database: new Proxy(database, { get }) }
}

describe('a flight whose page is gone', () => {
  it('BOX-02 ends and is paid once after a kill of the process that started it', async () => {
    const { app, database, clock } = games
    const { player, token } = await openGame(games, 100_000n, GAME)
    const choice = { automatic: 150 }
    await post<RoundAnswer>(games, '/api/round', { token, roundId: randomUUID(), stake: 1_000, choice })
    clock.now += 600_000
    const deps = { database, now: () => clock.now, log: app.log }
    const timers = [createRoundTimers(deps), createRoundTimers(deps)]

    await Promise.all(timers.map(each => each.resume()))

    const last = () => readState(games, token).then(state => state.lastRounds[0])
    await vi.waitFor(async () => expect(isFlying((await last())?.outcome)).toBe(false), { timeout: 20_000 })
    timers.forEach(each => each.close())
    const returned = (await last())?.returned ?? -1
    expect([0, 1_500]).toContain(returned)
    expect(await balanceOf(database, player.id)).toBe(BigInt(99_000 + returned))
  })

  it('is looked at each minute while the clock is a month behind, until the server closes', async () => {
    const { app, database, clock } = games
    const { token } = await openGame(games, 100_000n, GAME)
    const roundId = randomUUID()
    await post<RoundAnswer>(games, '/api/round', { token, roundId, stake: 1_000, choice: { automatic: 150 } })
    const launch = await findLaunch(database, token, clock.now)
    const timers = createRoundTimers({ database, now: () => clock.now - 30 * 24 * 3_600_000, log: app.log })
    const waits = vi.spyOn(globalThis, 'setTimeout')
    await timers.start(launch, roundId)
    timers.close()
    await timers.start(launch, roundId)
    expect(waits.mock.calls.filter(([, delay]) => delay === 60_020)).toHaveLength(1)
    waits.mockRestore()
  })

  it('ends once the database is back', async () => {
    const { app, clock } = games
    const { token } = await openGame(games, 100_000n, GAME)
    const roundId = randomUUID()
    await post<RoundAnswer>(games, '/api/round', { token, roundId, stake: 1_000, choice: { automatic: 150 } })
    const launch = await findLaunch(games.database, token, clock.now)
    clock.now += 600_000
    const { state, database } = interruptible(games.database)
    const error = vi.fn()
    const timers = createRoundTimers({ database, now: () => clock.now, log: { ...app.log, error } })

    state.isDown = true
    await timers.start(launch, roundId)
    await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(2), { timeout: 20_000 })
    state.isDown = false

    const last = () => readState(games, token).then(({ lastRounds: [last] }) => last)
    await vi.waitFor(async () => expect(isFlying((await last())?.outcome)).toBe(false), { timeout: 20_000 })
    timers.close()
  })
})
