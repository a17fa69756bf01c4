import { COURSES, HORSES, type LEAGUES } from './names.ts'
import { oddsOf, type Three } from './odds.ts'
import type { BookEvent, Both } from './event.ts'

/** Numbers 0 ≤ n < 1, the same for the same bulletin. */
export type Next = () => number

const RESULT: Both = { tr: 'Maç sonucu', en: 'Match result' }
const GOALS: Both = { tr: 'Toplam gol', en: 'Total goals' }
const WINNER: Both = { tr: 'Birinci', en: 'Winner' }

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
    picks: [same(home), { tr: 'Beraberlik', en: 'Draw' }, same(away)],
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
    picks: [
      { tr: '0–1 gol', en: '0–1 goals' },
      { tr: '2–3 gol', en: '2–3 goals' },
      { tr: '4 ve üzeri', en: '4 or more' }
    ],
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
      group: { tr: `${at + 1}. koşu`, en: `Race ${at + 1}` },
      title: `${course} ${1_000 + 200 * Math.floor(next() * 6)} m`,
      market: WINNER,
      picks: [same(first), same(second), same(third)],
      weights: [one, two, three]
    })
  })
}

/** Four tables. Their chances are those of real dice, cards, coins and marbles. */
export function tables(): BookEvent[] {
  return [
    finished({
      kind: 'dice',
      group: { tr: 'Zar masası', en: 'Dice table' },
      title: 'Köşk',
      market: { tr: 'İki zarın toplamı', en: 'Sum of two dice' },
      picks: [
        { tr: '7’den az', en: 'Under 7' },
        { tr: 'Tam 7', en: 'Exactly 7' },
        { tr: '7’den çok', en: 'Over 7' }
      ],
      weights: [15, 6, 15]
    }),
    finished({
      kind: 'cards',
      group: { tr: 'Kart masası', en: 'Card table' },
      title: 'Divan',
      market: { tr: 'Çekilen kart', en: 'The drawn card' },
      picks: [same('2–6'), same('7–10'), { tr: 'Vale–As', en: 'Jack–Ace' }],
      weights: [5, 4, 4]
    }),
    finished({
      kind: 'coins',
      group: { tr: 'Para masası', en: 'Coin table' },
      title: 'Kumbara',
      market: { tr: 'İki para atışı', en: 'Two coin tosses' },
      picks: [
        { tr: 'İki yazı', en: 'Two tails' },
        { tr: 'Biri yazı, biri tura', en: 'One of each' },
        { tr: 'İki tura', en: 'Two heads' }
      ],
      weights: [1, 2, 1]
    }),
    finished({
      kind: 'marbles',
      group: { tr: 'Bilye masası', en: 'Marble table' },
      title: 'Topaç',
      market: { tr: 'Torbadan çıkan bilye', en: 'Marble from the bag' },
      picks: [
        { tr: 'Mavi', en: 'Blue' },
        { tr: 'Kehribar', en: 'Amber' },
        { tr: 'Nar', en: 'Pomegranate' }
      ],
      weights: [5, 3, 2]
    })
  ]
}

function finished(
  event: Omit<BookEvent, 'odds' | 'weights' | 'standing'> & { weights: Three<number> }
): BookEvent {
  return { ...event, weights: [...event.weights], odds: oddsOf(event.weights), standing: null }
}

function same(text: string): Both {
  return { tr: text, en: text }
}

export function shuffled<Item>(items: readonly Item[], next: Next): Item[] {
  return items
    .map(item => ({ item, at: next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)
}
