/**
 * Limits of browser tests. They only end what hangs: a test waits for conditions, which a slow machine meets later, and
 * never for a time.
 */

/** For one condition: an element, an address, a value; ms. */
export const CONDITION_MS = 60_000

/** For a whole test, ms. */
export const HANG_MS = 300_000
