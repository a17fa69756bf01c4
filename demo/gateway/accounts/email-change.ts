import { and, eq, ne, sql } from 'drizzle-orm'

import type { Context } from '../context.ts'
import { emailChanges, passwordResets, players } from '../db/schema/index.ts'
import { lowerCase } from '../db/schema/columns.ts'
import { emails } from '../mail/emails.ts'
import { sendEmail } from '../mail/send.ts'
import { applyLimit, countAttempts } from '../session/attempt-limits.ts'
import { assertConfirmed } from '../session/confirmation.ts'
import { RECOVERY_LIMIT } from '../session/limits.ts'
import { hashOf, newToken } from '../session/tokens.ts'
import { confirmPassword, isTaken, lockUnchanged, refuseTaken, type Caller } from './own-account.ts'
import { readEmail } from './rules.ts'
import { validLink } from './valid-link.ts'

/** How long a link is valid, in ms. */
const LINK_LIFETIME_MS = 60 * 60_000

/** Path of the page that a link opens. */
export const CONFIRM_EMAIL_PATH = '/account_email'

export const EMAIL_TAKEN = { tr: 'Bu e-posta kullanılamıyor', en: 'This e-mail cannot be used' }

/**
 * Sends a link to a new e-mail, which replaces the player's once the link is confirmed: a mistyped address, or one of
 * somebody else, must not receive password resets. Needs the code where a second factor is on (SEC-02).
 *
 * @throws {Refusal}
 */
export async function changeEmail(input: { email: string; password: string }, caller: Caller): Promise<void> {
  const email = readEmail(input.email)
  const { session, context } = caller
  const { player } = session
  assertConfirmed(context)
  await confirmPassword(input.password, 'password', caller)
  if (await isOfOther(email, player.id, context)) {
    await refuseTaken({ field: 'email', message: EMAIL_TAKEN }, caller)
  }
  // Otherwise one player could flood the mailboxes of others.
  await countAttempts(context, [applyLimit(RECOVERY_LIMIT, 'new e-mail', player.id)])
  const token = newToken()
  const pending = { email, tokenHash: hashOf(token), expiresAt: new Date(context.now() + LINK_LIFETIME_MS) }
  const link = `${context.settings.siteOrigin}${CONFIRM_EMAIL_PATH}?lang=${context.lang}&token=${token}`
  await context.database.transaction(async database => {
    await lockUnchanged(database, player)
    await database
      .insert(emailChanges)
      .values({ playerId: player.id, ...pending })
      .onConflictDoUpdate({ target: emailChanges.playerId, set: pending })
    await sendEmail({ ...context, database }, email, emails.confirmEmail(link))
    // So that its owner learns of a change they did not request before it happens.
    await sendEmail({ ...context, database }, player.email, emails.emailRequested(email))
  })
}

async function isOfOther(email: string, playerId: string, { database }: Context): Promise<boolean> {
  const isSame = sql`${lowerCase(players.email)} = ${lowerCase(email)}`
  return (await database.$count(players, and(isSame, ne(players.id, playerId)))) > 0
}

type LinkContext = Pick<Context, 'now' | 'mailer' | 'lang' | 'database'>

const isValid = validLink(emailChanges, LINK_LIFETIME_MS)

/** The e-mail that a valid link would confirm; undefined for an invalid one. */
export async function pendingEmail(token: string, context: LinkContext): Promise<string | undefined> {
  const [found] = await context.database.select().from(emailChanges).where(isValid(token, context))
  return found?.email
}

/** Before the link, as in every change of a player: two of them at once would otherwise wait for each other. */
async function lockPlayerOf(token: string, context: LinkContext) {
  const [player] = await context.database
    .select({ id: players.id, email: players.email })
    .from(players)
    .innerJoin(emailChanges, eq(emailChanges.playerId, players.id))
    .where(isValid(token, context))
    .for('update', { of: players })
  return player
}

/** The result of a link, and its player; an invalid link has none. */
interface Confirmation {
  outcome: 'changed' | 'invalid' | 'taken'
  playerId?: string | undefined
}

/**
 * Replaces the player's e-mail by the one that the link was sent to. The link works once; password reset links, which were
 * sent to the old address, become invalid.
 *
 * @returns `taken` where another player has got the address meanwhile; nothing changes then.
 */
export async function confirmEmail(token: string, context: LinkContext): Promise<Confirmation> {
  let playerId: string | undefined
  try {
    return await context.database.transaction(async database => {
      const player = await lockPlayerOf(token, { ...context, database })
      const [change] = await database.delete(emailChanges).where(isValid(token, context)).returning()
      if (!player || !change) return { outcome: 'invalid' }
      playerId = player.id
      await database.update(players).set({ email: change.email }).where(eq(players.id, playerId))
      await database.delete(passwordResets).where(eq(passwordResets.playerId, playerId))
      await sendEmail({ ...context, database }, player.email, emails.emailChanged(change.email))
      return { outcome: 'changed', playerId }
    })
  } catch (error) {
    if (isTaken(error)) return { outcome: 'taken', playerId }
    throw error
  }
}
