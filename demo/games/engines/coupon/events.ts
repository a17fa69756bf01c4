import type { BookEvent, Translated } from '../../protocol/coupons.ts'
import { COURSES, HORSES, type LEAGUES } from './names.ts'
import { oddsOf, type Three } from './odds.ts'

/** Numbers 0 ≤ n < 1, the same for the same bulletin. */
export type Random = () => number

type League = (typeof LEAGUES)[number]
type Teams = readonly [home: string, away: string]

const RESULT = translated('Maç sonucu', 'Match result')
const GOALS = translated('Toplam gol', 'Total goals')
const WINNER = translated('Birinci', 'Winner')

/** Pairs of teams of a league, no team in two of them. */
export function pairTeams(random: Random, league: League, count: number): Teams[] {
  const teams = shuffled(league.teams, random)
  return Array.from({ length: count }, (_, index) => [teams[index * 2] ?? '', teams[index * 2 + 1] ?? ''])
}

export function matchEvent(random: Random, league: Translated, [home, away]: Teams): BookEvent {
  const draw = 22 + Math.floor(random() * 8)
  const win = Math.round((100 - draw) * (0.28 + random() * 0.5))
  return resultEvent({ league, home, away, weights: [win, draw, 100 - draw - win] })
}

interface Match {
  league: Translated
  home: string
  away: string
  weights: Three<number>
}

/** A match with home, draw and away as outcomes. */
export function resultEvent({ league, home, away, weights }: Match): BookEvent {
  return withOdds({
    kind: 'match',
    group: league,
    title: `${home} – ${away}`,
    market: RESULT,
    picks: [untranslated(home), translated('Beraberlik', 'Draw'), untranslated(away)],
    weights
  })
}

export function goalsEvent(random: Random, league: Translated, [home, away]: Teams): BookEvent {
  const few = 24 + Math.floor(random() * 12)
  const some = 40 + Math.floor(random() * 8)
  return withOdds({
    kind: 'goals',
    group: league,
    title: `${home} – ${away}`,
    market: GOALS,
    picks: [
      translated('0–1 gol', '0–1 goals'),
      translated('2–3 gol', '2–3 goals'),
      translated('4 ve üzeri', '4 or more')
    ],
    weights: [few, some, 100 - few - some]
  })
}

/** Races of three runners, no runner in two of them. */
export function raceEvents(random: Random): BookEvent[] {
  const runners = shuffled(HORSES, random)
  return COURSES.map((course, index) => {
    const [first = '', second = '', third = ''] = runners.slice(index * 3, index * 3 + 3)
    const favourite = 36 + Math.floor(random() * 20)
    const outsider = 12 + Math.floor(random() * 14)
    const chances = [favourite, outsider, 100 - favourite - outsider]
    const [one = 1, two = 1, three = 1] = shuffled(chances, random)
    return withOdds({
      kind: 'race',
      group: translated(`${index + 1}. koşu`, `Race ${index + 1}`),
      title: `${course} ${1_000 + 200 * Math.floor(random() * 6)} m`,
      market: WINNER,
      picks: [untranslated(first), untranslated(second), untranslated(third)],
      weights: [one, two, three]
    })
  })
}

/** Four tables with the probabilities of real dice, cards, coins and marbles. */
export function tableEvents(): BookEvent[] {
  return TABLES.map(withOdds)
}

const TABLES: readonly Unpriced[] = [
  {
    kind: 'dice',
    group: translated('Zar masası', 'Dice table'),
    title: 'Köşk',
    market: translated('İki zarın toplamı', 'Sum of two dice'),
    picks: [
      translated('7’den az', 'Under 7'),
      translated('Tam 7', 'Exactly 7'),
      translated('7’den çok', 'Over 7')
    ],
    weights: [15, 6, 15]
  },
  {
    kind: 'cards',
    group: translated('Kart masası', 'Card table'),
    title: 'Divan',
    market: translated('Çekilen kart', 'The drawn card'),
    picks: [untranslated('2–6'), untranslated('7–10'), translated('Vale–As', 'Jack–Ace')],
    weights: [5, 4, 4]
  },
  {
    kind: 'coins',
    group: translated('Para masası', 'Coin table'),
    title: 'Kumbara',
    market: translated('İki para atışı', 'Two coin tosses'),
    picks: [
      translated('İki yazı', 'Two tails'),
      translated('Biri yazı, biri tura', 'One of each'),
      translated('İki tura', 'Two heads')
    ],
    weights: [1, 2, 1]
  },
  {
    kind: 'marbles',
    group: translated('Bilye masası', 'Marble table'),
    title: 'Topaç',
    market: translated('Torbadan çıkan bilye', 'Marble from the bag'),
    picks: [translated('Mavi', 'Blue'), translated('Kehribar', 'Amber'), translated('Nar', 'Pomegranate')],
    weights: [5, 3, 2]
  }
]

/** An event before its odds are computed. */
type Unpriced = Omit<BookEvent, 'odds' | 'weights' | 'standing'> & { weights: Three<number> }

function withOdds(event: Unpriced): BookEvent {
  return { ...event, weights: [...event.weights], odds: oddsOf(event.weights), standing: null }
}

function translated(tr: string, en: string): Translated {
  return { tr, en }
}

function untranslated(text: string): Translated {
  return translated(text, text)
}

export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map(item => ({ item, position: random() }))
    .toSorted((one, other) => one.position - other.position)
    .map(({ item }) => item)
}
