import { createHash } from 'node:crypto'

import { eq, lt, sql } from 'drizzle-orm'

import type { Database } from '../db/database.ts'
import { failedAttempts } from '../db/schema/index.ts'
import { Refusal, TOO_MANY_TRIES } from '../refusal.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How many attempts are allowed, and how long the caller has to wait after that. Times in ms. */
export interface Limit {
  readonly name: string
  /** Attempts allowed before the first wait. */
  readonly max: number
  /** The count restarts this long after the first (`first`) or the last (`last`) attempt. */
  readonly window: number
  readonly since: 'first' | 'last'
  /** Wait once `max` is reached; it doubles with each further attempt, up to the window. */
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

/**
 * Wrong passwords of one account from all networks that it has not logged in from, against guessing from many addresses.
 */
export const ACCOUNT_LIMIT: Limit = {
  name: 'account',
  max: 100,
  window: DAY,
  since: 'first',
  delay: MINUTE
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

/** Password reset links for one e-mail from one address, and links of one player to confirm a new e-mail. */
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

/**
 * Counts an attempt before it is made, in one statement, so that concurrent attempts cannot exceed the limit. The count
 * restarts at 1 when the earlier attempts are out of the window.
 *
 * @throws {Refusal} 429 while the limit is reached; the attempt is not counted then.
 */
export async function countAttempt(
  database: Database,
  { limit, key, now }: { limit: Limit; key: string; now: number }
): Promise<void> {
  const { count, firstAt, lastAt } = failedAttempts
  const date = new Date(now)
  const since = limit.since === 'first' ? firstAt : lastAt
  const [from, to] = [now - limit.window, now + limit.window].map(time => new Date(time).toISOString())
  // Attempts of the future were counted while the clock was ahead. They must not lock a player out until then.
  const isReset = sql`(${since} <= ${from}::timestamptz or ${since} > ${to}::timestamptz)`
  const delay = sql`${limit.delay} * power(2, ${count} - ${limit.max}) * interval '1 millisecond'`
  const counted = await database
    .insert(failedAttempts)
    .values({ key, count: 1, firstAt: date, lastAt: date })
    .onConflictDoUpdate({
      target: failedAttempts.key,
      set: {
        count: sql`case when ${isReset} then 1 else ${count} + 1 end`,
        firstAt: sql`case when ${isReset} then excluded.first_at else ${firstAt} end`,
        lastAt: date
      },
      setWhere: sql`${isReset} or ${count} < ${limit.max} or ${lastAt} + ${delay} <= excluded.last_at`
    })
    .returning({ key: failedAttempts.key })
  if (counted.length === 0) throw new Refusal(TOO_MANY_TRIES, 429)
}

/** Takes back an attempt that did not fail. */
export async function uncountAttempt(database: Database, key: string): Promise<void> {
  await database
    .update(failedAttempts)
    .set({ count: sql`greatest(${failedAttempts.count} - 1, 0)` })
    .where(eq(failedAttempts.key, key))
}

export async function clearFailures(database: Database, key: string): Promise<void> {
  await database.delete(failedAttempts).where(eq(failedAttempts.key, key))
}

/** Deletes failures that no limit counts any more. */
export async function deleteOldFailures(database: Database, now: number): Promise<void> {
  await database.delete(failedAttempts).where(lt(failedAttempts.lastAt, new Date(now - 2 * DAY)))
}
