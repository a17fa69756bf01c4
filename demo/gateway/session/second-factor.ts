import type { Context, PresentedSession } from '../context.ts'
import { sessionExpired } from '../refusal.ts'
import { takeAuthenticatorCode } from './authenticator.ts'
import { countCodeTry, MOST_WRONG_CODES } from './code-tries.ts'
import { endAndRefuse, wrongCode } from './codes.ts'
import { counted, guess } from './guesses.ts'
import { CODE_LIMIT } from './limits.ts'
import { replaceSid } from './rotation.ts'
import { takeSmsCode } from './sms-codes.ts'

/**
 * The second step of a login.
 *
 * @returns The value of the full session.
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
  let tries = 0
  const result = await guess(context, [counted(CODE_LIMIT, session.player.id)], async () => {
    tries = (await countCodeTry(database, id)) ?? (await endAndRefuse(id, context))
    // The code that is wrong by agreement is no guess, and demonstrations must not use up the day's misses.
    if (forced) return forced
    return (await isCode(code, session, context)) ? 'right' : undefined
  })
  if (result !== 'right') {
    if (tries >= MOST_WRONG_CODES) return endAndRefuse(id, context)
    throw wrongCode()
  }
  const sid = await replaceSid(database, { sessionId: id, wasPending: true, now: now() })
  if (!sid) throw sessionExpired()
  return sid
}

async function isCode(code: string, { row, player }: PresentedSession, context: Context): Promise<boolean> {
  if (player.secondFactor === 'ga') return takeAuthenticatorCode(player, code, context)
  return (await takeSmsCode(row.id, code, context)) !== undefined
}
