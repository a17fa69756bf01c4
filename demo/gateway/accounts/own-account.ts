import { and, eq } from 'drizzle-orm'

import type { Context, PresentedSession } from '../context.ts'
import type { Database } from '../db/database.ts'
import { players, type PlayerRow } from '../db/schema/index.ts'
import { emails } from '../mail/emails.ts'
import { sendEmail } from '../mail/send.ts'
import { sessionExpired, type Message } from '../refusal.ts'
import { applyLimit, limitedAttempt, countAttempts } from '../session/attempt-limits.ts'
import { OWN_PASSWORD_LIMIT } from '../session/limits.ts'
import { replaceSid, revokeOthers } from '../session/rotation.ts'
import { assertNewPassword, type PasswordChange, readUsername, wrongField } from './rules.ts'

const WRONG_PASSWORD = { tr: 'Şifreniz yanlış', en: 'Your password is incorrect' }
const USERNAME_TAKEN = { tr: 'Bu kullanıcı adı kullanılamıyor', en: 'This user name cannot be used' }

export interface Caller {
  session: PresentedSession
  context: Context
}

/** Asks for the current password before a change, since another person may be using the open page. */
export async function confirmPassword(
  password: string,
  field: string,
  { session, context }: Caller
): Promise<void> {
  const { id, passwordHash } = session.player
  const isRight = await limitedAttempt(context, [applyLimit(OWN_PASSWORD_LIMIT, id)], async () =>
    (await context.passwords.matches(password, passwordHash)) ? true : undefined
  )
  if (!isRight) throw wrongField(field, WRONG_PASSWORD)
}

/**
 * Locks the player in the transaction of a change. Comparing the password takes a while: a change of the password or of
 * the second factor, which ends the caller's session and deletes its links, may have been made meanwhile.
 *
 * @throws {Refusal} One of them has changed since the session was read.
 */
export async function lockUnchanged(database: Database, player: PlayerRow): Promise<void> {
  const unchanged = await database
    .select({ id: players.id })
    .from(players)
    .where(
      and(
        eq(players.id, player.id),
        eq(players.passwordHash, player.passwordHash),
        eq(players.secondFactor, player.secondFactor)
      )
    )
    .for('update')
  if (unchanged.length === 0) throw sessionExpired()
}

interface PasswordInput extends PasswordChange {
  old_password: string
}

/**
 * Changes the password. The session gets a new value; all other sessions of the player end.
 *
 * @returns The new session value.
 * @throws {Refusal}
 */
export async function changePassword(input: PasswordInput, caller: Caller): Promise<string> {
  const { session, context } = caller
  const { player, row } = session
  await confirmPassword(input.old_password, 'old_password', caller)
  assertNewPassword(input, player)
  const passwordHash = await context.passwords.hash(input.new_password)
  const now = context.now()
  return context.database.transaction(async database => {
    // Of two concurrent changes the second one fails: the old password has changed.
    const changed = await database
      .update(players)
      .set({ passwordHash })
      .where(and(eq(players.id, player.id), eq(players.passwordHash, player.passwordHash)))
      .returning({ id: players.id })
    const sid = await replaceSid(database, { sessionId: row.id, wasPending: false, now })
    if (changed.length === 0 || !sid) throw sessionExpired()
    await revokeOthers(database, { playerId: player.id, except: row.id, now })
    await sendEmail({ ...context, database }, player.email, emails.passwordChanged())
    return sid
  })
}

/** @throws {Refusal} */
export async function changeUsername(
  input: { username: string; password: string },
  caller: Caller
): Promise<void> {
  const username = readUsername(input.username)
  const { session, context } = caller
  const { id, email } = session.player
  await confirmPassword(input.password, 'password', caller)
  try {
    await context.database.transaction(async database => {
      await lockUnchanged(database, session.player)
      await database.update(players).set({ username }).where(eq(players.id, id))
      await sendEmail({ ...context, database }, email, emails.usernameChanged(username))
    })
  } catch (error) {
    if (!isTaken(error)) throw error
    await refuseTaken({ field: 'username', message: USERNAME_TAKEN }, caller)
  }
}

/**
 * Refuses a value of another player. Counted, since trying values one after another would reveal who has an account.
 *
 * @throws {Refusal}
 */
export async function refuseTaken(
  { field, message }: { field: string; message: Message },
  { session, context }: Caller
): Promise<never> {
  await countAttempts(context, [applyLimit(OWN_PASSWORD_LIMIT, session.player.id)])
  throw wrongField(field, message)
}

/** Whether a unique index rejected the row; both drivers use this code. */
export function isTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23505'
}
