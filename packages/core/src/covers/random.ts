/** FNV-1a, 32 bit, over the UTF-8 bytes. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}

/** mulberry32: the same sequence for the same key everywhere, each number 0 ≤ n < 1. */
export function randomOf(key: string): () => number {
  let state = hashOf(key)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Picks an item by a random number 0 ≤ n < 1. */
export function pick<Item>(items: readonly [Item, ...Item[]], random: number): Item {
  return items[Math.floor(random * items.length)] ?? items[0]
}
