import type { Context, PresentedSession } from '../context.ts'
import { Refusal, sessionExpired } from '../refusal.ts'
import { counted, guess } from './guesses.ts'
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
 * Looks at a code that somebody who is signed in has typed.
 *
 * @param attempt Gives undefined for a wrong code. It is told where the code is right by agreement.
 * @throws {Refusal} For a wrong code, and 429 after too many of them.
 */
export async function confirmCode<Result>(
  code: string,
  { session, context }: { session: PresentedSession; context: Context },
  attempt: (isForced: boolean) => Promise<Result | undefined>
): Promise<Result> {
  const forced = context.forced?.code(code)
  if (forced === 'ended') return endAndRefuse(session.row.id, context)
  // The code that is wrong by agreement is no guess, and demonstrations must not use up the day's misses.
  if (forced === 'wrong') throw wrongCode()
  const { id } = session.player
  const limits = [counted(CONFIRMATION_LIMIT, id), counted(CODE_LIMIT, id)] as const
  const result = await guess(context, [...limits], () => attempt(forced === 'right'))
  if (result === undefined) throw wrongCode()
  return result
}
