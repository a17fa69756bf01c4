import { outcomeOf, STRIP, type Stops } from '../../engines/reels/engine.ts'
import { hashOf } from '../../engines/random.ts'

/** Symbols, frame, ground and sounds of a slot. Odds and payouts are the same in all of them. */
export const SKIN_NAMES = ['harbour', 'night', 'bazaar', 'garden', 'workshop'] as const
export type SkinName = (typeof SKIN_NAMES)[number]

/** Nouns in the names of games, in Turkish lower case. */
const NOUNS: Readonly<Record<SkinName, readonly string[]>> = {
  harbour: [
    ...['martı', 'iskele', 'vapur', 'pusula', 'yelken', 'mendirek', 'halat'],
    ...['gull', 'quay', 'compass', 'sail', 'harbour']
  ],
  night: ['fener', 'kandil', 'köprü', 'sarnıç', 'lantern', 'cistern'],
  bazaar: ['simit', 'cezve', 'lokum', 'kumbara'],
  garden: ['çınar', 'avlu', 'nakkaş'],
  workshop: [
    ...['makara', 'tramvay', 'bilye', 'topaç', 'saat', 'zarf'],
    ...['tram', 'marble', 'pulley', 'envelope', 'clockwork']
  ]
}

/** The skin that the name of a game asks for; a name without a known noun always has the same one of the five. */
export function skinOf(name: string): SkinName {
  const words = name.toLocaleLowerCase('tr').split(/\s+/)
  const named = SKIN_NAMES.find(skin => NOUNS[skin].some(noun => words.includes(noun)))
  return named ?? SKIN_NAMES[hashOf(name) % SKIN_NAMES.length] ?? 'harbour'
}

/** The stops of a game before its first round: differ by game, and never pay. */
export function firstStopsOf(name: string): Stops {
  const hash = hashOf(`stops:${name}`)
  const stop = (shift: number) => (hash >>> shift) % STRIP.length
  const stops = [stop(0), stop(7), stop(14)] as const
  if (outcomeOf(stops).matching === 0) return stops
  // No two neighbours of the strip are equal.
  return [stops[0], (stops[1] + 1) % STRIP.length, stops[2]]
}
