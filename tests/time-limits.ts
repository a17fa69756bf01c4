/**
 * Limits of browser tests, only for tests that hang: a test waits for conditions, never for a fixed time.
 */

/** For one condition: an element, an address, a value; ms. */
export const CONDITION_MS = 60_000

/** For a whole test, ms. */
export const HANG_MS = 300_000
