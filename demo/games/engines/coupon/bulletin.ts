import type { BookEvent, Bulletin } from '../../protocol/coupons.ts'
import { randomOf } from '../random.ts'
import { goalsEvent, matchEvent, pairTeams, raceEvents, tableEvents, type Random } from './events.ts'
import { liveEvents, msUntilNextPhase, phaseAt } from './live.ts'
import { LEAGUES } from './names.ts'

/** Determines the bulletin of a player at a game; none of it is secret. */
export interface BulletinKey {
  gameId: string
  /** Hash of the server seed in use. */
  seal: string
  /** Number of the next round of these seeds. */
  number: number
}

const LIVE = '811'

/** Events of the games; 810 offers every league. */
const EVENTS: Readonly<Record<string, (random: Random) => BookEvent[]>> = {
  801: raceEvents,
  802: tableEvents,
  803: oneLeague
}

/**
 * The events to bet on now. Every coupon has its own bulletin, so two coupons never contain the same event with
 * different outcomes.
 */
export function bulletinAt(key: BulletinKey, now: number): Bulletin {
  return {
    id: idOf(key, phaseAt(now)),
    number: key.number,
    events: eventsOf(key, phaseAt(now)),
    msUntilOddsChange: key.gameId === LIVE ? msUntilNextPhase(now) : null
  }
}

/**
 * The events of the bulletin with this id, if it is still accepted: the current one, and for live matches also the
 * previous one, since the odds may change while a request is under way.
 */
export function playableEvents(key: BulletinKey, id: string, now: number): BookEvent[] | undefined {
  const current = phaseAt(now)
  const phase = [current, current - 1].find(each => idOf(key, each) === id)
  return phase === undefined ? undefined : eventsOf(key, phase)
}

function idOf({ gameId, seal, number }: BulletinKey, phase: number): string {
  return [seal.slice(0, 16), number, ...(gameId === LIVE ? [phase] : [])].join('.')
}

function eventsOf({ gameId, seal, number }: BulletinKey, phase: number): BookEvent[] {
  const key = `${gameId}:${seal}:${number}`
  if (gameId === LIVE) return liveEvents(key, phase)
  return (EVENTS[gameId] ?? allLeagues)(randomOf(key))
}

function allLeagues(random: Random): BookEvent[] {
  return LEAGUES.flatMap(league => leagueEvents(random, league))
}

function oneLeague(random: Random): BookEvent[] {
  return leagueEvents(random, LEAGUES[Math.floor(random() * LEAGUES.length)] ?? LEAGUES[0])
}

/** Three matches with their result as market, a fourth with its goals. */
function leagueEvents(random: Random, league: (typeof LEAGUES)[number]): BookEvent[] {
  return pairTeams(random, league, 4).map((teams, index) =>
    (index < 3 ? matchEvent : goalsEvent)(random, league.name, teams)
  )
}
