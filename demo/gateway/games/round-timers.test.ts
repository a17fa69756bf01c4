import { randomUUID } from 'node:crypto'

import { isFlying } from '@bnw/games/engines/balloon/flight'
import type { RoundAnswer } from '@bnw/games/protocol/rounds'
import { describe, expect, it, vi } from 'vitest'

import { balanceOf } from '../ledger/ledger.ts'
import { gamesForFile, openGame, post, readState } from '../testing/games.ts'
import { createRoundTimers } from './round-timers.ts'

const GAME = { type: 'virtual', id: '807', name: 'Roket Sokağı', machine: 'balloon' } as const

const games = await gamesForFile()

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

    const last = () => readState(games, token).then(state => state.lastRound)
    await vi.waitFor(async () => expect(isFlying((await last())?.outcome)).toBe(false), { timeout: 20_000 })
    timers.forEach(each => each.close())
    const returned = (await last())?.returned ?? -1
    expect([0, 1_500]).toContain(returned)
    expect(await balanceOf(database, player.id)).toBe(BigInt(99_000 + returned))
  })
})
