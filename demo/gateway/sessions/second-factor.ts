import { and, eq, lt } from 'drizzle-orm'

import type { Context } from '../context.ts'
import { players } from '../db/schema/index.ts'
import { Refusal, sessionExpired } from '../refusal.ts'
import { assertAllowed, CODE_LIMIT, missKey, recordMiss } from './limits.ts'
import { countCodeTry, MOST_WRONG_CODES } from './code-tries.ts'
import { completeSession, endSession, type PlayerRow, type PresentedSession } from './store.ts'
import { stepOfCode } from './totp.ts'

/** Codes that stand for an outcome, with SANDBOX=1 alone. Source: sandbox, "Forced outcomes". */
const FORCED = { right: '123456', wrong: '000000', ended: '999999' }

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
  const { database, settings, now } = context
  const { row, player } = session
  if (settings.sandbox && code === FORCED.ended) return endAndRefuse(row.id, context)
  const key = missKey(CODE_LIMIT, player.id)
  await assertAllowed(database, { limit: CODE_LIMIT, key, now: now() })
  const tries = await countCodeTry(database, row.id)
  if (tries === undefined) return endAndRefuse(row.id, context)
  if (!(await isCode(code, player, context))) {
    // The code that is wrong by agreement is no guess, and demonstrations must not use up the day's misses.
    const isGuess = !(settings.sandbox && code === FORCED.wrong)
    if (isGuess) await recordMiss(database, { limit: CODE_LIMIT, key, now: now() })
    if (tries >= MOST_WRONG_CODES) return endAndRefuse(row.id, context)
    throw wrongCode()
  }
  const sid = await completeSession(database, row.id, now())
  if (!sid) throw sessionExpired()
  return sid
}

async function endAndRefuse(sessionId: string, { database, now }: Context): Promise<never> {
  await endSession(database, sessionId, now())
  throw sessionExpired()
}

export function wrongCode(): Refusal {
  return new Refusal({ tr: 'Girdiğiniz kod yanlış', en: 'The code you entered is incorrect' })
}

/** A code counts once: its step is taken by the statement that accepts it. */
async function isCode(
  code: string,
  player: PlayerRow,
  { database, settings, now }: Context
): Promise<boolean> {
  if (settings.sandbox && code === FORCED.right) return true
  if (settings.sandbox && code === FORCED.wrong) return false
  if (player.secondFactor !== 'ga' || !player.authenticatorSecret) return false
  const step = stepOfCode(player.authenticatorSecret, code, now())
  if (step === undefined) return false
  const taken = await database
    .update(players)
    .set({ authenticatorStep: step })
    .where(and(eq(players.id, player.id), lt(players.authenticatorStep, step)))
    .returning({ id: players.id })
  return taken.length > 0
}
