import type { Noun } from '../covers/nouns.ts'

export type BannerKind = 'slider' | 'promotion' | 'tournament' | 'popup' | 'day'

type Subjects = readonly [Noun, Noun, Noun]

/** What the banner of each id shows, the largest first: what its title speaks of. */
const SUBJECTS: Record<BannerKind, readonly Subjects[]> = {
  slider: [
    ['gift', 'coins', 'moneybox'],
    ['coins', 'balloon', 'clock'],
    ['moneybox', 'coins', 'envelope'],
    ['trophy', 'sail', 'lighthouse'],
    ['reels', 'lantern', 'gull'],
    ['wheel', 'blackjack', 'baccarat'],
    ['balls', 'ticket', 'marbles'],
    ['envelope', 'tram', 'bridge'],
    ['wheel', 'poker', 'coins'],
    ['gift', 'ticket', 'balloon'],
    ['sail', 'gull', 'lighthouse']
  ],
  promotion: [
    ['gift', 'coins', 'moneybox'],
    ['coins', 'balloon', 'clock'],
    ['moneybox', 'coins', 'envelope'],
    ['coins', 'clock', 'simit'],
    ['trophy', 'clock', 'lantern'],
    ['shield', 'blackjack', 'wheel'],
    ['gift', 'ticket', 'balloon'],
    ['ticket', 'tree', 'reels'],
    ['ferry', 'gift', 'quay'],
    ['sail', 'gull', 'quay'],
    ['reels', 'trophy', 'coins']
  ],
  tournament: [
    ['trophy', 'sail', 'gull'],
    ['ferry', 'trophy', 'lighthouse'],
    ['trophy', 'lamp', 'coins'],
    ['compass', 'trophy', 'ferry'],
    ['tree', 'trophy', 'clock'],
    ['sail', 'trophy', 'gull'],
    ['lantern', 'trophy', 'tram'],
    ['simit', 'trophy', 'pot'],
    ['quay', 'trophy', 'ferry']
  ],
  popup: [['balloon', 'gull', 'gift']],
  day: [
    ['gift', 'clock', 'lantern'],
    ['simit', 'pot', 'delight']
  ]
}

/** Ids beyond the seed's show what one of the known banners does. */
export function subjectsOf(kind: BannerKind, id: number): Subjects | undefined {
  const known = SUBJECTS[kind]
  return known[(id - 1) % known.length]
}
