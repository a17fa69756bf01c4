/** The six pictures, from the rarest to the most frequent. Source: the games' pay table, 20 stops to a reel. */
export const SYMBOLS = ['capa', 'marti', 'simit', 'fener', 'dalga', 'bilet'] as const
export type ReelSymbol = (typeof SYMBOLS)[number]

/**
 * What stands on each reel, from the first stop to the last: çapa 1, martı 2, simit 3, fener 4, dalga 5, bilet 5.
 * All three reels carry the same strip. The order is for the eye only: no two neighbours are alike.
 */
export const STRIP: readonly ReelSymbol[] = [
  ...(['capa', 'dalga', 'bilet', 'fener', 'simit'] as const),
  ...(['dalga', 'bilet', 'marti', 'fener', 'dalga'] as const),
  ...(['bilet', 'simit', 'fener', 'dalga', 'bilet'] as const),
  ...(['marti', 'dalga', 'simit', 'fener', 'bilet'] as const)
]

/** Multiples of the stake: for three alike, and for the first two alike when the third is another. */
export const PAYS: Readonly<Record<ReelSymbol, { readonly three: number; readonly two: number }>> = {
  capa: { three: 150, two: 20 },
  marti: { three: 40, two: 8 },
  simit: { three: 25, two: 4 },
  fener: { three: 14, two: 3 },
  dalga: { three: 8, two: 2 },
  bilet: { three: 6, two: 2 }
}

/** Of 8,000 equally likely outcomes together 7,627 stakes come back: 95.34 %. Proved by counting all of them. */
export const EXACT_RETURN = { numerator: 7_627, denominator: 8_000 } as const

/** A stop of each reel, 0 to 19. */
export type Stops = readonly [number, number, number]

export interface ReelsOutcome {
  readonly stops: Stops
  readonly symbols: readonly [ReelSymbol, ReelSymbol, ReelSymbol]
  /** How many of the first reels pay: 3, 2, or 0 when nothing does. */
  readonly matching: 0 | 2 | 3
  /** Multiple of the stake that comes back; 0 when nothing does. */
  readonly multiplier: number
}

/** What the line shows at these stops, and what it pays. */
export function outcomeOf(stops: Stops): ReelsOutcome {
  const symbols = [symbolAt(stops[0]), symbolAt(stops[1]), symbolAt(stops[2])] as const
  const [first, second, third] = symbols
  if (first !== second) return { stops, symbols, matching: 0, multiplier: 0 }
  if (second !== third) return { stops, symbols, matching: 2, multiplier: PAYS[first].two }
  return { stops, symbols, matching: 3, multiplier: PAYS[first].three }
}

/** 2³² is no multiple of 20: words from here on would favour the first 16 stops, so they are passed over. */
const FAIR_BELOW = 2 ** 32 - (2 ** 32 % STRIP.length)

/**
 * The stops that a drawn digest means: its first three fair words, modulo 20.
 *
 * @param words The eight 32-bit words of a digest (see `../fairness.ts`).
 * @throws RangeError Where six of the eight words are passed over, about once in 10⁴⁸ rounds; no money has moved then.
 */
export function stopsOf(words: readonly number[]): Stops {
  const [first, second, third] = words.filter(word => word < FAIR_BELOW)
  if (first === undefined || second === undefined || third === undefined) {
    throw new RangeError('The digest holds fewer than three fair words')
  }
  return [first % STRIP.length, second % STRIP.length, third % STRIP.length]
}

function symbolAt(stop: number): ReelSymbol {
  const symbol = STRIP[stop]
  if (!symbol) throw new RangeError(`A reel has no stop ${stop}`)
  return symbol
}
