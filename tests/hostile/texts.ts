import { hostileAddresses, hostileMarkup } from '@bnw/core/testing'

/** `HOSTILE=full` takes the 2,000 texts and 500 addresses of S1 and S2; else one of each kind of both. */
export const IS_FULL = process.env['HOSTILE'] === 'full'
export const TEXTS = IS_FULL ? 2_000 : 50
export const ADDRESSES = IS_FULL ? 500 : 50

export const texts: readonly string[] = hostileMarkup(TEXTS)
export const addresses: readonly string[] = hostileAddresses(ADDRESSES)

/** Values for addresses: all texts, and the addresses evenly between them. */
export const links: readonly string[] = addresses.flatMap((address, at) => [
  ...texts.slice(at * (TEXTS / ADDRESSES), (at + 1) * (TEXTS / ADDRESSES)),
  address
])
