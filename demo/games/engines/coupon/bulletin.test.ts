import { describe, expect, it } from 'vitest'

import { bulletinAt, playableEvents } from './bulletin.ts'
import { PHASE_MS, chances } from './live.ts'
import { oddsOf, oddsOfCoupon, outcomeOf, winOf, type Three } from './odds.ts'
import { keyOf, NOW } from './test-bulletin.ts'

const GAMES = ['801', '802', '803', '810', '811']

/** The events of 60 bulletins per game. */
function manyEvents() {
  return GAMES.flatMap(gameId =>
    Array.from(
      { length: 60 },
      (_, number) => bulletinAt(keyOf(gameId, number), NOW + number * 7_777).events
    ).flat()
  )
}

describe('a bulletin', () => {
  it('BOX-04 offers 0.95 / probability, rounded down, for three outcomes of every event', () => {
    for (const { weights, odds, picks } of manyEvents()) {
      const total = weights.reduce((sum, weight) => sum + weight, 0)
      for (const [at, weight] of weights.entries()) {
        const returned = ((odds[at] ?? 0) * weight) / total
        expect(returned).toBeLessThanOrEqual(95)
        expect(returned).toBeGreaterThan(95 - weight / total)
        expect(odds[at]).toBeGreaterThan(100)
      }
      expect(new Set(picks.map(({ tr }) => tr)).size).toBe(3)
      expect(new Set(picks.map(({ en }) => en)).size).toBe(3)
    }
  })

  it('BOX-04 draws every outcome with its probability, counted over the whole range of a word', () => {
    const weights: Three<number> = [15, 6, 15]
    const words = Array.from({ length: 36_000 }, (_, at) => Math.floor(((at + 0.5) / 36_000) * 2 ** 32))
    const counts = [0, 0, 0]
    for (const word of words) counts[outcomeOf(word, weights)]! += 1
    expect(counts).toEqual([15_000, 6_000, 15_000])
    expect([outcomeOf(0, weights), outcomeOf(2 ** 32 - 1, weights)]).toEqual([0, 2])
  })

  it('multiplies the odds of the lines and rounds down once', () => {
    expect(oddsOf([1, 2, 1])).toEqual([380, 190, 380])
    expect(oddsOfCoupon([185])).toBe(185)
    expect(oddsOfCoupon([185, 185])).toBe(342)
    expect(oddsOfCoupon([101, 101, 101, 101])).toBe(104)
    expect(winOf(2_500, 342)).toBe(8_550)
    expect(winOf(100, oddsOfCoupon([2_375, 2_375, 2_375, 2_375]))).toBe(31_816_650)
  })

  it('has no team or runner twice in a bulletin, and a new bulletin for the next coupon', () => {
    for (const gameId of GAMES) {
      for (let number = 0; number < 40; number += 1) {
        const { events } = bulletinAt(keyOf(gameId, number), NOW + number * PHASE_MS)
        const titles = events.map(event => event.title)
        const names = events.flatMap(({ kind, title, picks }) =>
          kind === 'race' ? picks.map(({ tr }) => tr) : title.split(' – ')
        )
        expect(new Set(titles).size).toBe(titles.length)
        expect(new Set(names).size).toBe(names.length)
      }
      expect(bulletinAt(keyOf(gameId), NOW)).toEqual(bulletinAt(keyOf(gameId), NOW))
      expect(bulletinAt(keyOf(gameId, 1), NOW).id).not.toBe(bulletinAt(keyOf(gameId), NOW).id)
    }
  })

  it('is determined by its key; only live matches also change with time', () => {
    for (const gameId of ['801', '802', '803', '810']) {
      expect(bulletinAt(keyOf(gameId), NOW + 86_400_000).events).toEqual(
        bulletinAt(keyOf(gameId), NOW).events
      )
    }
    const now = bulletinAt(keyOf('811'), NOW)
    const later = bulletinAt(keyOf('811'), NOW + PHASE_MS)
    for (const [at, { title, standing }] of now.events.entries()) {
      const next = later.events[at]
      if (next?.title !== title) continue
      expect(next.standing?.minute).toBe((standing?.minute ?? 0) + 5)
      expect(next.standing?.home).toBeGreaterThanOrEqual(standing?.home ?? 0)
      expect(next.standing?.away).toBeGreaterThanOrEqual(standing?.away ?? 0)
    }
    expect(later.events.filter(({ title }, at) => title === now.events[at]?.title).length).toBeGreaterThan(2)
  })

  it('accepts the odds of live matches for one phase longer than they are shown', () => {
    const shown = bulletinAt(keyOf('811'), NOW)
    expect(playableEvents(keyOf('811'), shown.id, NOW + PHASE_MS)).toEqual(shown.events)
    expect(playableEvents(keyOf('811'), shown.id, NOW + 2 * PHASE_MS)).toBeUndefined()
    expect(playableEvents(keyOf('811', 1), shown.id, NOW)).toBeUndefined()
  })

  it('raises the chance of a side that leads late, but keeps every outcome at 4 % or more', () => {
    const even = chances({ minute: 45, home: 0, away: 0 }, 1)
    const leads = chances({ minute: 80, home: 2, away: 0 }, 1)
    expect(leads[0]).toBeGreaterThan(even[0])
    expect(leads).toEqual([92, 4, 4])
    expect(chances({ minute: 80, home: 1, away: 1 }, 1)[1]).toBeGreaterThan(60)
  })
})
