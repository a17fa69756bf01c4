import type { Context, PresentedSession } from '../context.ts'
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
 * @throws {Refusal} For a wrong code; the fifth one ends the session.
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
  let attempts = 0
  const result = await limitedAttempt(context, [applyLimit(CODE_LIMIT, session.player.id)], async () => {
    attempts = (await countCodeAttempt(database, id)) ?? (await endAndRefuse(id, context))
    // Not counted as a failure: demonstrations must not use up the limit of the day.
    if (forced) return forced
    return (await isCode(code, session, context)) ? 'right' : undefined
  })
  if (result !== 'right') {
    if (attempts >= MAX_CODE_ATTEMPTS) return endAndRefuse(id, context)
    throw wrongCode()
  }
  const sid = await replaceSid(database, { sessionId: id, wasPending: true, now: now() })
  if (!sid) throw sessionExpired()
  return sid
}

async function isCode(code: string, { row, player }: PresentedSession, context: Context): Promise<boolean> {
  if (player.secondFactor === 'ga') return consumeAuthenticatorCode(player, code, context)
  return (await consumeSmsCode(row.id, code, context)) !== undefined
}
