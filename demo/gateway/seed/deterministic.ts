import { pick, randomOf } from '@bnw/core/covers'

import type { TextInBoth } from '../db/schema/columns.ts'

/** Shuffles items by a key; the same key gives the same order. */
export function shuffled<Item>(items: readonly Item[], key: string): Item[] {
  const next = randomOf(key)
  return items
    .map(item => ({ item, rank: next() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
}

/** Picks an item by a key. */
export function chosen<Item>(items: readonly [Item, ...Item[]], key: string): Item {
  return pick(items, randomOf(key)())
}

/** Picks an integer from `min` to `max` by a key. */
export function wholeBetween(min: number, max: number, key: string): number {
  return min + Math.floor(randomOf(key)() * (max - min + 1))
}

/** 0, 1, 2 … below `count`. */
export function range(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index)
}

/** A text in both languages. */
export function inBoth(tr: string, en: string): TextInBoth {
  return { tr, en }
}
