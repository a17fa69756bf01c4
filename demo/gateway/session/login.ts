import { eq, sql } from 'drizzle-orm'

import type { Context } from '../context.ts'
import { players, type PlayerRow } from '../db/schema/index.ts'
import { INACTIVE_ACCOUNT, LOGIN_FAILED, Refusal } from '../refusal.ts'
import { isAddressLimited } from './caller-address.ts'
import { counted, guess } from './guesses.ts'
import { ADDRESS_LIMIT, forgetMisses, PASSWORD_LIMIT } from './limits.ts'
import { sendSmsCode } from './sms-codes.ts'
import { findSession, startSession } from './store.ts'

export interface Credentials {
  username: string
  password: string
}

/**
 * Starts a session for the player with this password: a full one, or one that waits for the second factor, whose code
 * goes out at once where it comes by SMS.
 *
 * @throws {Refusal} With the same words, after the same work, whether the name or the password is wrong.
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
  const account = counted(PASSWORD_LIMIT, username.toLowerCase(), address)
  const byAddress = isAddressLimited(context) ? [counted(ADDRESS_LIMIT, address)] : []
  const player = await guess(context, [account, ...byAddress], async () => {
    const found = await findPlayer(username, context)
    const isRight = await context.passwords.matches(password, found?.passwordHash)
    if (found?.behaviour === 'inactive') throw new Refusal(INACTIVE_ACCOUNT)
    return isRight ? found : undefined
  })
  if (!player) throw new Refusal(LOGIN_FAILED)
  await forgetMisses(context.database, account.key)
  return player
}

async function findPlayer(username: string, { database }: Context): Promise<PlayerRow | undefined> {
  const [player] = await database
    .select()
    .from(players)
    .where(sql`lower(${players.username}) = lower(${username})`)
  return player
}
