import { randomUUID } from 'node:crypto'

import { burstHeightOf, heightAt, MAX_HEIGHT, returnAt, timeAbove } from '@bnw/games/engines/balloon/engine'
import { LIFT_OFF_DELAY_MS } from '@bnw/games/engines/balloon/rules'
import type { RoundAnswer } from '@bnw/games/protocol/rounds'
import { describe, expect, it } from 'vitest'

import type { GamingType } from '../../db/schema/index.ts'
import { balanceOf } from '../../ledger/ledger.ts'
import {
  gamesForFile,
  launchToken,
  movementsOf,
  openGame,
  type OpenGame,
  post,
  readState,
  skipRounds
} from '../../testing/games.ts'
import { openSession } from '../../testing/test-content.ts'

const GAME = { type: 'virtual', id: '806', name: 'Balon', machine: 'balloon' } as const
const BALANCE = 100_000
const DAY = 24 * 3_600_000

const games = await gamesForFile()

/** A player whose next flight bursts between these heights. */
async function openBalloon(min: number, max = Infinity, gamingType: GamingType = 'real') {
  const opened = await openGame(games, BigInt(BALANCE), { ...GAME, gamingType })
  const accepts = (words: number[]) => burstHeightOf(words) >= min && burstHeightOf(words) <= max
  return { ...opened, point: burstHeightOf(await skipRounds(games, opened, { accepts })) }
}

async function loggedInAgain({ player }: OpenGame): Promise<OpenGame> {
  const sessionId = await openSession(games.database, player.id, new Date(games.clock.now))
  const again = { id: player.id, sessionId }
  return { player: again, token: await launchToken(games, again, { ...GAME, gamingType: 'real' }) }
}

function play({ token }: OpenGame, { roundId = randomUUID(), automatic = null as number | null } = {}) {
  return post<RoundAnswer>(games, '/api/round', { token, roundId, stake: 1_000, choice: { automatic } })
}

function update({ token }: OpenGame, roundId: string, isCashingOut = false) {
  return post<RoundAnswer>(games, '/api/flight', { token, roundId, isCashingOut })
}

async function movesOf({ player }: OpenGame) {
  const rows = await movementsOf(games, player)
  return rows.map(row => [row.category, row.type, Number(row.amount)])
}

describe('a flight', () => {
  it("PLAY-01 BOX-04 is cashed out at the height of the server's clock", async () => {
    const player = await openBalloon(300)
    const { body } = await play(player)
    games.clock.now += LIFT_OFF_DELAY_MS + 5_000

    const cashed = await update(player, body.round.id, true)

    const height = heightAt(5_000)
    expect(body).toMatchObject({
      balance: BALANCE - 1_000,
      round: { outcome: { state: 'flying' }, returned: 0 }
    })
    expect(JSON.stringify(body)).not.toContain('point')
    expect(cashed.body.round).toMatchObject({ outcome: { state: 'cashed', height }, returned: height * 10 })
    expect(await movesOf(player)).toEqual([
      [7, 2, 1_000],
      [7, 1, height * 10]
    ])
  })

  it('is cashed out at the max height if it does not burst before', async () => {
    const player = await openBalloon(MAX_HEIGHT)
    const { body } = await play(player)
    games.clock.now += LIFT_OFF_DELAY_MS + 600_000

    const landed = await update(player, body.round.id)

    expect(landed.body.round).toMatchObject({
      outcome: { state: 'cashed', height: MAX_HEIGHT },
      returned: returnAt(1_000, MAX_HEIGHT)
    })
  })

  it('is not cashed out before it lifts off', async () => {
    const player = await openBalloon(300)
    const { body } = await play(player)
    games.clock.now += LIFT_OFF_DELAY_MS - 1

    const early = await update(player, body.round.id, true)

    expect(early.body.round).toMatchObject({ outcome: { state: 'flying' }, returned: 0 })
    expect(await movesOf(player)).toEqual([[7, 2, 1_000]])
  })

  it('bursts, and a later cash-out changes nothing', async () => {
    const player = await openBalloon(150, 400)
    const { body } = await play(player)
    games.clock.now = body.now + LIFT_OFF_DELAY_MS + timeAbove(player.point)

    const late = await update(player, body.round.id, true)

    expect(late.body.round).toMatchObject({ returned: 0, outcome: { state: 'burst', height: player.point } })
    expect(await movesOf(player)).toEqual([[7, 2, 1_000]])
  })

  it('is cashed out automatically at the chosen height', async () => {
    const player = await openBalloon(200)
    const { body } = await play(player, { automatic: 200 })
    games.clock.now += LIFT_OFF_DELAY_MS + 600_000

    const found = await readState(games, player.token)
    const looked = await update(player, body.round.id)

    expect(found.lastRounds[0]?.id).toBe(body.round.id)
    expect(looked.body.round).toMatchObject({ returned: 2_000, outcome: { state: 'cashed', height: 200 } })
  })

  it('bursts below the height that was chosen, however late it is looked at', async () => {
    const player = await openBalloon(150, 400)
    const { body } = await play(player, { automatic: 500 })
    games.clock.now += LIFT_OFF_DELAY_MS + 600_000

    const looked = await update(player, body.round.id)

    expect(looked.body.round).toMatchObject({
      returned: 0,
      outcome: { state: 'burst', height: player.point }
    })
  })

  it('BOX-02 moves money once for 20 simultaneous stakes and cash-outs', async () => {
    const player = await openBalloon(300)
    const roundId = randomUUID()
    const stakes = await Promise.all(Array.from({ length: 20 }, () => play(player, { roundId })))
    games.clock.now += LIFT_OFF_DELAY_MS + 3_000

    const cashed = await Promise.all(Array.from({ length: 20 }, () => update(player, roundId, true)))
    games.clock.now += 1_000
    const repeated = await update(player, roundId, true)

    const height = heightAt(3_000)
    expect(new Set(stakes.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(new Set(cashed.map(({ body }) => JSON.stringify(body.round))).size).toBe(1)
    expect(repeated.body.round).toEqual(cashed[0]?.body.round)
    expect(await movesOf(player)).toEqual([
      [7, 2, 1_000],
      [7, 1, height * 10]
    ])
    expect(await balanceOf(games.database, player.player.id)).toBe(BigInt(BALANCE - 1_000 + height * 10))
  })

  it('blocks a second round and the reveal of the seed while it is open', async () => {
    const player = await openBalloon(300, 2_000)
    const { body } = await play(player)
    games.clock.now += LIFT_OFF_DELAY_MS + 1_000

    const second = await play(player)
    const reveal = await post(games, '/api/seed', { token: player.token, playerSeed: 'deniz' })
    games.clock.now = body.now + LIFT_OFF_DELAY_MS + timeAbove(player.point)
    const after = await play(player)

    expect([second, reveal]).toEqual(Array(2).fill({ status: 409, body: { error: { code: 'round-open' } } }))
    expect(after.status).toBe(200)
  })

  it('BOX-02 of a demo is paid in play money, also if a round for real money ends it', async () => {
    const demo = await openBalloon(200, Infinity, 'demo')
    await play(demo, { automatic: 200 })
    games.clock.now += LIFT_OFF_DELAY_MS + 600_000
    const real = { ...demo, token: await launchToken(games, demo.player, GAME) }

    expect((await play(real)).status).toBe(200)

    expect(await movesOf(real)).toEqual([[7, 2, 1_000]])
    expect((await readState(games, demo.token)).balance).toBe(101_000)
  })

  it('BOX-02 of a demo is not cashed out for real money', async () => {
    const demo = await openBalloon(300, Infinity, 'demo')
    const { body } = await play(demo)
    games.clock.now += LIFT_OFF_DELAY_MS + 5_000
    const real = { ...demo, token: await launchToken(games, demo.player, GAME) }

    const answer = await update(real, body.round.id, true)

    expect(answer).toEqual({ status: 409, body: { error: { code: 'round-known' } } })
    expect(await movesOf(real)).toEqual([])
  })

  it('BOX-02 returns the stake if it began while the clock was ahead', async () => {
    const player = await openBalloon(300)
    games.clock.now += DAY
    const ahead = await loggedInAgain(player)
    await play(ahead)
    games.clock.now -= DAY

    const answer = await play(await loggedInAgain(player))

    expect(answer).toMatchObject({ status: 200, body: { balance: BALANCE - 1_000 } })
    expect(await movesOf(player)).toEqual([
      [7, 2, 1_000],
      [7, 1, 1_000],
      [7, 2, 1_000]
    ])
  })

  it('BOX-02 continues after a reload and in a new launch, where it is cashed out once', async () => {
    const player = await openBalloon(300)
    const { body } = await play(player)
    games.clock.now += LIFT_OFF_DELAY_MS + 2_000
    const relaunched = { ...player, token: await launchToken(games, player.player, GAME) }

    const states = await Promise.all([player, relaunched].map(({ token }) => readState(games, token)))
    const cashed = await update(relaunched, body.round.id, true)
    await update(player, body.round.id, true)

    for (const { lastRounds, now } of states) {
      expect(lastRounds[0]).toEqual(body.round)
      expect(now - body.now).toBe(LIFT_OFF_DELAY_MS + 2_000)
    }
    expect(cashed.body.round.outcome).toMatchObject({ state: 'cashed' })
    expect(await movesOf(player)).toEqual([
      [7, 2, 1_000],
      [7, 1, cashed.body.round.returned]
    ])
  })

  it.each([[undefined], [{ automatic: 101 }], [{ automatic: '200' }], [{}]])(
    'refuses the choice %j',
    async choice => {
      const player = await openBalloon(100)

      const answer = await post(games, '/api/round', {
        token: player.token,
        roundId: randomUUID(),
        stake: 500,
        choice
      })

      expect(answer).toEqual({ status: 400, body: { error: { code: 'malformed' } } })
    }
  )

  it('is not accessible to another player', async () => {
    const player = await openBalloon(300)
    const { body } = await play(player)

    const answer = await update(await openBalloon(100), body.round.id, true)

    expect(answer.status).toBe(400)
  })
})
