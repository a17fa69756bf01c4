/** `npm run test:stress` runs with the full sizes of the requirements, `npm test` with small ones to stay quick. */
export const IS_FULL = process.env['STRESS_SIZE'] === 'full'

/** Size of a stress test. */
export function size(short: number, full: number): number {
  return IS_FULL ? full : short
}

export const LONG = { timeout: IS_FULL ? 3_600_000 : 240_000 }
