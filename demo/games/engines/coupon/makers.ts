import { COURSES, HORSES, type LEAGUES } from './names.ts'
import { oddsOf, type Three } from './odds.ts'
import type { BookEvent, Both } from '../../protocol/coupons.ts'

/** Numbers 0 ≤ n < 1, the same for the same bulletin. */
export type Next = () => number

const RESULT: Both = both('Maç sonucu', 'Match result')
const GOALS: Both = both('Toplam gol', 'Total goals')
const WINNER: Both = both('Birinci', 'Winner')

/** The first `count` matches of each league's day, no team in two of them. */
export function leagueDay(next: Next, league: (typeof LEAGUES)[number], count: number): [string, string][] {
  const teams = shuffled(league.teams, next)
  return Array.from({ length: count }, (_, at) => [teams[at * 2] ?? '', teams[at * 2 + 1] ?? ''])
}

export function matchOf(next: Next, league: Both, [home, away]: readonly [string, string]): BookEvent {
  const draw = 22 + Math.floor(next() * 8)
  const first = Math.round((100 - draw) * (0.28 + next() * 0.5))
  return resultEvent({ league, home, away, weights: [first, draw, 100 - draw - first] })
}

interface Result {
  league: Both
  home: string
  away: string
  weights: Three<number>
}

export function resultEvent({ league, home, away, weights }: Result): BookEvent {
  return finished({
    kind: 'match',
    group: league,
    title: `${home} – ${away}`,
    market: RESULT,
    picks: [same(home), both('Beraberlik', 'Draw'), same(away)],
    weights
  })
}

export function goalsOf(next: Next, league: Both, [home, away]: readonly [string, string]): BookEvent {
  const few = 24 + Math.floor(next() * 12)
  const some = 40 + Math.floor(next() * 8)
  return finished({
    kind: 'goals',
    group: league,
    title: `${home} – ${away}`,
    market: GOALS,
    picks: [both('0–1 gol', '0–1 goals'), both('2–3 gol', '2–3 goals'), both('4 ve üzeri', '4 or more')],
    weights: [few, some, 100 - few - some]
  })
}

/** Races of three runners, no runner in two of them. */
export function racesOf(next: Next): BookEvent[] {
  const runners = shuffled(HORSES, next)
  return COURSES.map((course, at) => {
    const [first = '', second = '', third = ''] = runners.slice(at * 3, at * 3 + 3)
    const favourite = 36 + Math.floor(next() * 20)
    const outsider = 12 + Math.floor(next() * 14)
    const [one = 1, two = 1, three = 1] = shuffled([favourite, outsider, 100 - favourite - outsider], next)
    return finished({
      kind: 'race',
      group: both(`${at + 1}. koşu`, `Race ${at + 1}`),
      title: `${course} ${1_000 + 200 * Math.floor(next() * 6)} m`,
      market: WINNER,
      picks: [same(first), same(second), same(third)],
      weights: [one, two, three]
    })
  })
}

/** Four tables. Their chances are those of real dice, cards, coins and marbles. */
export function tables(): BookEvent[] {
  return TABLES.map(finished)
}

const TABLES: readonly Unpriced[] = [
  {
    kind: 'dice',
    group: both('Zar masası', 'Dice table'),
    title: 'Köşk',
    market: both('İki zarın toplamı', 'Sum of two dice'),
    picks: [both('7’den az', 'Under 7'), both('Tam 7', 'Exactly 7'), both('7’den çok', 'Over 7')],
    weights: [15, 6, 15]
  },
  {
    kind: 'cards',
    group: both('Kart masası', 'Card table'),
    title: 'Divan',
    market: both('Çekilen kart', 'The drawn card'),
    picks: [same('2–6'), same('7–10'), both('Vale–As', 'Jack–Ace')],
    weights: [5, 4, 4]
  },
  {
    kind: 'coins',
    group: both('Para masası', 'Coin table'),
    title: 'Kumbara',
    market: both('İki para atışı', 'Two coin tosses'),
    picks: [
      both('İki yazı', 'Two tails'),
      both('Biri yazı, biri tura', 'One of each'),
      both('İki tura', 'Two heads')
    ],
    weights: [1, 2, 1]
  },
  {
    kind: 'marbles',
    group: both('Bilye masası', 'Marble table'),
    title: 'Topaç',
    market: both('Torbadan çıkan bilye', 'Marble from the bag'),
    picks: [both('Mavi', 'Blue'), both('Kehribar', 'Amber'), both('Nar', 'Pomegranate')],
    weights: [5, 3, 2]
  }
]

type Unpriced = Omit<BookEvent, 'odds' | 'weights' | 'standing'> & { weights: Three<number> }

function finished(event: Unpriced): BookEvent {
  return { ...event, weights: [...event.weights], odds: oddsOf(event.weights), standing: null }
}

function both(tr: string, en: string): Both {
  return { tr, en }
}

function same(text: string): Both {
  return both(text, text)
}

export function shuffled<Item>(items: readonly Item[], next: Next): Item[] {
  return items
    .map(item => ({ item, at: next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)
}
