import type { RoundResult } from '@bnw/games/engines/rules'
import { sql } from 'drizzle-orm'

import type { Database } from '../db/database.ts'
import { createPrepared } from '../db/prepared.ts'
import { houseAccountOf, newTransactionId } from '../ledger/ledger.ts'
import type { Launch } from './launch.ts'
import { categoryOf, countedOf } from './round-money.ts'
import type { Seed } from './seeds.ts'

/** A round as it was drawn. */
interface DrawnRound extends RoundResult {
  launch: Launch
  seed: Seed
  /** The id in lower case; the stake in kuruş; ms since 1970 UTC. */
  play: { roundId: string; stake: number; now: number }
}

/** Amounts in kuruş. */
interface StoredRound {
  outcome: unknown
  /** The money to stake afterwards. */
  balance: number
  /** The net result of the launch. */
  net: number
}

const playRound = createPrepared(database => {
  const given = sql.placeholder
  return database
    .select({
      shown: sql<unknown>`shown`,
      money: sql<string>`money`,
      result: sql<string>`result`
    })
    .from(
      sql`play_round(${given('launch')}, ${given('seed')}, ${given('number')}, ${given('round')}, ${given('stake')},
        ${given('returned')}, ${given('outcome')}, ${given('date')}, ${given('category')}, ${given('house')},
        ${given('counted')}, ${given('stakeId')}, ${given('returnId')})`
    )
    .prepare('play_round')
})

/**
 * Takes the stake, stores the round and pays its return, all at once, by the function `play_round` of the database
 * (db/migrations/0003_rounds.sql).
 *
 * @returns Undefined where nothing was done: the id is known, the money does not suffice, or the seeds have drawn another
 * round or were revealed since they were read.
 */
export async function storeRound(
  database: Database,
  { launch, seed, play, returned, outcome }: DrawnRound
): Promise<StoredRound | undefined> {
  const category = categoryOf(launch)
  const stake = BigInt(play.stake)
  const [row] = await playRound(database).execute({
    launch: launch.key,
    seed: seed.id,
    number: seed.nextNumber,
    round: play.roundId,
    stake,
    returned,
    outcome: JSON.stringify(outcome),
    date: new Date(play.now).toISOString(),
    category,
    house: houseAccountOf(category),
    counted: countedOf(launch, stake),
    stakeId: newTransactionId(),
    returnId: returned > 0 ? newTransactionId() : null
  })
  return row && { outcome: row.shown, balance: Number(row.money), net: Number(row.result) }
}
