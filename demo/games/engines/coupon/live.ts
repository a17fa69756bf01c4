import type { BookEvent, Standing } from '../../protocol/coupons.ts'
import { randomOf } from '../random.ts'
import { resultEvent, shuffled, type Random } from './events.ts'
import { LEAGUES } from './names.ts'
import type { Three } from './odds.ts'

/** How long the odds of live matches stay the same, in ms. */
export const PHASE_MS = 12_000
/** Minutes of a match per phase. */
const MINUTES = 5
/** Phases per match, from the 5th to the 80th minute; then the next match takes the slot. */
const PHASES = 16
const SLOTS = 5

/** Phases are counted from 1970 on. */
export function phaseAt(now: number): number {
  return Math.floor(now / PHASE_MS)
}

export function msUntilNextPhase(now: number): number {
  return PHASE_MS - (now % PHASE_MS)
}

/**
 * The live matches of a phase. Minute and score are public and determined by the key; the final result is drawn when a
 * coupon is placed.
 */
export function liveEvents(key: string, phase: number): BookEvent[] {
  return Array.from({ length: SLOTS }, (_, slot) => liveEvent(key, phase, slot))
}

function liveEvent(key: string, phase: number, slot: number): BookEvent {
  const shifted = phase + slot * 3
  const match = Math.floor(shifted / PHASES)
  const random = randomOf(`${key}:${slot}:${match}`)
  const league = LEAGUES[slot % LEAGUES.length] ?? LEAGUES[0]
  // Two slots may use the same league, so each takes half of its teams.
  const teams = league.teams.slice(slot < LEAGUES.length ? 0 : 4).slice(0, 4)
  const [home = '', away = ''] = shuffled(teams, random)
  const strength = 0.8 + random() * 0.9
  const standing = standingAfter(shifted % PHASES, { random, strength })
  return {
    ...resultEvent({ league: league.name, home, away, weights: chances(standing, strength) }),
    standing
  }
}

/** Expected goals of a side in a whole match. */
const HOME_GOALS = 1.35
const AWAY_GOALS = 1.25

function standingAfter(phases: number, { random, strength }: { random: Random; strength: number }): Standing {
  const standing = { minute: MINUTES * (phases + 1), home: 0, away: 0 }
  for (let phase = 0; phase <= phases; phase += 1) {
    if (random() < (HOME_GOALS * strength) / 18) standing.home += 1
    if (random() < AWAY_GOALS / strength / 18) standing.away += 1
  }
  return standing
}

const MAX_GOALS = 9
const MIN_CHANCE = 4

/** Chances of home, draw and away in hundredths, each at least 4 so that no odds fall to 1.00. */
export function chances({ minute, home, away }: Standing, strength: number): Three<number> {
  const left = (90 - minute) / 90
  const homeGoals = poisson(HOME_GOALS * strength * left)
  const awayGoals = poisson((AWAY_GOALS / strength) * left)
  let wins = 0
  let draws = 0
  for (const [scored, chance] of homeGoals.entries()) {
    for (const [conceded, otherChance] of awayGoals.entries()) {
      const lead = home + scored - away - conceded
      if (lead > 0) wins += chance * otherChance
      if (lead === 0) draws += chance * otherChance
    }
  }
  const win = clamped(Math.round(wins * 100), 100 - 2 * MIN_CHANCE)
  const draw = clamped(Math.round(draws * 100), 100 - MIN_CHANCE - win)
  return [win, draw, 100 - win - draw]
}

function clamped(chance: number, max: number): number {
  return Math.min(max, Math.max(MIN_CHANCE, chance))
}

/** Probability of 0, 1, … goals with this mean. */
function poisson(mean: number): number[] {
  const chances = [Math.exp(-mean)]
  for (let goals = 1; goals <= MAX_GOALS; goals += 1) {
    chances.push(((chances[goals - 1] ?? 0) * mean) / goals)
  }
  return chances
}
