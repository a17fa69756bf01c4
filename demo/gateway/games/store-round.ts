import type { RoundResult } from '@bnw/games/engines/rules'
import { sql } from 'drizzle-orm'

import { rowsOf, type Database } from '../db/database.ts'
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

type Row = { shown: unknown } & Record<'money' | 'result', string | number | bigint>

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
  const [row] = await rowsOf<Row>(
    database,
    sql`select * from play_round(${launch.key}, ${seed.id}, ${seed.nextNumber}, ${play.roundId}, ${stake}, ${returned},
      ${JSON.stringify(outcome)}, ${new Date(play.now).toISOString()}, ${category}, ${houseAccountOf(category)},
      ${countedOf(launch, stake)}, ${newTransactionId()}, ${newTransactionId()})`
  )
  return row && { outcome: row.shown, balance: Number(row.money), net: Number(row.result) }
}
