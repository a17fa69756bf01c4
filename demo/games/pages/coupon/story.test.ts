import { describe, expect, it } from 'vitest'

import { bulletinAt } from '../../engines/coupon/bulletin.ts'
import { keyOf, NOW } from '../../engines/coupon/test-bulletin.ts'
import { PICKS, type DrawnLine } from '../../protocol/coupons.ts'
import { goalsOf, racePositions, tableOutcome } from './story.ts'

/** Every outcome of every event of five bulletins. */
function linesOf(gameId: string): DrawnLine[] {
  return [0, 1, 2, 3, 4].flatMap(number =>
    bulletinAt(keyOf(gameId, number), NOW + number * 50_000).events.flatMap(event =>
      PICKS.map(drawn => ({ event, pick: 0 as const, drawn }))
    )
  )
}

describe('the course of an event', () => {
  it('BOX-04 takes a match from its current score to the drawn outcome', () => {
    for (const line of [...linesOf('803'), ...linesOf('810'), ...linesOf('811')]) {
      const goals = goalsOf('key', line)
      const score = (side: 'home' | 'away') =>
        (line.event.standing?.[side] ?? 0) + goals.filter(goal => goal.side === side).length
      const [home, away] = [score('home'), score('away')]
      const result = Math.sign(away - home) + 1
      const total = home + away < 2 ? 0 : home + away < 4 ? 1 : 2
      expect(line.event.kind === 'goals' ? total : result).toBe(line.drawn)
      expect(goals.every(({ at }) => at > 0 && at < 1)).toBe(true)
      expect(goalsOf('key', line)).toEqual(goals)
    }
  })

  it('BOX-04 lets only the drawn runner reach the post', () => {
    for (let race = 0; race < 60; race += 1) {
      const drawn = race % 3
      const end = racePositions(`race ${race}`, drawn, 1)
      expect(end.indexOf(Math.max(...end))).toBe(drawn)
      expect(end[drawn]).toBe(1)
      expect(racePositions(`race ${race}`, drawn, 0)).toEqual([0, 0, 0])
    }
  })

  it('BOX-04 shows the drawn outcome on the tables', () => {
    for (const [at, line] of linesOf('802').entries()) {
      const end = tableOutcome(`table ${at}`, line)
      if (end.kind === 'dice') expect(Math.sign(end.values[0] + end.values[1] - 7) + 1).toBe(line.drawn)
      if (end.kind === 'coins') expect(end.heads.filter(Boolean)).toHaveLength(line.drawn)
      if (end.kind === 'marbles') expect(end.colour).toBe(line.drawn)
      if (end.kind === 'cards') {
        expect(['23456', '78910', 'JQKA'].findIndex(ranks => ranks.includes(end.rank))).toBe(line.drawn)
      }
    }
  })
})
