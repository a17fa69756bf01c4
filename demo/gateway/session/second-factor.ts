import { eq } from 'drizzle-orm'

import type { Context, PresentedSession } from '../context.ts'
import { players } from '../db/schema/index.ts'
import { sessionExpired } from '../refusal.ts'
import { consumeAuthenticatorCode } from './authenticator.ts'
import { countCodeAttempt, MAX_CODE_ATTEMPTS } from './code-attempts.ts'
import { endAndRefuse, wrongCode } from './codes.ts'
import { applyLimit, limitedAttempt } from './attempt-limits.ts'
import { CODE_LIMIT } from './limits.ts'
import { replaceSid } from './rotation.ts'
import { consumeSmsCode } from './sms-codes.ts'

/**
 * Completes a login with its second factor.
 *
 * @returns The value of the session that is now signed in.
 * @throws {Refusal} For a wrong code. After the fifth one the login is over, see `stateOf()`.
 */
export async function completeLogin(
  code: string,
  session: PresentedSession,
  context: Context
): Promise<string> {
  const { database, now } = context
  const { id } = session.row
  const forced = context.forced?.code(code)
  if (forced === 'ended') return endAndRefuse(id, context)
  let attempts: number | undefined
  const result = await limitedAttempt(context, [applyLimit(CODE_LIMIT, session.player.id)], async () => {
    attempts = await countCodeAttempt(database, id)
    if (attempts === undefined) throw sessionExpired()
    // Not counted as a failure: demonstrations must not use up the limit of the day.
    if (forced) return forced
    return (await isCode(code, session, context)) ? 'right' : undefined
  })
  if (result !== 'right') throw attempts === MAX_CODE_ATTEMPTS ? sessionExpired() : wrongCode()
  const sid = await replaceSid(database, { sessionId: id, wasPending: true, now: now() })
  if (!sid) throw sessionExpired()
  await noteLogin(session.player.id, context)
  return sid
}

/** Only after the code: a login that failed at it must not be shown to the player as the last one. */
async function noteLogin(playerId: string, { database, now }: Context): Promise<void> {
  await database
    .update(players)
    .set({ lastLoginAt: new Date(now()) })
    .where(eq(players.id, playerId))
}

async function isCode(code: string, { row, player }: PresentedSession, context: Context): Promise<boolean> {
  if (player.secondFactor === 'ga') return consumeAuthenticatorCode(player, code, context)
  return (await consumeSmsCode(row.id, code, context)) !== undefined
}
