import { and, count, eq, ne, sql } from 'drizzle-orm'

import type { Context } from '../context.ts'
import { isCurrent } from '../db/is-current.ts'
import { passwordResets, players, type PlayerRow } from '../db/schema/index.ts'
import { lowerCase } from '../db/schema/columns.ts'
import { emails } from '../mail/emails.ts'
import { sendEmail } from '../mail/send.ts'
import type { Refusal } from '../refusal.ts'
import { isAddressLimited, networkOf } from '../session/caller-address.ts'
import { applyLimit, countAttempts } from '../session/attempt-limits.ts'
import { ADDRESS_LIMIT, clearFailures, RECOVERY_LIMIT } from '../session/limits.ts'
import { passwordLimit } from '../session/login.ts'
import { revokeOthers } from '../session/rotation.ts'
import { hashOf, newToken } from '../session/tokens.ts'
import { assertNewPassword, INVALID_LINK, type PasswordChange, readEmail, wrongField } from './rules.ts'
import { validLink } from './valid-link.ts'

const MINUTE = 60_000
/** How long a link is valid. */
const LINK_LIFETIME_MS = 15 * MINUTE
/** Valid links of one player at a time, so that requests from many addresses cannot flood a mailbox. */
const MAX_LINKS = 5

/** Minimum duration of every reply: longer than the work, so that its time reveals nothing (W13). */
const MIN_REPLY_MS = 500

/**
 * Sends a password reset link if the e-mail belongs to a player. The reply and its duration are the same either way.
 *
 * @throws {Refusal} 429
 */
export async function forgot(input: { email: string }, context: Context): Promise<void> {
  const startedAt = performance.now()
  const email = readEmail(input.email)
  try {
    const network = networkOf(context.request.address)
    const limits = [applyLimit(RECOVERY_LIMIT, email.toLowerCase(), network)]
    if (isAddressLimited(context)) limits.push(applyLimit(ADDRESS_LIMIT, network))
    await countAttempts(context, limits)
    await sendLink(email, context)
  } finally {
    await context.pause(MIN_REPLY_MS - (performance.now() - startedAt))
  }
}

async function sendLink(email: string, context: Context): Promise<void> {
  const { settings, now } = context
  await context.database.transaction(async database => {
    const [player] = await database
      .select({ id: players.id, email: players.email })
      .from(players)
      .where(and(sql`${lowerCase(players.email)} = ${lowerCase(email)}`, ne(players.behaviour, 'inactive')))
      // Locked, so that concurrent requests see each other's links.
      .for('update')
    if (!player || (await countLinks(player.id, { ...context, database })) >= MAX_LINKS) return
    const token = newToken()
    const expiresAt = new Date(now() + LINK_LIFETIME_MS)
    await database.insert(passwordResets).values({ tokenHash: hashOf(token), playerId: player.id, expiresAt })
    const link = `${settings.siteOrigin}/account_reset?token=${token}`
    await sendEmail({ ...context, database }, player.email, emails.reset(link))
  })
}

async function countLinks(playerId: string, { database, now }: Context): Promise<number> {
  const [row] = await database
    .select({ number: count() })
    .from(passwordResets)
    .where(
      and(
        eq(passwordResets.playerId, playerId),
        isCurrent(passwordResets.expiresAt, { now: now(), lifetime: LINK_LIFETIME_MS })
      )
    )
  return row?.number ?? 0
}

interface ResetInput extends PasswordChange {
  token: string
}

/**
 * Sets a new password by a link. The link works once; all sessions end and the second factor stays.
 *
 * @throws {Refusal}
 */
export async function resetPassword(input: ResetInput, context: Context): Promise<void> {
  const player = await playerOfLink(input.token, context)
  context.request.account = player
  if (!player) {
    await countInvalidLink(context)
    throw invalidLink()
  }
  // An invalid password leaves the link usable.
  assertNewPassword(input, player)
  const passwordHash = await context.passwords.hash(input.new_password)
  await context.database.transaction(async database => {
    // The player is locked before the links, as in every change: two of them at once would otherwise wait for each other.
    await database.update(players).set({ passwordHash }).where(eq(players.id, player.id))
    if (!(await consumeLink(input.token, { ...context, database }))) throw invalidLink()
    await revokeOthers(database, { playerId: player.id, now: context.now() })
    await sendEmail({ ...context, database }, player.email, emails.passwordChanged())
  })
  await clearFailures(context.database, passwordLimit(player.id, context).key)
}

/**
 * Limits invalid links by address. Valid ones are neither counted nor refused: 256 random bits cannot be guessed, and
 * earlier invalid links must not lock a valid one (REG-04).
 *
 * @throws {Refusal} 429
 */
async function countInvalidLink(context: Context): Promise<void> {
  if (!isAddressLimited(context)) return
  const network = networkOf(context.request.address)
  const limits = [applyLimit(RECOVERY_LIMIT, 'token', network), applyLimit(ADDRESS_LIMIT, network)]
  await countAttempts(context, limits)
}

const isValid = validLink(passwordResets, LINK_LIFETIME_MS)

async function playerOfLink(token: string, context: Context): Promise<PlayerRow | undefined> {
  const [found] = await context.database
    .select({ player: players })
    .from(passwordResets)
    .innerJoin(players, eq(players.id, passwordResets.playerId))
    .where(isValid(token, context))
  return found?.player
}

async function consumeLink(token: string, context: Context): Promise<boolean> {
  const deleted = await context.database
    .delete(passwordResets)
    .where(isValid(token, context))
    .returning({ playerId: passwordResets.playerId })
  return deleted.length > 0
}

function invalidLink(): Refusal {
  return wrongField('token', INVALID_LINK)
}
