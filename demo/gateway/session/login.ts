import { and, eq, sql } from 'drizzle-orm'

import type { Context } from '../context.ts'
import type { Database } from '../db/database.ts'
import { players, type PlayerRow } from '../db/schema/index.ts'
import { lowerCase } from '../db/schema/columns.ts'
import { INACTIVE_ACCOUNT, LOGIN_FAILED, Refusal } from '../refusal.ts'
import { applyLimit, limitedAttempt, type AppliedLimit } from './attempt-limits.ts'
import { isAddressLimited, networkOf } from './caller-address.ts'
import { createTurns } from './concurrency.ts'
import { isKnownNetwork, rememberNetwork } from './known-networks.ts'
import { ACCOUNT_LIMIT, ADDRESS_LIMIT, clearFailures, PASSWORD_LIMIT } from './limits.ts'
import { sendSmsCode } from './sms-codes.ts'
import { findSession, startSession } from './store.ts'

export interface Credentials {
  username: string
  password: string
}

/**
 * Checks the password and starts a session. With a second factor the session is pending; a code by SMS is sent at once.
 *
 * @throws {Refusal} With the same text after the same work, whether the name or the password is wrong.
 */
export async function logIn(
  credentials: Credentials,
  context: Context
): Promise<{ sid: string; player: PlayerRow }> {
  const player = await checkPassword(credentials, context)
  const now = context.now()
  const sid = await context.database.transaction(async database => {
    await lockForLogin(database, player, now)
    return startSession(database, { playerId: player.id, isPending: player.secondFactor !== 'none', now })
  })
  if (player.secondFactor === 'sms') {
    const session = await findSession(context.database, sid, { now })
    if (session) await sendSmsCode(session, player.phone, context)
  }
  return { sid, player }
}

/**
 * Locks the player, so that a change of the password or of the second factor ends the session of this login or is seen by
 * it: the password was compared with what it was before, which takes a while.
 *
 * @throws {Refusal} One of them has changed since the player was read.
 */
async function lockForLogin(database: Database, player: PlayerRow, now: number): Promise<void> {
  const { id, passwordHash, secondFactor } = player
  const isUnchanged = and(
    eq(players.id, id),
    eq(players.passwordHash, passwordHash),
    eq(players.secondFactor, secondFactor)
  )
  const noted = await database
    .update(players)
    // With a second factor the login counts once its code was right; what is set locks the player all the same.
    .set({ lastLoginAt: secondFactor === 'none' ? new Date(now) : sql`${players.lastLoginAt}` })
    .where(isUnchanged)
    .returning({ id: players.id })
  if (noted.length === 0) throw new Refusal(LOGIN_FAILED)
}

/** Logins of one account from one network wait for each other: right ones at the same time would reach the limit. */
const inTurn = createTurns(20)

async function checkPassword({ username, password }: Credentials, context: Context): Promise<PlayerRow> {
  const found = await findPlayer(username, context)
  context.request.account = found
  const limits = await limitsOf(found, username, context)
  const attempt = async () => {
    const isRight = await context.passwords.matches(password, found?.passwordHash)
    return isRight && found?.behaviour !== 'inactive' ? found : undefined
  }
  const account = passwordLimit(found?.id ?? foldName(username), context).key
  const player = await inTurn(account, () => limitedAttempt(context, limits, attempt))
  if (found?.behaviour === 'inactive') throw new Refusal(INACTIVE_ACCOUNT)
  if (!player) throw new Refusal(LOGIN_FAILED)
  await clearFailures(context.database, passwordLimit(player.id, context).key)
  await rememberNetwork(player.id, context)
  return player
}

/** The id of no player. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** By the player where there is one: several spellings of a name belong to one account. */
async function limitsOf(
  found: PlayerRow | undefined,
  username: string,
  context: Context
): Promise<AppliedLimit[]> {
  const account = found?.id ?? foldName(username)
  const limits = [passwordLimit(account, context)]
  if (isAddressLimited(context)) limits.push(applyLimit(ADDRESS_LIMIT, networkOf(context.request.address)))
  // Also queried for an unknown name: the time of a further query would reveal that there is an account (W13).
  const isKnown = await isKnownNetwork(found?.id ?? NOBODY, context)
  if (!isKnown) limits.push(applyLimit(ACCOUNT_LIMIT, account))
  return limits
}

/** The limit of wrong passwords of one account from the caller's network. */
export function passwordLimit(account: string, { request }: Pick<Context, 'request'>): AppliedLimit {
  return applyLimit(PASSWORD_LIMIT, account, networkOf(request.address))
}

/**
 * The form in which names are compared; keyboards write `İ` for a capital i. Not left to the database, whose locale decides
 * about it: wrong passwords for another spelling would count for a player, but not for an unknown name (W13).
 */
function foldName(username: string): string {
  return username.replaceAll('İ', 'i').toLowerCase()
}

async function findPlayer(username: string, { database }: Context): Promise<PlayerRow | undefined> {
  const [player] = await database
    .select()
    .from(players)
    .where(sql`${lowerCase(players.username)} = ${foldName(username)}`)
  return player
}
