import { sql } from 'drizzle-orm'

import type { Database } from '../db/connect.ts'
import { passwords } from '../session/passwords.ts'
import type { Sealing } from '../session/sealing.ts'
import { seedCashier } from './cashier.ts'
import { seedCatalogue } from './catalogue.ts'
import { seedPlayers } from './player-rows.ts'
import { PASSWORD } from './players.ts'
import { seedTexts } from './texts.ts'

export interface SeedOptions {
  /** Time of the seed, in ms since 1970 UTC. All dates but those of the lottery are relative to it. */
  now: number
  /** Whether to add the players, whose password and authenticator key are public: in the sandbox alone. */
  hasPlayers: boolean
  /** Encrypts the players' authenticator keys. */
  sealing: Sealing
  /** Number of games: 312 where absent, at most 21,312, for trying out long lists. */
  games?: number | undefined
  hashPassword?: (password: string) => Promise<string>
}

/** Seeds an empty database with games, texts, providers and banks, in one transaction. */
export async function seedDatabase(
  database: Database,
  { now, hasPlayers, sealing, games, hashPassword = passwords.hash }: SeedOptions
): Promise<void> {
  // One hash for all: they have the same, published password.
  const passwordHash = hasPlayers ? await hashPassword(PASSWORD) : undefined
  await database.transaction(async transaction => {
    await seedCatalogue(transaction, games)
    await seedTexts(transaction, now)
    await seedCashier(transaction)
    if (passwordHash) await seedPlayers(transaction, { now, passwordHash, sealing })
    // The embedded database does not analyze by itself; without statistics a page of a long list sorts the whole list.
    await transaction.execute(sql`analyze`)
  })
}
