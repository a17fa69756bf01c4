import { fairNumbers } from '../fairness.ts'

/** The six symbols, from the rarest to the most frequent. Source: pay table of the game, 20 stops per reel. */
export const SYMBOLS = ['capa', 'marti', 'simit', 'fener', 'dalga', 'bilet'] as const
export type ReelSymbol = (typeof SYMBOLS)[number]

/**
 * The symbols of a reel by stop: çapa 1, martı 2, simit 3, fener 4, dalga 5, bilet 5. All three reels have the same
 * strip. The order does not change the odds; no two neighbours are equal.
 */
export const STRIP: readonly ReelSymbol[] = [
  ...(['capa', 'dalga', 'bilet', 'fener', 'simit'] as const),
  ...(['dalga', 'bilet', 'marti', 'fener', 'dalga'] as const),
  ...(['bilet', 'simit', 'fener', 'dalga', 'bilet'] as const),
  ...(['marti', 'dalga', 'simit', 'fener', 'bilet'] as const)
]

/** Multiples of the stake for three equal symbols, and for the first two where the third differs. */
export const PAYS: Readonly<Record<ReelSymbol, { readonly three: number; readonly two: number }>> = {
  capa: { three: 150, two: 20 },
  marti: { three: 40, two: 8 },
  simit: { three: 25, two: 4 },
  fener: { three: 14, two: 3 },
  dalga: { three: 8, two: 2 },
  bilet: { three: 6, two: 2 }
}

/** All 8,000 equally likely outcomes together return 7,627 stakes: 95.34 %. A test counts them. */
export const EXACT_RETURN = { numerator: 7_627, denominator: 8_000 } as const

/** The stop of each reel, 0 to 19. */
export type Stops = readonly [number, number, number]

export interface ReelsOutcome {
  readonly stops: Stops
  readonly symbols: readonly [ReelSymbol, ReelSymbol, ReelSymbol]
  /** How many reels from the left pay. */
  readonly matching: 0 | 2 | 3
  /** Multiple of the stake that comes back; 0 for a loss. */
  readonly multiplier: number
}

/** The symbols on the line at these stops, and what they pay. */
export function outcomeOf(stops: Stops): ReelsOutcome {
  const symbols = [symbolAt(stops[0]), symbolAt(stops[1]), symbolAt(stops[2])] as const
  const [first, second, third] = symbols
  if (first !== second) return { stops, symbols, matching: 0, multiplier: 0 }
  if (second !== third) return { stops, symbols, matching: 2, multiplier: PAYS[first].two }
  return { stops, symbols, matching: 3, multiplier: PAYS[first].three }
}

/**
 * The stops of a drawn digest: its first three fair words, modulo 20.
 *
 * @param words The eight 32-bit words of a digest (see `../fairness.ts`).
 * @throws RangeError If six of the eight words are skipped, about once in 10⁴⁸ rounds; no money has moved then.
 */
export function stopsOf(words: readonly number[]): Stops {
  const next = fairNumbers(words)
  return [next(STRIP.length), next(STRIP.length), next(STRIP.length)]
}

function symbolAt(stop: number): ReelSymbol {
  const symbol = STRIP[stop]
  if (!symbol) throw new RangeError(`A reel has no stop ${stop}`)
  return symbol
}
