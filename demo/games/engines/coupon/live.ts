import { randomOf } from '../random.ts'
import type { BookEvent, Standing } from '../../protocol/coupons.ts'
import { resultEvent, shuffled } from './makers.ts'
import { LEAGUES } from './names.ts'
import type { Three } from './odds.ts'

/** How long the odds of running matches stand, in ms. */
export const PHASE_MS = 12_000
/** So many minutes of a match go by in that time. */
const MINUTES = 5
/** From the 5th to the 80th minute; then another match takes the place. */
const PHASES = 16
const MATCHES = 5

/** Which phase this moment belongs to; they follow each other from 1970 on. */
export function phaseAt(now: number): number {
  return Math.floor(now / PHASE_MS)
}

export function untilNextPhase(now: number): number {
  return PHASE_MS - (now % PHASE_MS)
}

/**
 * The matches that run in a phase. What has happened in them is no secret and follows from the key; what comes is drawn
 * when a coupon is placed.
 */
export function liveEvents(key: string, phase: number): BookEvent[] {
  const places = Array.from({ length: MATCHES }, (_, place) => {
    const shifted = phase + place * 3
    const match = Math.floor(shifted / PHASES)
    return { place, match, played: shifted % PHASES }
  })
  return places.map(({ place, match, played }) => {
    const next = randomOf(`${key}:${place}:${match}`)
    const league = LEAGUES[place % LEAGUES.length] ?? LEAGUES[0]
    // Two places may share a league, so each has half of its teams.
    const half = league.teams.slice(place < LEAGUES.length ? 0 : 4).slice(0, 4)
    const [home = '', away = ''] = shuffled(half, next)
    const strength = 0.8 + next() * 0.9
    const standing = standingAfter(played, { next, strength })
    return {
      ...resultEvent({ league: league.name, home, away, weights: chances(standing, strength) }),
      standing
    }
  })
}

/** Goals that a side can expect in a whole match. */
const HOME_GOALS = 1.35
const AWAY_GOALS = 1.25

function standingAfter(
  phases: number,
  { next, strength }: { next: () => number; strength: number }
): Standing {
  const standing = { minute: MINUTES * (phases + 1), home: 0, away: 0 }
  for (let phase = 0; phase <= phases; phase += 1) {
    if (next() < (HOME_GOALS * strength) / 18) standing.home += 1
    if (next() < AWAY_GOALS / strength / 18) standing.away += 1
  }
  return standing
}

const MOST_GOALS = 9
const LEAST = 4

/** Chances of home, draw and away in hundredths, each at least 4 so that no odds fall to 1.00. */
export function chances({ minute, home, away }: Standing, strength: number): Three<number> {
  const left = (90 - minute) / 90
  const first = poisson(HOME_GOALS * strength * left)
  const second = poisson((AWAY_GOALS / strength) * left)
  let wins = 0
  let draws = 0
  for (const [more, chance] of first.entries()) {
    for (const [other, otherChance] of second.entries()) {
      const lead = home + more - away - other
      if (lead > 0) wins += chance * otherChance
      if (lead === 0) draws += chance * otherChance
    }
  }
  const one = bounded(Math.round(wins * 100), 100 - 2 * LEAST)
  const two = bounded(Math.round(draws * 100), 100 - LEAST - one)
  return [one, two, 100 - one - two]
}

function bounded(chance: number, most: number): number {
  return Math.min(most, Math.max(LEAST, chance))
}

function poisson(mean: number): number[] {
  const chances = [Math.exp(-mean)]
  for (let goals = 1; goals <= MOST_GOALS; goals += 1) {
    chances.push(((chances[goals - 1] ?? 0) * mean) / goals)
  }
  return chances
}
