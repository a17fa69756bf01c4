/** FNV-1a (32 bit) over the UTF-8 bytes: `slot:1001` → 18739683. As in core, from which the games import nothing. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193)
  }
  return hash >>> 0
}

/** A mulberry32 generator of numbers 0 ≤ n < 1, seeded by the key: the same key gives the same numbers everywhere. */
export function randomOf(key: string): () => number {
  let state = hashOf(key)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
