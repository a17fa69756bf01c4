import { sql } from 'drizzle-orm'

import type { Database } from '../db/connect.ts'
import { passwords } from '../session/passwords.ts'
import { seedCashier } from './cashier.ts'
import { seedCatalogue } from './catalogue.ts'
import { seedPeople } from './people.ts'
import { PASSWORD } from './players.ts'
import { seedTexts } from './texts.ts'

export interface SeedOptions {
  /** The moment of the seed, ms since 1970 UTC. All dates but those of the lottery are relative to it. */
  now: number
  /** Size of the catalogue, for trying out long lists: 312 where absent, 21,312 at most. */
  games?: number
  hashPassword?: (password: string) => Promise<string>
}

/** Fills an empty database with the world of the sandbox, all or nothing. The accounts of the house must be open. */
export async function seedDatabase(
  database: Database,
  { now, games = gamesAsked(), hashPassword = passwords.hash }: SeedOptions
): Promise<void> {
  // One hash for all: their password is the same, and well known.
  const hash = await hashPassword(PASSWORD)
  await database.transaction(async transaction => {
    await seedCatalogue(transaction, games)
    await seedTexts(transaction, now)
    await seedCashier(transaction)
    await seedPeople(transaction, { now, passwordHash: hash })
    // The embedded database gathers no statistics by itself; without them a page of a long list sorts the whole list.
    await transaction.execute(sql`analyze`)
  })
}

/** SANDBOX_GAMES=20000 makes a catalogue for scrolling. */
function gamesAsked(): number | undefined {
  const asked = Number(process.env['SANDBOX_GAMES'])
  return Number.isInteger(asked) && asked > 0 ? asked : undefined
}
