import type { TextInBoth } from '../db/schema/columns.ts'
import { inBoth, range, shuffled, wholeBetween } from './deterministic.ts'
import { makeGames } from './games.ts'
import { DAY, days, HOUR, MINUTE, type Span } from './schedule.ts'

export interface TournamentSeed extends Span {
  readonly id: number
  readonly name: string
  /** Whole kuruş. */
  readonly prize: number
  /** How many games count, 3 to 40. */
  readonly games: number
}

/**
 * 9 tournaments: 3 active, 2 upcoming, 4 concluded. One ends 3 minutes after the seed and one begins 2 minutes after it, to
 * show the change of groups.
 */
export const TOURNAMENTS: readonly TournamentSeed[] = [
  tournament(1, 'Lodos Haftası', { prize: 250_000, games: 40, span: days(-3, 4) }),
  tournament(2, 'Gece Vapuru Yarışı', {
    prize: 60_000,
    games: 12,
    span: { from: -5 * HOUR, to: 3 * MINUTE }
  }),
  tournament(3, 'Kehribar Kupası', { prize: 400_000, games: 30, span: days(-10, 12) }),
  tournament(4, 'Sonbahar Rotası', { prize: 100_000, games: 18, span: { from: 2 * MINUTE, to: 6 * DAY } }),
  tournament(5, 'Çınaraltı Ligi', { prize: 180_000, games: 24, span: days(3, 17) }),
  tournament(6, 'Yaz Regatası', { prize: 300_000, games: 36, span: days(-120, -106) }),
  tournament(7, 'Fener Turu', { prize: 75_000, games: 9, span: days(-75, -68) }),
  tournament(8, 'Simit Kupası', { prize: 25_000, games: 3, span: days(-48, -46) }),
  tournament(9, 'İlk Sefer', { prize: 150_000, games: 20, span: days(-33, -19) })
]

const PLACES = 10
const PLAYERS = [
  'A•••t K.',
  'S•••e Y.',
  'M•••l D.',
  'E•••n Ş.',
  'Z•••p A.',
  'O•••z İ.',
  'B•••u Ç.',
  'H•••l G.',
  'T•••a Ö.',
  'F•••h U.',
  'D•••z A.',
  'N•••y B.'
]

/** Shares of the prize by place, in percent. */
const SHARES = [40, 20, 12, 8, 6, 5, 4, 2, 2, 1] as const

/** The leaderboard; empty for an upcoming tournament. Prizes are whole kuruş and sum to the tournament's prize. */
export function leadersOf({ id, prize, from }: TournamentSeed) {
  if (from > 0) return []
  const names = shuffled(PLAYERS, `leaders:${id}`)
  return range(PLACES).map(place => ({
    rank: place + 1,
    player: names[place] ?? '',
    points: 12_000 - place * 970 + wholeBetween(0, 400, `points:${id}:${place}`),
    prize: (prize * (SHARES[place] ?? 0)) / 100
  }))
}

export function gamesOf({ id, games }: TournamentSeed): number[] {
  const all = makeGames().map(game => game.id)
  return shuffled(all, `tournament:${id}`)
    .slice(0, games)
    .sort((one, other) => one - other)
}

export function rulesOf({ name, games }: TournamentSeed): TextInBoth {
  return inBoth(
    `<p>${name}, ${games} oyunda oynanır. Her ₺1 bahis bir puandır; kazanç, bahsin on katını aşarsa puan iki kat yazılır.</p>` +
      '<ul><li>En az bahis ₺1.</li><li>Demo turlar sayılmaz.</li><li>Ödüller bitişten sonra 24 saat içinde bakiyeye eklenir.</li></ul>',
    `<p>${name} is played at ${games} games. Each ₺1 staked is a point; where a win is above ten times the stake, the points count twice.</p>` +
      '<ul><li>Stakes of ₺1 or more.</li><li>Demo rounds do not count.</li><li>Prizes are added to the balance within 24 hours after the end.</li></ul>'
  )
}

export function tournamentFacts({ games }: TournamentSeed): { label: TextInBoth; value: TextInBoth }[] {
  return [
    { label: inBoth('Oyun', 'Games'), value: inBoth(`${games} oyun`, `${games} games`) },
    { label: inBoth('En az bahis', 'Minimum stake'), value: inBoth('₺1', '₺1') },
    { label: inBoth('Ödül alan', 'Places paid'), value: inBoth(`ilk ${PLACES}`, `first ${PLACES}`) }
  ]
}

function tournament(
  id: number,
  name: string,
  { prize, games, span }: { prize: number; games: number; span: Span }
): TournamentSeed {
  return { id, name, prize: prize * 100, games, ...span }
}
