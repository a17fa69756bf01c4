import { gt, lte, sql, type Column, type SQL } from 'drizzle-orm'

/**
 * Selects what has not expired. What would be valid for more than twice its lifetime was stored while the clock was ahead,
 * and must not be valid until then.
 *
 * @param lifetime In ms, as `now`.
 */
export function isCurrent(expiresAt: Column, { now, lifetime }: { now: number; lifetime: number }): SQL {
  return sql`(${gt(expiresAt, new Date(now))} and ${lte(expiresAt, new Date(now + 2 * lifetime))})`
}

/** Max difference between the clocks of two processes, ms. */
const MAX_DIFFERENCE_MS = 60_000

/** Whether a row was stored while the clock was ahead; what is due at such a date would stay open until then. */
export function isAhead(storedAt: Column, now: number): SQL {
  return gt(storedAt, new Date(now + MAX_DIFFERENCE_MS))
}
