import { hostileAddresses, hostileMarkup } from '@bnw/core/testing'

/** `HOSTILE=full` takes the 2,000 texts and 500 addresses of S1 and S2; else a sample of both. */
export const IS_FULL = process.env['HOSTILE'] === 'full'
export const TEXTS = IS_FULL ? 2_000 : 100
export const ADDRESSES = IS_FULL ? 500 : 25

export const texts: readonly string[] = spread(hostileMarkup(2_000), TEXTS)
export const addresses: readonly string[] = spread(hostileAddresses(500), ADDRESSES)

/** Values for addresses: all texts, and an address after every fourth. */
export const links: readonly string[] = addresses.flatMap((address, at) => [
  ...texts.slice(at * (TEXTS / ADDRESSES), (at + 1) * (TEXTS / ADDRESSES)),
  address
])

function spread<Item>(all: readonly Item[], count: number): Item[] {
  return Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)]!)
}
