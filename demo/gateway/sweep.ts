import { lt, or } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'

import type { Database } from './db/database.ts'
import { outbox, passwordResets, requests, sessions } from './db/schema/index.ts'
import { deleteOldFailures } from './session/limits.ts'
import { troubleOf } from './trouble.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

interface Sweeping {
  now: () => number
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Throws away, once an hour, what nothing looks at any more. Returns what stops it. */
export function startSweeping(database: Database, { now, log }: Sweeping): () => void {
  const timer = setInterval(() => {
    // It is tried again in an hour; players notice nothing of rows that stay, but tables grow.
    sweep(database, now()).catch((error: unknown) =>
      log.error(troubleOf(error), 'What is old could not be thrown away')
    )
  }, HOUR)
  timer.unref()
  return () => clearInterval(timer)
}

/** Sessions are kept a day after their end, what was sent for seven days, answers to money requests for thirty days. */
export async function sweep(database: Database, now: number): Promise<void> {
  await deleteOldFailures(database, now)
  const yesterday = new Date(now - DAY)
  await database.delete(sessions).where(or(lt(sessions.endedAt, yesterday), lt(sessions.usedAt, yesterday)))
  await database.delete(passwordResets).where(lt(passwordResets.expiresAt, yesterday))
  await database.delete(outbox).where(lt(outbox.sentAt, new Date(now - 7 * DAY)))
  await database.delete(requests).where(lt(requests.arrivedAt, new Date(now - 30 * DAY)))
}
