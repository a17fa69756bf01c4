import { randomOf } from '@bnw/games/engines/random'

/** The same items in an order that looks accidental and is always the same for the same key. */
export function shuffled<Item>(items: readonly Item[], key: string): Item[] {
  const next = randomOf(key)
  return items
    .map(item => ({ item, rank: next() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
}

/** One of the items, always the same for the same key. */
export function chosen<Item>(items: readonly [Item, ...Item[]], key: string): Item {
  return items[Math.floor(randomOf(key)() * items.length)] ?? items[0]
}

/** A whole number from `least` to `most`, always the same for the same key. */
export function wholeBetween(least: number, most: number, key: string): number {
  return least + Math.floor(randomOf(key)() * (most - least + 1))
}

/** 0, 1, 2 … below `count`. */
export function range(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index)
}

/** A text in the two languages of the product. */
export interface InBoth {
  readonly tr: string
  readonly en: string
}

export function inBoth(tr: string, en: string): InBoth {
  return { tr, en }
}
