/** Ground, motif and accent of the twelve drawn covers. */
const palettes = [
  ['#0f3b45', '#2f7c86', '#f0b13c'],
  ['#5a1e1b', '#b8452f', '#f6c9a8'],
  ['#123a6b', '#2e76b5', '#e9eef2'],
  ['#4a1030', '#a12b55', '#f2a7a0'],
  ['#2c3716', '#6f8132', '#e7d58a'],
  ['#4b2e05', '#b5761a', '#ffe3a3'],
  ['#2b3a42', '#6d8793', '#dde7e8'],
  ['#1a1740', '#5149a6', '#c9c4f4'],
  ['#0e3a2b', '#2e8b63', '#bfe8c6'],
  ['#3d1e12', '#a8593a', '#f1c7a6'],
  ['#0e1f3c', '#35598f', '#f0b13c'],
  ['#33262b', '#7f636b', '#ead7d3']
] as const

export interface CoverSeed {
  ground: string
  motif: string
  accent: string
  /** The next of a row of numbers, 0 to below 1, the same row for the same key. */
  next: () => number
}

/** Everything a cover is drawn from: the same for one key (`slot:1001`) for ever. */
export function coverSeed(key: string): CoverSeed {
  const next = randomRow(hash(key))
  const [ground, motif, accent] = palettes[Math.floor(next() * palettes.length)]!
  return { ground, motif, accent, next }
}

/** FNV-1a, 32 bit. Keys are ASCII. */
function hash(key: string): number {
  let value = 0x811c9dc5
  for (const letter of key) value = Math.imul(value ^ letter.charCodeAt(0), 0x01000193)
  return value >>> 0
}

/** The mulberry32 generator. */
function randomRow(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
