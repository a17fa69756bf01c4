/**
 * `npm run test:stress` and `npm run test:security` run with the full sizes of docs/quality-figures.md, `npm test` with
 * small ones to stay quick.
 */
export const IS_FULL = process.env['TEST_SIZE'] === 'full'

/** Size of a test. */
export function size(short: number, full: number): number {
  return IS_FULL ? full : short
}

/** For tests whose full size takes up to an hour on an idle machine. */
export const LONG = { timeout: IS_FULL ? 7_200_000 : 240_000 }
