import { randomOf } from '@bnw/core/covers'
import { outcomeOf, STRIP, type Stops } from '@bnw/games/engines/reels/engine'

import { CREDIT, DEBIT } from '../../ledger/ledger.ts'
import { range, shuffled } from '../deterministic.ts'
import { makeGames } from '../games.ts'
import { makeTables } from '../tables.ts'
import { VIRTUAL_GAMES } from '../virtual-games.ts'
import { daysBefore } from './calendar.ts'
import { seededId } from './ids.ts'
import type { Step } from './step.ts'

/** 40 evenings of 10 rounds: three a week recently, fewer before. None is on the first or last day of a date preset. */
const EVENINGS = [
  ...spread(728, 400, 4),
  ...spread(355, 190, 6),
  ...spread(176, 95, 6),
  ...spread(88, 33, 12),
  ...[27, 25, 23, 20, 18, 16, 13, 11, 9, 6, 4, 2]
]
const ROUNDS_PER_EVENING = 10

interface Played {
  readonly id: string
  readonly name: string
  readonly type: 'slot' | 'live' | 'virtual'
  readonly category: 3 | 4 | 7
  /** Stakes in kuruş. */
  readonly stakes: readonly number[]
  /** Payout as a multiple of the stake. */
  readonly draw: (next: () => number) => number
}

/** 400 rounds in 25 games, mostly slots. A round is a debit and, with a payout, a credit. */
export function roundSteps(now: number): Step[] {
  const games = playedGames()
  return EVENINGS.flatMap((day, evening) => {
    const game = games[evening % games.length]
    return game ? range(ROUNDS_PER_EVENING).flatMap(nth => roundOf(now, game, { day, nth })) : []
  })
}

function roundOf(now: number, game: Played, { day, nth }: { day: number; nth: number }): Step[] {
  const key = `round:${day}:${nth}`
  const next = randomOf(key)
  const at = daysBefore(now, day, [20, 10]) + nth * 41_000 + Math.floor(next() * 30) * 1_000
  const stake = game.stakes[Math.floor(next() * game.stakes.length)] ?? 100
  const returned = Math.floor(stake * game.draw(next))
  const round = {
    category: game.category,
    gameId: game.id,
    gameName: game.name,
    gameType: game.type,
    roundId: seededId(key)
  }
  const staked: Step = { ...round, key: `${key}:stake`, at, type: DEBIT, amount: stake }
  if (returned === 0) return [staked]
  return [staked, { ...round, key: `${key}:return`, at: at + 3_000, type: CREDIT, amount: returned }]
}

/** 17 slots, 5 tables of roulette, 3 virtual games; the first fifteen are played on two evenings. */
function playedGames(): readonly Played[] {
  const slots = shuffled(makeGames(), 'played')
    .slice(0, 17)
    .map(({ id, name }) => played('slot', { id, name }))
  const tables = makeTables()
    .filter(({ name, providerId }) => name.startsWith('Rulet') && providerId !== 65)
    .slice(0, 5)
    .map(({ id, name }) => played('live', { id, name }))
  const virtual = VIRTUAL_GAMES.filter(({ id }) => [804, 806, 808].includes(id)).map(game =>
    played('virtual', game)
  )
  return shuffled([...slots, ...tables, ...virtual], 'evenings')
}

function played(type: Played['type'], { id, name }: { id: number; name: string }): Played {
  const game = { id: String(id), name, type }
  if (type === 'slot')
    return { ...game, category: 3, stakes: [1_000, 2_500, 2_500, 5_000, 10_000], draw: reels }
  if (type === 'live') return { ...game, category: 4, stakes: [10_000, 20_000, 25_000, 50_000], draw: wheel }
  return { ...game, category: 7, stakes: [1_000, 2_500, 5_000], draw: id === 808 ? wheel : balloon }
}

/** Payout of the engine of three reels. */
function reels(next: () => number): number {
  const stop = () => Math.floor(next() * STRIP.length)
  const stops: Stops = [stop(), stop(), stop()]
  return outcomeOf(stops).multiplier
}

/** A bet on red, or on a dozen. */
function wheel(next: () => number): number {
  const isDozen = next() < 0.4
  const number = Math.floor(next() * 37)
  if (isDozen) return number >= 1 && number <= 12 ? 3 : 0
  return number !== 0 && number % 2 === 1 ? 2 : 0
}

/** Cashed out at 1.5. */
function balloon(next: () => number): number {
  return next() < 0.97 / 1.5 ? 1.5 : 0
}

/** Days from `first` to `last`, evenly spread, in descending order. */
function spread(first: number, last: number, count: number): number[] {
  return range(count).map(nth => first - Math.round(((first - last) * nth) / (count - 1)))
}
