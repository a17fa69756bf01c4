import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'

import { connect, type ConnectOptions, type Database } from '../db/connect.ts'
import { runIdempotent } from '../ledger/idempotency.ts'
import { credit, debit } from '../ledger/ledger.ts'
import { seedDatabase } from '../seed/index.ts'
import { TEST_SEALING } from '../testing/prepared.ts'
import { addPlayer } from '../testing/test-content.ts'

/** Sum of both wallets at all times, in kuruş. */
export const SUM = 1_000_000_000_000n

export interface WriterOptions extends Pick<ConnectOptions, 'dataDir' | 'databaseUrl'> {
  /** Also seeds the sandbox's content, which makes the first start longer. */
  isFullSeed: boolean
}

/** Concurrent writers. */
const WRITERS = 8

/**
 * Moves one kuruş at a time between two players until the process is killed, and prints the id of each request that is
 * done. A request is two movements, so that an incomplete one is visible.
 */
export async function write({ isFullSeed, ...location }: WriterOptions): Promise<void> {
  const startedAt = performance.now()
  const { database } = await connect({ ...location, seed: empty => fill(empty, isFullSeed) })
  const [giver, taker] = [await idOf(database, 'giver'), await idOf(database, 'taker')]
  // Written synchronously, so that a kill right after does not lose it.
  writeSync(1, `ready ${Math.round(performance.now() - startedAt)}\n`)
  await Promise.all(Array.from({ length: WRITERS }, () => moveUntilKilled(database, giver, taker)))
}

export async function fill(database: Database, isFullSeed: boolean): Promise<void> {
  if (isFullSeed)
    await seedDatabase(database, {
      now: Date.now(),
      hasPlayers: true,
      sealing: TEST_SEALING,
      hashPassword: async () => 'x'
    })
  await addPlayer(database, { username: 'giver', balance: SUM })
  await addPlayer(database, { username: 'taker' })
}

async function idOf(database: Database, username: string): Promise<string> {
  const player = await database.query.players.findFirst({
    where: (players, { eq }) => eq(players.username, username)
  })
  if (!player) throw new Error(`There is no player ${username}`)
  return player.id
}

async function moveUntilKilled(database: Database, giver: string, taker: string): Promise<never> {
  for (;;) {
    const requestId = randomUUID()
    await runIdempotent(database, { playerId: giver, requestId, fingerprint: 'f' }, async transaction => {
      const movement = { amount: 1n, requestId } as const
      await debit(transaction, { ...movement, playerId: giver, category: 2 })
      await credit(transaction, { ...movement, playerId: taker, category: 1 })
      return null
    })
    writeSync(1, `${requestId}\n`)
  }
}
