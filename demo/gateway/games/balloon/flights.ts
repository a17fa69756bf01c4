import { HIGHEST, timeAbove } from '@bnw/games/engines/balloon/engine'
import { isFlying } from '@bnw/games/engines/balloon/flight'
import { GameRefusal, type RoundAnswer } from '@bnw/games/protocol/rounds'

import type { Database } from '../../context.ts'
import type { Launch } from '../launch.ts'
import { figuresOf } from '../purse.ts'
import { findRow } from '../rounds.ts'
import { lockSeed, roundOf } from '../seeds.ts'
import { land, pointOfRow, type Wish } from './landing.ts'

/**
 * Looks after a flight, and cashes it out where that is wished. The server's clock says how high it is; a flight that
 * is over stays as it ended, however often one asks.
 *
 * @throws {GameRefusal} `malformed` for a round that there is not.
 */
export function attendFlight(database: Database, launch: Launch, wish: Wish): Promise<RoundAnswer> {
  return database.transaction(async transaction => {
    await lockSeed(transaction, launch, wish.now)
    const row = await findRow(transaction, launch, wish.roundId)
    if (!row) throw new GameRefusal('malformed')
    const round = roundOf(await land(transaction, launch, { row, wish }))
    return { ...(await figuresOf(transaction, launch)), now: wish.now, round }
  })
}

/** Ms since 1970 UTC at which a flight is over if nobody cashes it out; undefined where it is over. */
export async function endOfFlight(
  database: Database,
  launch: Launch,
  roundId: string
): Promise<number | undefined> {
  const row = await findRow(database, launch, roundId)
  if (!row || !isFlying(row.outcome)) return undefined
  const { liftOff, automatic } = row.outcome
  const point = await pointOfRow(database, row)
  const goal = automatic ?? HIGHEST
  return liftOff + timeAbove(goal <= point ? goal - 1 : point)
}
