import { chosen, shuffled, wholeBetween } from './deterministic.ts'
import { LIVE_CATEGORIES } from './categories.ts'

export interface TableSeed {
  readonly id: number
  readonly name: string
  readonly providerId: number
  readonly image: string
  /** Empty for a table without a dealer. */
  readonly dealer: string
  /** In kuruş. */
  readonly minBet: number
  readonly maxBet: number
  /** Free seats; 0 is full. */
  readonly seats: number
  readonly categories: readonly number[]
}

const FIRST_ID = 5001

const DEALERS = ['Defne', 'Mert', 'Elif', 'Kaan', 'Derya', 'Bora', 'Nil', 'Arda'] as const

/** Short names of studios, for the names of tables. */
const SHORT_NAMES: Record<number, string> = {
  61: 'Yakamoz',
  62: 'Köşk',
  63: 'Galata',
  64: 'Ihlamur',
  65: 'Divan'
}

/** Number of tables by category and studio. */
const TABLES_OF: readonly (readonly [category: number, byStudio: Record<number, number>])[] = [
  [301, { 61: 9, 62: 5, 63: 4, 64: 4, 65: 2 }],
  [302, { 61: 9, 62: 9, 63: 5, 64: 5, 65: 2 }],
  [303, { 61: 4, 62: 2, 63: 4, 64: 0, 65: 2 }],
  [304, { 61: 4, 62: 2, 63: 2, 64: 2, 65: 0 }],
  [305, { 61: 2, 62: 2, 63: 1, 64: 1, 65: 2 }]
]

const TURKISH = 306
const HIGH_LIMIT = 307
const NEW = 308

interface Place {
  category: number
  providerId: number
  nth: number
}

/** The 84 live tables. */
export function makeTables(): readonly TableSeed[] {
  const places = TABLES_OF.flatMap(([category, byStudio]) =>
    Object.entries(byStudio).flatMap(([studio, count]) =>
      Array.from({ length: count }, (_, nth) => ({ category, providerId: Number(studio), nth }))
    )
  )
  const groups = overlappingGroups(places)
  const inOrder = shuffled(places, 'tables')
  return inOrder.map((place, index) => makeTable(FIRST_ID + index, place, groups.get(place) ?? []))
}

function makeTable(id: number, place: Place, groups: readonly number[]): TableSeed {
  const isHigh = groups.includes(HIGH_LIMIT)
  const isTurkish = groups.includes(TURKISH)
  return {
    id,
    name: nameOf(place, isHigh ? 'Büyük ' : isTurkish ? 'Türkçe ' : ''),
    providerId: place.providerId,
    image: `/images/tables/${id}.webp`,
    dealer: place.category === 301 && place.nth === 3 ? '' : chosen(DEALERS, `dealer:${id}`),
    minBet: isHigh ? 50_000 : chosen([500, 1_000, 2_500, 5_000], `least:${id}`),
    maxBet: isHigh ? 10_000_000 : chosen([50_000, 100_000, 250_000], `most:${id}`),
    seats: seatsOf(id, place.category),
    categories: [place.category, ...groups]
  }
}

/** "Rulet Yakamoz 1", "Blackjack Köşk A", "Çark Divan". The tables of the poker category say that they play twenty-one. */
function nameOf({ category, providerId, nth }: Place, prefix: string): string {
  const studio = SHORT_NAMES[providerId] ?? ''
  const letter = String.fromCharCode('A'.charCodeAt(0) + nth)
  if (category === 305) return `${prefix}${['Çark', 'Sandık'][nth] ?? 'Kule'} ${studio}`
  const game = { 301: 'Rulet', 302: 'Blackjack', 303: 'Bakara', 304: 'Yirmi Bir' }[category] ?? ''
  return `${prefix}${game} ${studio} ${category === 302 ? letter : nth + 1}`
}

/** Card tables have up to seven seats, wheels many. */
function seatsOf(id: number, category: number): number {
  const isSeated = category === 302 || category === 304
  return isSeated ? wholeBetween(0, 7, `seats:${id}`) : wholeBetween(20, 180, `seats:${id}`)
}

/** Further categories of tables. None of these tables is of the restricted studio. */
function overlappingGroups(places: readonly Place[]): ReadonlyMap<Place, readonly number[]> {
  const seenByAll = places.filter(({ providerId }) => providerId !== 65)
  const size = (id: number) => LIVE_CATEGORIES.find(category => category.id === id)?.items ?? 0
  const turkish = shuffled(seenByAll, 'turkish')
  const groups: readonly (readonly [number, readonly Place[]])[] = [
    [TURKISH, turkish.slice(0, size(TURKISH))],
    [HIGH_LIMIT, turkish.slice(size(TURKISH)).slice(0, size(HIGH_LIMIT))],
    [NEW, shuffled(seenByAll, 'new').slice(0, size(NEW))]
  ]
  return new Map(
    places.map(place => [
      place,
      groups.filter(([, members]) => members.includes(place)).map(([group]) => group)
    ])
  )
}
