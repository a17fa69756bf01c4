import { and, eq, lt } from 'drizzle-orm'

import type { Context, PresentedSession } from '../context.ts'
import { players, sessions, smsCodes, type PlayerRow, type SecondFactor } from '../db/schema/players.ts'
import { emails } from '../mail/emails.ts'
import { sendEmail } from '../mail/send.ts'
import { Refusal } from '../refusal.ts'
import { confirmCode } from './codes.ts'
import { revokeOthers } from './rotation.ts'
import { newSecret, otpauthOf, stepOfCode } from './totp.ts'

/** How long a new key may wait for its first code, in ms. */
const CONFIRM_TIMEOUT_MS = 10 * 60_000

const IS_ON = {
  tr: 'Doğrulayıcı zaten açık. Önce onu kapatın.',
  en: 'The authenticator is on. Turn it off first.'
}
const IS_OFF = {
  tr: 'Önce doğrulayıcıyı kurup kodunu onaylayın.',
  en: 'Set the authenticator up and confirm its code first.'
}
const UNCONFIRMED = {
  tr: 'Önce telefonunuzu bir SMS koduyla doğrulayın.',
  en: 'Confirm your phone by an SMS code first.'
}
const NO_KEY = {
  tr: 'Anahtarın süresi doldu. Yeni bir anahtar oluşturun.',
  en: 'The key has expired. Make a new one.'
}

/** Accepts a code of the confirmed authenticator once: the same statement stores its step, so a replay fails. */
export async function consumeAuthenticatorCode(
  player: PlayerRow,
  code: string,
  { database, now, sealing }: Context
): Promise<boolean> {
  if (!player.authenticatorSecret) return false
  const step = stepOfCode(sealing.unseal(player.authenticatorSecret, player.id), code, now())
  if (step === undefined) return false
  const taken = await database
    .update(players)
    .set({ authenticatorStep: step })
    .where(and(eq(players.id, player.id), lt(players.authenticatorStep, step)))
    .returning({ id: players.id })
  return taken.length > 0
}

/**
 * Creates a key, which is shown only this once. It belongs to the session and is not the second factor before its first
 * code, so that an abandoned setup changes nothing.
 */
export async function generateKey({ row, player }: PresentedSession, { database, now, sealing }: Context) {
  if (player.secondFactor === 'ga') throw new Refusal(IS_ON)
  const secret = newSecret()
  await database
    .update(sessions)
    .set({ generatedSecret: sealing.seal(secret, player.id), generatedAt: new Date(now()) })
    .where(eq(sessions.id, row.id))
  return { secret, otpauth: otpauthOf(secret, player.username) }
}

/** Makes a new key the second factor, by its first code. */
export async function confirmKey(code: string, session: PresentedSession, context: Context): Promise<void> {
  const { generatedSecret: sealed, generatedAt } = session.row
  if (session.player.secondFactor === 'ga') throw new Refusal(IS_ON)
  if (!sealed || !generatedAt || context.now() - generatedAt.getTime() > CONFIRM_TIMEOUT_MS)
    throw new Refusal(NO_KEY)
  const secret = context.sealing.unseal(sealed, session.player.id)
  const step = await confirmCode(code, { session, context }, async isForced =>
    isForced ? 0 : stepOfCode(secret, code, context.now())
  )
  await changeFactor({ to: 'ga', sealed, step }, session, context)
}

/** Turns the authenticator off, by one of its codes; without one, deletes the unconfirmed key. */
export async function clearKey(code: string, session: PresentedSession, context: Context): Promise<void> {
  const { row, player } = session
  if (player.secondFactor === 'ga') {
    await confirmCode(code, { session, context }, async isForced =>
      isForced || (await consumeAuthenticatorCode(player, code, context)) ? true : undefined
    )
    return changeFactor({ to: 'none', sealed: null }, session, context)
  }
  await context.database
    .update(sessions)
    .set({ generatedSecret: null, generatedAt: null })
    .where(eq(sessions.id, row.id))
}

/** Switches between no second factor and SMS; the authenticator has calls of its own. */
export async function setSecondFactor(
  type: SecondFactor,
  session: PresentedSession,
  context: Context
): Promise<void> {
  const current = session.player.secondFactor
  if (type === current) return
  if (current === 'ga') throw new Refusal(IS_ON)
  if (type === 'ga') throw new Refusal(IS_OFF)
  // Codes to a phone that may be somebody else's would lock the player out.
  if (type === 'sms' && !session.player.phoneConfirmedAt) throw new Refusal(UNCONFIRMED)
  await changeFactor({ to: type, sealed: null }, session, context)
}

/** Changes the second factor and ends all other sessions of the player. */
async function changeFactor(
  { to, sealed, step = 0 }: { to: SecondFactor; sealed: string | null; step?: number },
  { row, player }: PresentedSession,
  context: Context
): Promise<void> {
  const { database, now } = context
  await database.transaction(async transaction => {
    const changed = await transaction
      .update(players)
      .set({ secondFactor: to, authenticatorSecret: sealed, authenticatorStep: step })
      .where(
        and(
          eq(players.id, player.id),
          eq(players.secondFactor, player.secondFactor),
          // Whoever has changed the password must not be locked out by what began before.
          eq(players.passwordHash, player.passwordHash)
        )
      )
      .returning({ id: players.id })
    // Another session of this player changed it since this one was read.
    if (changed.length === 0) throw new Refusal(to === 'ga' ? IS_ON : IS_OFF)
    await transaction
      .update(sessions)
      .set({ generatedSecret: null, generatedAt: null })
      .where(eq(sessions.playerId, player.id))
    await revokeOthers(transaction, { playerId: player.id, except: row.id, now: now() })
    // One that was sent to a new number would move the codes by SMS there, although they are on now.
    await transaction.delete(smsCodes).where(eq(smsCodes.sessionId, row.id))
    await sendEmail({ ...context, database: transaction }, player.email, emails.secondFactor(to))
  })
}
