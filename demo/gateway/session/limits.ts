import { createHash } from 'node:crypto'

import { eq, lt, sql } from 'drizzle-orm'

import type { Database } from '../db/database.ts'
import { misses } from '../db/schema/index.ts'
import { Refusal, TOO_MANY_TRIES } from '../refusal.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How many misses are free within a time, and how long the wait is after that. Times in ms. */
export interface Limit {
  readonly name: string
  readonly free: number
  /** Misses are forgotten this long after the first (`first`) or the last (`last`) of them. */
  readonly window: number
  readonly since: 'first' | 'last'
  /** Wait after the first miss too many; it doubles with each further one, up to the window. */
  readonly delay: number
}

/** Passwords of one account from one address: a stranger elsewhere cannot lock the player out (W-b). */
export const PASSWORD_LIMIT: Limit = {
  name: 'password',
  free: 3,
  window: 30 * MINUTE,
  since: 'last',
  delay: 30 * SECOND
}

/** Passwords of all accounts from one address, against spraying. */
export const ADDRESS_LIMIT: Limit = {
  name: 'address',
  free: 30,
  window: 30 * MINUTE,
  since: 'last',
  delay: 10 * SECOND
}

/** Codes of one account: the chance of a hit stays at 4·10⁻⁵ a day (W7). */
export const CODE_LIMIT: Limit = { name: 'code', free: 20, window: DAY, since: 'first', delay: DAY }

/** Codes typed by somebody who is signed in, beside the limit of the day. */
export const CONFIRMATION_LIMIT: Limit = {
  name: 'confirmation',
  free: 5,
  window: 30 * MINUTE,
  since: 'last',
  delay: 30 * SECOND
}

/** The own password, asked for again before a change; so many also for names and addresses that are taken. */
export const OWN_PASSWORD_LIMIT: Limit = { ...CONFIRMATION_LIMIT, name: 'own-password' }

/** SMS to one player: each of them costs money. */
export const SMS_LIMIT: Limit = { name: 'sms', free: 10, window: HOUR, since: 'first', delay: HOUR }

/** Links to a new password for one e-mail from one address. */
export const RECOVERY_LIMIT: Limit = {
  name: 'recovery',
  free: 5,
  window: HOUR,
  since: 'first',
  delay: MINUTE
}

/** Accounts that were opened, or found taken, from one address. */
export const REGISTRATION_LIMIT: Limit = {
  name: 'registration',
  free: 10,
  window: HOUR,
  since: 'first',
  delay: MINUTE
}

/** What is being guessed at. Names are hashed: what people type into a form does not belong into a table. */
export function missKey(limit: Limit, ...parts: string[]): string {
  return `${limit.name}:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`
}

/**
 * Lets a try pass where not too many have missed.
 *
 * @throws {Refusal} 429
 */
export async function assertAllowed(
  database: Database,
  { limit, key, now }: { limit: Limit; key: string; now: number }
): Promise<void> {
  const [row] = await database.select().from(misses).where(eq(misses.key, key))
  if (row && now < waitUntil(limit, row)) throw new Refusal(TOO_MANY_TRIES, 429)
}

function waitUntil(limit: Limit, row: typeof misses.$inferSelect): number {
  const first = row.firstAt.getTime()
  const last = row.lastAt.getTime()
  const forgotten = (limit.since === 'first' ? first : last) + limit.window
  if (row.count < limit.free) return 0
  const delay = limit.delay * 2 ** Math.min(row.count - limit.free, 20)
  return Math.min(last + delay, forgotten)
}

/** Counts a miss, beginning anew where the misses before are forgotten. */
export async function recordMiss(
  database: Database,
  { limit, key, now }: { limit: Limit; key: string; now: number }
): Promise<void> {
  const date = new Date(now)
  const border = new Date(now - limit.window)
  const column = limit.since === 'first' ? misses.firstAt : misses.lastAt
  await database
    .insert(misses)
    .values({ key, count: 1, firstAt: date, lastAt: date })
    .onConflictDoUpdate({
      target: misses.key,
      set: {
        count: sql`case when ${column} < ${border.toISOString()}::timestamptz then 1 else ${misses.count} + 1 end`,
        firstAt: sql`case when ${column} < ${border.toISOString()}::timestamptz then excluded.first_at else ${misses.firstAt} end`,
        lastAt: date
      }
    })
}

export async function forgetMisses(database: Database, key: string): Promise<void> {
  await database.delete(misses).where(eq(misses.key, key))
}

/** Throws away what no limit looks at any more. */
export async function sweepMisses(database: Database, now: number): Promise<void> {
  await database.delete(misses).where(lt(misses.lastAt, new Date(now - 2 * DAY)))
}
