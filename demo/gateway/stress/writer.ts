import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'

import { connect, type ConnectOptions, type Database } from '../db/connect.ts'
import { once } from '../ledger/idempotency.ts'
import { credit, debit } from '../ledger/ledger.ts'
import { seedDatabase } from '../seed/index.ts'
import { addPlayer } from '../testing/small-world.ts'

/** Whole kuruş that giver and taker have together, always. */
export const SUM = 1_000_000_000_000n

export interface WriterOptions extends Pick<ConnectOptions, 'dataDir' | 'databaseUrl'> {
  /** Fills a new database with the world of the sandbox too, so that the first start takes its time. */
  isWhole: boolean
}

/** How many write at the same time. */
const WRITERS = 8

/**
 * Moves one kuruş after the other from one player to another, and says the id of each request when it is done, until
 * it is killed. One request is two movements: half of one would be seen.
 */
export async function write({ isWhole, ...where }: WriterOptions): Promise<void> {
  const began = performance.now()
  const { database } = await connect({ ...where, seed: whole => fill(whole, isWhole) })
  const [giver, taker] = [await idOf(database, 'giver'), await idOf(database, 'taker')]
  // Written at once: what is said is said, also where the process is killed right after.
  writeSync(1, `ready ${Math.round(performance.now() - began)}\n`)
  await Promise.all(Array.from({ length: WRITERS }, () => moveOn(database, giver, taker)))
}

export async function fill(database: Database, isWhole: boolean): Promise<void> {
  if (isWhole) await seedDatabase(database, { now: Date.now(), hashPassword: async () => 'x' })
  await addPlayer(database, { username: 'giver', balance: SUM })
  await addPlayer(database, { username: 'taker' })
}

async function idOf(database: Database, username: string): Promise<string> {
  const player = await database.query.players.findFirst({
    where: (players, { eq }) => eq(players.username, username)
  })
  if (!player) throw new Error(`${username} is not there`)
  return player.id
}

async function moveOn(database: Database, giver: string, taker: string): Promise<never> {
  for (;;) {
    const requestId = randomUUID()
    await once(database, { playerId: giver, requestId, fingerprint: 'f' }, async transaction => {
      const movement = { amount: 1n, requestId } as const
      await debit(transaction, { ...movement, playerId: giver, category: 2 })
      await credit(transaction, { ...movement, playerId: taker, category: 1 })
      return null
    })
    writeSync(1, `${requestId}\n`)
  }
}
