import { and, eq, isNull, ne } from 'drizzle-orm'

import type { Database } from '../db/database.ts'
import { emailChanges, passwordResets, sessions } from '../db/schema/index.ts'
import { hashOf, newToken, sessionValue } from './tokens.ts'

/**
 * Replaces the value of a session, after its second factor or a change of password. All earlier values, and a
 * confirmation by `user.step_up`, become invalid.
 *
 * @returns The new value; undefined when the session has ended or a concurrent call replaced the value first.
 */
export async function replaceSid(
  database: Database,
  { sessionId, wasPending, now }: { sessionId: string; wasPending: boolean; now: number }
): Promise<string | undefined> {
  const sid = sessionValue(sessionId, newToken())
  const date = new Date(now)
  const changed = await database
    .update(sessions)
    .set({
      tokenHash: hashOf(sid),
      formerHash: null,
      isPending: false,
      wrongCodes: 0,
      confirmedAt: null,
      refreshedAt: date,
      usedAt: date
    })
    .where(and(eq(sessions.id, sessionId), eq(sessions.isPending, wasPending), isNull(sessions.endedAt)))
    .returning({ id: sessions.id })
  return changed.length > 0 ? sid : undefined
}

/**
 * Ends all other sessions of a player and deletes the links that were sent, after a change of password or second factor:
 * a thief who loses the account by it must not confirm an e-mail of their own.
 *
 * @param except Id of the session to keep; none where absent.
 */
export async function revokeOthers(
  database: Database,
  { playerId, except, now }: { playerId: string; except?: string; now: number }
): Promise<void> {
  await database
    .update(sessions)
    .set({ endedAt: new Date(now) })
    .where(
      and(
        eq(sessions.playerId, playerId),
        isNull(sessions.endedAt),
        except === undefined ? undefined : ne(sessions.id, except)
      )
    )
  await database.delete(passwordResets).where(eq(passwordResets.playerId, playerId))
  await database.delete(emailChanges).where(eq(emailChanges.playerId, playerId))
}
