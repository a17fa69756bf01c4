import { randomOf } from '../random.ts'
import type { BookEvent, Bulletin } from '../../protocol/coupons.ts'
import { liveEvents, phaseAt, untilNextPhase } from './live.ts'
import { goalsOf, leagueDay, matchOf, racesOf, tables, type Next } from './makers.ts'
import { LEAGUES } from './names.ts'

/** What the bulletin of a player at a game follows from; nothing of it is secret. */
export interface BulletinKey {
  gameId: string
  /** Hash of the server seed in use. */
  seal: string
  /** Number of the next round of these seeds. */
  number: number
}

const LIVE = '811'

/** The sport that each game deals in; 810 where it is another one. */
const EVENTS: Readonly<Record<string, (next: Next) => BookEvent[]>> = {
  801: racesOf,
  802: tables,
  803: matchDay
}

/**
 * What can be picked now. Every coupon gets a bulletin of its own: an event runs for one coupon, so no two coupons can
 * tell different ends of it.
 */
export function bulletinAt(key: BulletinKey, now: number): Bulletin {
  const isLive = key.gameId === LIVE
  return {
    id: idOf(key, phaseAt(now)),
    number: key.number,
    events: eventsOf(key, phaseAt(now)),
    movesIn: isLive ? untilNextPhase(now) : null
  }
}

/**
 * The events of the bulletin that a page names, if it may still be played: the one of now, or of running matches the one
 * before, since a press of the button takes a moment.
 */
export function playableEvents(key: BulletinKey, id: string, now: number): BookEvent[] | undefined {
  const phase = phaseAt(now)
  const named = [phase, phase - 1].find(phase => idOf(key, phase) === id)
  return named === undefined ? undefined : eventsOf(key, named)
}

function idOf({ gameId, seal, number }: BulletinKey, phase: number): string {
  return [seal.slice(0, 16), number, ...(gameId === LIVE ? [phase] : [])].join('.')
}

function eventsOf({ gameId, seal, number }: BulletinKey, phase: number): BookEvent[] {
  const key = `${gameId}:${seal}:${number}`
  if (gameId === LIVE) return liveEvents(key, phase)
  return (EVENTS[gameId] ?? sport)(randomOf(key))
}

/** Three matches of each league by their result, a fourth by its goals. */
function sport(next: Next): BookEvent[] {
  return LEAGUES.flatMap(league => {
    const day = leagueDay(next, league, 4)
    return day.map((teams, at) => (at < 3 ? matchOf : goalsOf)(next, league.name, teams))
  })
}

/** One league's day: three matches by their result, one by its goals. */
function matchDay(next: Next): BookEvent[] {
  const league = LEAGUES[Math.floor(next() * LEAGUES.length)] ?? LEAGUES[0]
  const day = leagueDay(next, league, 4)
  return day.map((teams, at) => (at < 3 ? matchOf : goalsOf)(next, league.name, teams))
}
