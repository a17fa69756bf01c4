import { and, eq, isNull, ne } from 'drizzle-orm'

import type { Database } from '../db/database.ts'
import { passwordResets, sessions } from '../db/schema/index.ts'
import { hashOf, newSid } from './store.ts'

/**
 * Gives a session another value: past its second factor where it waited for it, else after its password was changed.
 * Every value before dies at once.
 *
 * @returns Undefined where the session has ended, or another call was there first.
 */
export async function replaceSid(
  database: Database,
  { sessionId, wasPending, now }: { sessionId: string; wasPending: boolean; now: number }
): Promise<string | undefined> {
  const sid = newSid()
  const date = new Date(now)
  const changed = await database
    .update(sessions)
    .set({
      tokenHash: hashOf(sid),
      formerHash: null,
      isPending: false,
      wrongCodes: 0,
      refreshedAt: date,
      usedAt: date
    })
    .where(and(eq(sessions.id, sessionId), eq(sessions.isPending, wasPending), isNull(sessions.endedAt)))
    .returning({ id: sessions.id })
  return changed.length > 0 ? sid : undefined
}

/**
 * Ends every session of a player but one, and takes back the links to a new password: what a change of password,
 * e-mail or second factor means for whoever else is in (O21).
 *
 * @param except Id of the session that goes on; none where absent.
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
}
