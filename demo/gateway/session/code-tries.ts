import { and, eq, isNull, sql } from 'drizzle-orm'

import type { Database } from '../db/database.ts'
import { sessions } from '../db/schema/index.ts'

export const MOST_WRONG_CODES = 5

/**
 * Counts a try at the code before it is looked at, so that no number of tries at once gets more than five.
 *
 * @returns How many tries that makes; undefined where there are none left.
 */
export async function countCodeTry(database: Database, sessionId: string): Promise<number | undefined> {
  const [counted] = await database
    .update(sessions)
    .set({ wrongCodes: sql`${sessions.wrongCodes} + 1` })
    .where(
      and(
        eq(sessions.id, sessionId),
        isNull(sessions.endedAt),
        sql`${sessions.wrongCodes} < ${MOST_WRONG_CODES}`
      )
    )
    .returning({ tries: sessions.wrongCodes })
  return counted?.tries
}
