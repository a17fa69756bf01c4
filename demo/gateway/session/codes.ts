import type { Context, PresentedSession } from '../context.ts'
import { Refusal, sessionExpired } from '../refusal.ts'
import { applyLimit, limitedAttempt } from './attempt-limits.ts'
import { CODE_LIMIT, CONFIRMATION_LIMIT } from './limits.ts'
import { endSession } from './store.ts'

export function wrongCode(): Refusal {
  return new Refusal({ tr: 'Girdiğiniz kod hatalı', en: 'The code you entered is incorrect' })
}

export async function endAndRefuse(sessionId: string, { database, now }: Context): Promise<never> {
  await endSession(database, sessionId, now())
  throw sessionExpired()
}

/**
 * Checks a code that a signed-in player has entered.
 *
 * @param attempt Returns undefined for a wrong code. `isForced`: the code is forced to be right.
 * @throws {Refusal} For a wrong code, and 429 after too many of them.
 */
export async function confirmCode<Result>(
  code: string,
  { session, context }: { session: PresentedSession; context: Context },
  attempt: (isForced: boolean) => Promise<Result | undefined>
): Promise<Result> {
  const forced = context.forced?.code(code)
  if (forced === 'ended') return endAndRefuse(session.row.id, context)
  // Not counted as a failure: demonstrations must not use up the limit of the day.
  if (forced === 'wrong') throw wrongCode()
  const { id } = session.player
  const limits = [applyLimit(CONFIRMATION_LIMIT, id), applyLimit(CODE_LIMIT, id)]
  const result = await limitedAttempt(context, limits, () => attempt(forced === 'right'))
  if (result === undefined) throw wrongCode()
  return result
}
