import { and, eq, lt, notExists, or } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'

import type { Database } from './db/database.ts'
import {
  emailChanges,
  gameRounds,
  launches,
  outbox,
  passwordResets,
  requests,
  sessions
} from './db/schema/index.ts'
import { deleteOldNetworks } from './session/known-networks.ts'
import { deleteOldFailures } from './session/limits.ts'
import { errorInfo } from './error-info.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

interface CleanupOptions {
  now: () => number
  log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Deletes expired rows once an hour. Its time advances by two hours at most: a clock that jumps forward and is set right
 * again deletes no answers to money requests.
 *
 * @returns A function that stops it, once the current run has finished.
 */
export function startCleanup(database: Database, { now, log }: CleanupOptions): () => Promise<void> {
  let time = now()
  let current: Promise<void> | undefined
  const timer = setInterval(() => {
    time = Math.min(now(), time + 2 * HOUR)
    // Retried in an hour; until then the tables only grow.
    current = deleteExpired(database, time).catch((error: unknown) =>
      log.error(errorInfo(error), 'Expired rows could not be deleted')
    )
  }, HOUR)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await current
  }
}

/** Keeps sessions for a day after their end, the outbox for seven days, answers to money requests for thirty days. */
export async function deleteExpired(database: Database, now: number): Promise<void> {
  await deleteOldFailures(database, now)
  await deleteOldNetworks(database, now)
  const yesterday = new Date(now - DAY)
  await database.delete(sessions).where(or(lt(sessions.endedAt, yesterday), lt(sessions.usedAt, yesterday)))
  // Rounds keep the launch that they were played in.
  const played = database.select().from(gameRounds).where(eq(gameRounds.launchId, launches.id))
  await database.delete(launches).where(and(lt(launches.expiresAt, yesterday), notExists(played)))
  await database.delete(passwordResets).where(lt(passwordResets.expiresAt, yesterday))
  await database.delete(emailChanges).where(lt(emailChanges.expiresAt, yesterday))
  await database.delete(outbox).where(lt(outbox.sentAt, new Date(now - 7 * DAY)))
  await database.delete(requests).where(lt(requests.arrivedAt, new Date(now - 30 * DAY)))
}
