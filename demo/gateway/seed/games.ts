import type { Quirk } from '../db/schema/catalogue.ts'
import { chosen, range, shuffled } from './deterministic.ts'
import { furtherName, gameName } from './names.ts'
import { SLOT_CATEGORIES } from './categories.ts'
import { SLOT_STUDIOS } from './studios.ts'

export interface GameSeed {
  readonly id: number
  readonly name: string
  readonly providerId: number
  /** Null: no picture. */
  readonly image: string | null
  readonly theme: Theme
  readonly volatility: Volatility
  /** In kuruş. */
  readonly minStake: number
  readonly maxStake: number
  readonly isNew: boolean
  readonly hasDemo: boolean
  readonly hasJackpot: boolean
  /** Written with the other spelling of the keys (`provider_id`, `gameid`). */
  readonly hasVariantKeys: boolean
  readonly categories: readonly number[]
  readonly quirk: Quirk | null
}

const THEMES = ['sea', 'market', 'tale', 'machine', 'air', 'kitchen'] as const
type Theme = (typeof THEMES)[number]

const VOLATILITIES = ['low', 'middle', 'high'] as const
export type Volatility = (typeof VOLATILITIES)[number]

const GAMES = 312
const FIRST_ID = 1001

/** First id of games beyond the 312; does not overlap the games with forced outcomes. */
const FURTHER_ID = 100_001
const MAX_FURTHER = 21_000

/** One game in nine has a badge: 18 jackpot and 24 new, 7 of them both. */
const BADGED = range(GAMES).filter(index => index % 9 === 4)
const WITH_JACKPOT = new Set(shuffled(BADGED, 'badge').slice(0, 18))
const NEW = new Set(shuffled(BADGED, 'badge').slice(11))

const NO_PICTURE = new Set([46, 139, 271])
export const PICTURE_MISSING: readonly number[] = [1089, 1231]
const VARIANT_KEYS = new Set(range(12).map(nth => 7 + nth * 26))

/** A name of 64 letters, and one that contains markup. */
const ODD_NAMES = new Map([
  [197, 'Yağmurlu Tramvay ve Kıyıda Bekleyen Yedinci Fenerin Uzun Gecesi!'],
  [223, 'Simit & Halat <b>Kalın</b>']
])

const STUDIO_OF = SLOT_STUDIOS.flatMap(({ id, items }) => Array<number>(items).fill(id))

/** The 312 games, or up to 21,000 more. */
export function makeGames(count: number = GAMES): readonly GameSeed[] {
  const groups = groupsOfGames()
  const games = range(GAMES).map(index => makeGame(index, groups))
  return [...games, ...range(Math.min(MAX_FURTHER, Math.max(0, count - GAMES))).map(makeFurtherGame)]
}

function makeGame(index: number, groups: ReadonlyMap<number, ReadonlySet<number>>): GameSeed {
  const id = FIRST_ID + index
  const isLow = groups.get(10)?.has(index) ?? false
  return {
    ...traitsOf(id),
    name: ODD_NAMES.get(index) ?? gameName(index),
    // 97 and 312 have no common factor, which spreads studios over all pages.
    providerId: STUDIO_OF[(index * 97) % GAMES] ?? 0,
    image: NO_PICTURE.has(index) ? null : `/images/games/${id}.webp`,
    minStake: isLow ? 100 : chosen([100, 200, 500], `stake:${id}`),
    maxStake: isLow ? 2_500 : 10_000,
    isNew: NEW.has(index),
    hasJackpot: WITH_JACKPOT.has(index),
    hasVariantKeys: VARIANT_KEYS.has(index),
    categories: [...groups].filter(([, members]) => members.has(index)).map(([category]) => category)
  }
}

function makeFurtherGame(index: number): GameSeed {
  const id = FURTHER_ID + index
  const [first = 0, ...others] = SLOT_STUDIOS.filter(({ items }) => items > 0).map(studio => studio.id)
  return {
    ...traitsOf(id),
    name: furtherName(index),
    providerId: chosen([first, ...others], `studio:${id}`),
    image: `/images/games/${id}.webp`,
    minStake: 100,
    maxStake: 10_000,
    isNew: false,
    hasJackpot: false,
    hasVariantKeys: false,
    categories: []
  }
}

function traitsOf(id: number) {
  return {
    id,
    theme: themeOf(id),
    volatility: chosen(VOLATILITIES, `volatility:${id}`),
    hasDemo: id % 3 !== 0,
    quirk: null
  }
}

function themeOf(id: number): Theme {
  return chosen(THEMES, `theme:${id}`)
}

/** Categories of the 312 games, by index. */
function groupsOfGames(): ReadonlyMap<number, ReadonlySet<number>> {
  const ofTheme = (...themes: Theme[]) =>
    range(GAMES).filter(index => themes.includes(themeOf(FIRST_ID + index)))
  const candidates: Record<number, readonly number[]> = {
    1: [...NEW],
    4: [...WITH_JACKPOT],
    6: ofTheme('market', 'kitchen'),
    7: ofTheme('tale', 'air'),
    8: ofTheme('sea', 'air')
  }
  return new Map(
    SLOT_CATEGORIES.map(({ id, items }) => {
      const members = shuffled(candidates[id] ?? range(GAMES), `category:${id}`)
      return [id, new Set(members.slice(0, items))]
    })
  )
}

/** Games that only the search `deneme` finds. */
export const FORCED_GAMES: readonly GameSeed[] = [
  forced(1901, 'Deneme: adres yok', 'no-url'),
  forced(1902, 'Deneme: sunucu hatası', 'server-error'),
  forced(1903, 'Deneme: hiç yüklenmez', 'never-loads'),
  forced(1904, 'Deneme: 5 saniyede çıkar', 'exits'),
  forced(1905, 'Deneme: para yatırma ister', 'asks-deposit'),
  ...range(5).map(nth => forced(1910 + nth, `Deneme: favori reddi ${nth + 1}`, 'favourite-refused'))
]

function forced(id: number, name: string, quirk: Quirk): GameSeed {
  return {
    ...traitsOf(id),
    name,
    providerId: 11,
    image: `/images/games/${id}.webp`,
    minStake: 100,
    maxStake: 10_000,
    isNew: false,
    hasJackpot: false,
    hasVariantKeys: false,
    categories: [],
    quirk
  }
}

/** The name of a game beyond the 312, by its id. */
export function furtherGameName(id: string): string | undefined {
  const index = Number(id) - FURTHER_ID
  return Number.isInteger(index) && index >= 0 && index < MAX_FURTHER ? furtherName(index) : undefined
}
