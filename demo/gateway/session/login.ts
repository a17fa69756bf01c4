import { eq, sql } from 'drizzle-orm'

import type { Context } from '../context.ts'
import { players, type PlayerRow } from '../db/schema/index.ts'
import { INACTIVE_ACCOUNT, LOGIN_FAILED, Refusal } from '../refusal.ts'
import { isAddressLimited } from './caller-address.ts'
import { applyLimit, limitedAttempt } from './attempt-limits.ts'
import { ADDRESS_LIMIT, clearFailures, PASSWORD_LIMIT } from './limits.ts'
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
  await context.database
    .update(players)
    .set({ lastLoginAt: new Date(now) })
    .where(eq(players.id, player.id))
  const isPending = player.secondFactor !== 'none'
  const sid = await startSession(context.database, { playerId: player.id, isPending, now })
  if (player.secondFactor === 'sms') {
    const session = await findSession(context.database, sid, { now })
    if (session) await sendSmsCode(session, player.phone, context)
  }
  return { sid, player }
}

async function checkPassword({ username, password }: Credentials, context: Context): Promise<PlayerRow> {
  const { address } = context.request
  const account = applyLimit(PASSWORD_LIMIT, username.toLowerCase(), address)
  const byAddress = isAddressLimited(context) ? [applyLimit(ADDRESS_LIMIT, address)] : []
  const player = await limitedAttempt(context, [account, ...byAddress], async () => {
    const found = await findPlayer(username, context)
    const isRight = await context.passwords.matches(password, found?.passwordHash)
    if (found?.behaviour === 'inactive') throw new Refusal(INACTIVE_ACCOUNT)
    return isRight ? found : undefined
  })
  if (!player) throw new Refusal(LOGIN_FAILED)
  await clearFailures(context.database, account.key)
  return player
}

async function findPlayer(username: string, { database }: Context): Promise<PlayerRow | undefined> {
  const [player] = await database
    .select()
    .from(players)
    .where(sql`lower(${players.username}) = lower(${username})`)
  return player
}
