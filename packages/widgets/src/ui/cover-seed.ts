import { COVER_PALETTES, type CoverColours, pick, randomOf } from '@bnw/core/covers'

export interface CoverSeed {
  ground: string
  motif: string
  accent: string
  /** The next number of a sequence, 0 ≤ n < 1; the same sequence for the same key. */
  next: () => number
}

/** What a cover is drawn from; always the same for a key such as `slot:1001`. */
export function coverSeed(key: string): CoverSeed {
  const next = randomOf(key)
  const { ground, motif, accent } = pick<CoverColours>(COVER_PALETTES, next())
  return { ground, motif, accent, next }
}
