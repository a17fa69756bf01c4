import { and, eq } from 'drizzle-orm'

import type { Context, MailContent, PresentedSession } from '../context.ts'
import type { Database } from '../db/database.ts'
import { passwordResets, players } from '../db/schema/index.ts'
import { emails } from '../mail/emails.ts'
import { sendEmail } from '../mail/send.ts'
import { sessionExpired, type Message } from '../refusal.ts'
import { applyLimit, limitedAttempt, countAttempts } from '../session/attempt-limits.ts'
import { assertConfirmed } from '../session/confirmation.ts'
import { OWN_PASSWORD_LIMIT } from '../session/limits.ts'
import { replaceSid, revokeOthers } from '../session/rotation.ts'
import { assertPassword, readEmail, readUsername, wrongField } from './rules.ts'

const WRONG_PASSWORD = { tr: 'Şifreniz yanlış', en: 'Your password is incorrect' }
const USERNAME_TAKEN = { tr: 'Bu kullanıcı adı kullanılamıyor', en: 'This user name cannot be used' }
const EMAIL_TAKEN = { tr: 'Bu e-posta kullanılamıyor', en: 'This e-mail cannot be used' }

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

interface PasswordInput {
  old_password: string
  new_password: string
  confirm_password: string
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
  assertPassword({
    password: input.new_password,
    confirmation: input.confirm_password,
    fields: ['new_password', 'confirm_password'],
    names: [player.username, player.email]
  })
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
  const { player } = caller.session
  await confirmPassword(input.password, 'password', caller)
  await changeUnique(caller, {
    change: { username },
    taken: { field: 'username', message: USERNAME_TAKEN },
    content: emails.usernameChanged(username),
    recipients: [player.email]
  })
}

/**
 * Needs the code where a second factor is on: the password alone must not redirect the player's password resets (SEC-02).
 *
 * @throws {Refusal}
 */
export async function changeEmail(input: { email: string; password: string }, caller: Caller): Promise<void> {
  const email = readEmail(input.email)
  assertConfirmed(caller.context)
  const { player } = caller.session
  await confirmPassword(input.password, 'password', caller)
  await changeUnique(caller, {
    change: { email },
    taken: { field: 'email', message: EMAIL_TAKEN },
    content: emails.emailChanged(email),
    // The old address too, so that its owner learns of a change they did not make.
    recipients: [player.email, email]
  })
}

interface UniqueChange {
  change: { username: string } | { email: string }
  taken: { field: string; message: Message }
  content: MailContent
  recipients: readonly string[]
}

/** Also deletes password reset links, which were sent to the old address. */
async function changeUnique({ session, context }: Caller, request: UniqueChange): Promise<void> {
  const { id } = session.player
  const limits = [applyLimit(OWN_PASSWORD_LIMIT, id)] as const
  try {
    await context.database.transaction(async database => {
      await database.update(players).set(request.change).where(eq(players.id, id))
      await database.delete(passwordResets).where(eq(passwordResets.playerId, id))
      await notify(request, { ...context, database })
    })
  } catch (error) {
    if (!isTaken(error)) throw error
    // Counted, since trying names one after another would reveal who has an account.
    await countAttempts(context, limits)
    throw wrongField(request.taken.field, request.taken.message)
  }
}

async function notify({ recipients, content }: UniqueChange, context: Context & { database: Database }) {
  for (const recipient of recipients) await sendEmail(context, recipient, content)
}

/** Whether a unique index rejected the row; both drivers use this code. */
function isTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23505'
}
