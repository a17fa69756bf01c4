import { eq, sql } from 'drizzle-orm'

import type { Context } from '../context.ts'
import { players } from '../db/schema/index.ts'
import { INACTIVE_ACCOUNT, LOGIN_FAILED, Refusal } from '../refusal.ts'
import { ADDRESS_LIMIT, assertAllowed, forgetMisses, missKey, PASSWORD_LIMIT, recordMiss } from './limits.ts'
import { isPassword } from './passwords.ts'
import { createTurns } from './queue.ts'
import { startSession, type PlayerRow } from './store.ts'

const inTurn = createTurns()

export interface Credentials {
  username: string
  password: string
}

/**
 * Starts a session for the player with this password: a full one, or one that waits for the second factor.
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
  return { sid, player }
}

/** Tries at one account from one address follow each other, so that many at once get no more than few in a row. */
async function checkPassword({ username, password }: Credentials, context: Context): Promise<PlayerRow> {
  const { address } = context.request
  const account = { limit: PASSWORD_LIMIT, key: missKey(PASSWORD_LIMIT, username.toLowerCase(), address) }
  const place = { limit: ADDRESS_LIMIT, key: missKey(ADDRESS_LIMIT, address) }
  const limits = countsAddresses(context) ? [account, place] : [account]
  return inTurn(account.key, async () => {
    for (const each of limits) await assertAllowed(context.database, { ...each, now: context.now() })
    const player = await findPlayer(username, context)
    const isRight = await isPassword(password, player?.passwordHash)
    if (player?.behaviour === 'inactive') throw new Refusal(INACTIVE_ACCOUNT)
    if (!player || !isRight) {
      for (const each of limits) await recordMiss(context.database, { ...each, now: context.now() })
      throw new Refusal(LOGIN_FAILED)
    }
    await forgetMisses(context.database, account.key)
    return player
  })
}

async function findPlayer(username: string, { database }: Context): Promise<PlayerRow | undefined> {
  const [player] = await database
    .select()
    .from(players)
    .where(sql`lower(${players.username}) = lower(${username})`)
  return player
}

/** In the sandbox everybody comes from the same loopback address. */
function countsAddresses({ settings, request }: Context): boolean {
  return !(settings.sandbox && isLoopback(request.address))
}

export function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address)
}
