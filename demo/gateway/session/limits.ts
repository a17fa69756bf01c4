import { createHash } from 'node:crypto'

import { eq, lt, sql } from 'drizzle-orm'

import type { Database } from '../db/database.ts'
import { failedAttempts } from '../db/schema/index.ts'
import { Refusal, TOO_MANY_TRIES } from '../refusal.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How many failed attempts are allowed, and how long the caller has to wait after that. Times in ms. */
export interface Limit {
  readonly name: string
  /** Failures allowed before the first wait. */
  readonly max: number
  /** Failures are reset this long after the first (`first`) or the last (`last`) of them. */
  readonly window: number
  readonly since: 'first' | 'last'
  /** Wait once `max` is reached; it doubles with each further failure, up to the window. */
  readonly delay: number
}

/** Wrong passwords of one account from one address: a caller elsewhere cannot lock the player out. */
export const PASSWORD_LIMIT: Limit = {
  name: 'password',
  max: 3,
  window: 30 * MINUTE,
  since: 'last',
  delay: 30 * SECOND
}

/** Wrong passwords of all accounts from one address, against password spraying. */
export const ADDRESS_LIMIT: Limit = {
  name: 'address',
  max: 30,
  window: 30 * MINUTE,
  since: 'last',
  delay: 10 * SECOND
}

/** Wrong codes of one account: the chance of a correct guess stays at 4·10⁻⁵ a day (W7). */
export const CODE_LIMIT: Limit = { name: 'code', max: 20, window: DAY, since: 'first', delay: DAY }

/** Wrong codes entered by a signed-in player, in addition to the limit by day. */
export const CONFIRMATION_LIMIT: Limit = {
  name: 'confirmation',
  max: 5,
  window: 30 * MINUTE,
  since: 'last',
  delay: 30 * SECOND
}

/** Wrong current passwords before a change; taken user names and e-mails count too. */
export const OWN_PASSWORD_LIMIT: Limit = { ...CONFIRMATION_LIMIT, name: 'own-password' }

/** SMS to one player, since each costs money. */
export const SMS_LIMIT: Limit = { name: 'sms', max: 10, window: HOUR, since: 'first', delay: HOUR }

/** Password reset links for one e-mail from one address. */
export const RECOVERY_LIMIT: Limit = {
  name: 'recovery',
  max: 5,
  window: HOUR,
  since: 'first',
  delay: MINUTE
}

/** Registrations from one address, refused ones included. */
export const REGISTRATION_LIMIT: Limit = {
  name: 'registration',
  max: 10,
  window: HOUR,
  since: 'first',
  delay: MINUTE
}

/** The key that failures are stored under. It is hashed, so that the table holds no personal data. */
export function limitKey(limit: Limit, ...parts: string[]): string {
  return `${limit.name}:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`
}

/** @throws {Refusal} 429 while the limit is reached. */
export async function assertAllowed(
  database: Database,
  { limit, key, now }: { limit: Limit; key: string; now: number }
): Promise<void> {
  const [row] = await database.select().from(failedAttempts).where(eq(failedAttempts.key, key))
  if (row && now < waitUntil(limit, row)) throw new Refusal(TOO_MANY_TRIES, 429)
}

function waitUntil(limit: Limit, row: typeof failedAttempts.$inferSelect): number {
  const first = row.firstAt.getTime()
  const last = row.lastAt.getTime()
  const resetAt = (limit.since === 'first' ? first : last) + limit.window
  if (row.count < limit.max) return 0
  const delay = limit.delay * 2 ** Math.min(row.count - limit.max, 20)
  return Math.min(last + delay, resetAt)
}

/** Counts a failure; restarts at 1 when the earlier ones are out of the window. */
export async function recordFailure(
  database: Database,
  { limit, key, now }: { limit: Limit; key: string; now: number }
): Promise<void> {
  const date = new Date(now)
  const windowStart = new Date(now - limit.window).toISOString()
  const column = limit.since === 'first' ? failedAttempts.firstAt : failedAttempts.lastAt
  await database
    .insert(failedAttempts)
    .values({ key, count: 1, firstAt: date, lastAt: date })
    .onConflictDoUpdate({
      target: failedAttempts.key,
      set: {
        count: sql`case when ${column} < ${windowStart}::timestamptz then 1 else ${failedAttempts.count} + 1 end`,
        firstAt: sql`case when ${column} < ${windowStart}::timestamptz then excluded.first_at else ${failedAttempts.firstAt} end`,
        lastAt: date
      }
    })
}

export async function clearFailures(database: Database, key: string): Promise<void> {
  await database.delete(failedAttempts).where(eq(failedAttempts.key, key))
}

/** Deletes failures that no limit counts any more. */
export async function deleteOldFailures(database: Database, now: number): Promise<void> {
  await database.delete(failedAttempts).where(lt(failedAttempts.lastAt, new Date(now - 2 * DAY)))
}
