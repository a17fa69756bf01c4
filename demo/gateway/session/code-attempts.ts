import { and, eq, isNull, sql } from 'drizzle-orm'

import type { Database } from '../db/database.ts'
import { sessions } from '../db/schema/index.ts'

export const MAX_CODE_ATTEMPTS = 5

/**
 * Counts an attempt at the second factor of a login before its code is checked, so that concurrent attempts cannot exceed
 * the maximum.
 *
 * @returns The number of attempts so far; undefined when none is left, or the login is complete.
 */
export async function countCodeAttempt(database: Database, sessionId: string): Promise<number | undefined> {
  const [counted] = await database
    .update(sessions)
    .set({ wrongCodes: sql`${sessions.wrongCodes} + 1` })
    .where(
      and(
        eq(sessions.id, sessionId),
        sessions.isPending,
        isNull(sessions.endedAt),
        sql`${sessions.wrongCodes} < ${MAX_CODE_ATTEMPTS}`
      )
    )
    .returning({ attempts: sessions.wrongCodes })
  return counted?.attempts
}
