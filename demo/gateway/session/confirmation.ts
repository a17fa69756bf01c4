import { eq } from 'drizzle-orm'

import type { Context, PresentedSession } from '../context.ts'
import { sessions } from '../db/schema/index.ts'
import { confirmationNeeded } from '../refusal.ts'

/** How long a confirmation by `user.step_up` lasts, in ms. */
const LIFETIME_MS = 10 * 60_000

type Caller = Pick<Context, 'session' | 'now'>

/** Whether the player has entered the password or a code in this session lately. */
export function isConfirmed({ session, now }: Caller): boolean {
  const at = session?.row.confirmedAt?.getTime()
  // One that was made while the clock was ahead must not last until then.
  return at !== undefined && Math.abs(now() - at) < LIFETIME_MS
}

/**
 * Requires a confirmation before a change that moves money out or takes the account over, since a session value may be
 * stolen (SEC-02).
 *
 * @throws {Refusal} 428
 */
export function assertConfirmed(caller: Caller): void {
  if (!isConfirmed(caller)) throw confirmationNeeded()
}

/** Confirms a session from now on. It survives a refresh of the session value. @returns When it ends. */
export async function noteConfirmation({ row }: PresentedSession, { database, now }: Context): Promise<Date> {
  const at = now()
  await database
    .update(sessions)
    .set({ confirmedAt: new Date(at) })
    .where(eq(sessions.id, row.id))
  return new Date(at + LIFETIME_MS)
}
