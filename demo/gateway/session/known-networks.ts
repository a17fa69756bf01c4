import { createHmac } from 'node:crypto'

import { and, eq, gt, lt } from 'drizzle-orm'

import type { Context } from '../context.ts'
import type { Database } from '../db/database.ts'
import { loginNetworks } from '../db/schema/index.ts'
import { networkOf } from './caller-address.ts'

/** How long a network stays known after a login, ms. */
const KNOWN_FOR_MS = 30 * 24 * 3_600_000

/** Whether the player has logged in from the caller's network before: guesses from elsewhere do not delay a login there. */
export async function isKnownNetwork(playerId: string, context: Context): Promise<boolean> {
  const since = new Date(context.now() - KNOWN_FOR_MS)
  const [known] = await context.database
    .select({ at: loginNetworks.lastAt })
    .from(loginNetworks)
    .where(
      and(
        eq(loginNetworks.playerId, playerId),
        eq(loginNetworks.network, hashOf(context)),
        gt(loginNetworks.lastAt, since)
      )
    )
  return known !== undefined
}

export async function rememberNetwork(playerId: string, context: Context): Promise<void> {
  const lastAt = new Date(context.now())
  await context.database
    .insert(loginNetworks)
    .values({ playerId, network: hashOf(context), lastAt })
    .onConflictDoUpdate({ target: [loginNetworks.playerId, loginNetworks.network], set: { lastAt } })
}

export async function deleteOldNetworks(database: Database, now: number): Promise<void> {
  await database.delete(loginNetworks).where(lt(loginNetworks.lastAt, new Date(now - KNOWN_FOR_MS)))
}

/** With a key: addresses are few enough to try them all. */
function hashOf({ refreshSecret, request }: Context): string {
  return createHmac('sha256', refreshSecret)
    .update(`network ${networkOf(request.address)}`)
    .digest('base64url')
}
