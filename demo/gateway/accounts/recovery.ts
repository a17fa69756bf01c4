import { createHash, randomBytes } from 'node:crypto'

import { and, count, eq, gt, ne, sql } from 'drizzle-orm'

import type { Context } from '../context.ts'
import type { Database } from '../db/database.ts'
import { passwordResets, players, type PlayerRow } from '../db/schema/index.ts'
import { emails } from '../mail/emails.ts'
import { sendEmail } from '../mail/send.ts'
import { Refusal } from '../refusal.ts'
import { isAddressLimited } from '../session/caller-address.ts'
import { assertAllAllowed, counted, guess, recordMisses } from '../session/guesses.ts'
import { ADDRESS_LIMIT, forgetMisses, PASSWORD_LIMIT, RECOVERY_LIMIT } from '../session/limits.ts'
import { revokeOthers } from '../session/rotation.ts'
import { assertPassword, readEmail } from './rules.ts'

const MINUTE = 60_000
/** How long a link is good. */
const GOOD_FOR = 15 * MINUTE
/** Links of one player that are good at a time: nobody's mailbox is to be filled from many addresses. */
const MOST_LINKS = 5

/** How long every answer takes, in ms: longer than the work, so that the work cannot be told from it (W13). */
const ANSWER_AFTER = 500

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/**
 * Sends a link to a new password, where the address is somebody's. The answer and its time are the same in any case.
 *
 * @throws {Refusal} 429
 */
export async function forgot(input: { email: string }, context: Context): Promise<void> {
  const begun = performance.now()
  const email = readEmail(input.email)
  try {
    const { address } = context.request
    const limits = [counted(RECOVERY_LIMIT, email.toLowerCase(), address)]
    if (isAddressLimited(context)) limits.push(counted(ADDRESS_LIMIT, address))
    await assertAllAllowed(context, limits)
    await recordMisses(context, limits)
    await sendLink(email, context)
  } finally {
    await context.pause(ANSWER_AFTER - (performance.now() - begun))
  }
}

async function sendLink(email: string, context: Context): Promise<void> {
  const { database, settings, now } = context
  const [player] = await database
    .select({ id: players.id, email: players.email })
    .from(players)
    .where(and(sql`lower(${players.email}) = lower(${email})`, ne(players.behaviour, 'inactive')))
  if (!player || (await linksOf(player.id, context)) >= MOST_LINKS) return
  // 256 random bits; the link holds them, the database only their hash.
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now() + GOOD_FOR)
  await database.insert(passwordResets).values({ tokenHash: hashOf(token), playerId: player.id, expiresAt })
  await sendEmail(context, player.email, emails.reset(`${settings.siteOrigin}/account_reset?token=${token}`))
}

async function linksOf(playerId: string, { database, now }: Context): Promise<number> {
  const [row] = await database
    .select({ number: count() })
    .from(passwordResets)
    .where(and(eq(passwordResets.playerId, playerId), gt(passwordResets.expiresAt, new Date(now()))))
  return row?.number ?? 0
}

interface ResetInput {
  token: string
  new_password: string
  confirm_password: string
}

/**
 * Sets a new password by a link. It counts once, ends every session, and leaves the second factor as it is (W-s).
 *
 * @throws {Refusal}
 */
export async function resetPassword(input: ResetInput, context: Context): Promise<void> {
  const { address } = context.request
  const limits = isAddressLimited(context) ? [counted(ADDRESS_LIMIT, address)] : []
  const player = await guess(context, [counted(RECOVERY_LIMIT, 'token', address), ...limits], () =>
    playerOfLink(input.token, context)
  )
  if (!player) throw linkIsOver()
  // A password that does not do leaves the link as it is.
  assertPassword({
    password: input.new_password,
    confirmation: input.confirm_password,
    fields: ['new_password', 'confirm_password'],
    names: [player.username, player.email]
  })
  const passwordHash = await context.passwords.hash(input.new_password)
  await context.database.transaction(async database => {
    if (!(await takeLink(input.token, { ...context, database }))) throw linkIsOver()
    await database.update(players).set({ passwordHash }).where(eq(players.id, player.id))
    await revokeOthers(database, { playerId: player.id, now: context.now() })
    await sendEmail({ ...context, database }, player.email, emails.passwordChanged())
  })
  await forgetMisses(context.database, counted(PASSWORD_LIMIT, player.username.toLowerCase(), address).key)
}

type Clocked = Pick<Context, 'now'> & { database: Database }

function isGood(token: string, { now }: Clocked) {
  return and(eq(passwordResets.tokenHash, hashOf(token)), gt(passwordResets.expiresAt, new Date(now())))
}

async function playerOfLink(token: string, clocked: Clocked): Promise<PlayerRow | undefined> {
  const [found] = await clocked.database
    .select({ player: players })
    .from(passwordResets)
    .innerJoin(players, eq(players.id, passwordResets.playerId))
    .where(isGood(token, clocked))
  return found?.player
}

async function takeLink(token: string, clocked: Clocked): Promise<boolean> {
  const taken = await clocked.database
    .delete(passwordResets)
    .where(isGood(token, clocked))
    .returning({ playerId: passwordResets.playerId })
  return taken.length > 0
}

function linkIsOver(): Refusal {
  return new Refusal(
    {
      tr: 'Bağlantı geçersiz, kullanılmış ya da süresi dolmuş. Yeni bir bağlantı isteyin.',
      en: 'The link is not valid, was used already or has expired. Ask for a new one.'
    },
    400,
    'token'
  )
}
