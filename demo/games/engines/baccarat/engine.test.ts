import { describe, expect, it } from 'vitest'

import { dealFrom, dealOf, pointsOf, RETURNS, returnOf, returnOfAll, totalOf, winnerOf } from './engine.ts'

/** Cards by their points: `0` is a ten. */
const cardOf = (points: number) => (points === 0 ? 9 : points - 1)

/** The deal of cards with these points, in the order of the shoe: player, banker, player, banker, then third cards. */
function deal(...points: number[]) {
  const shoe = points.map(cardOf)
  const { player, banker } = dealFrom(() => shoe.shift()!)
  return [player.map(pointsOf), banker.map(pointsOf)]
}

/** Orders of six cards from eight decks, by winner. All counts are exact: they are below 2⁵³. */
function countWinners(): Record<'player' | 'banker' | 'tie', number> {
  const counts = { player: 0, banker: 0, tie: 0 }
  const left = [128, ...Array<number>(9).fill(32)]
  const order: number[] = []
  const extend = (weight: number) => {
    if (order.length === 6) {
      let next = 0
      counts[winnerOf(dealFrom(() => cardOf(order[next++]!)))] += weight
      return
    }
    for (let points = 0; points < 10; points++) {
      order.push(points)
      const cards = left[points]!--
      extend(weight * cards)
      left[points] = cards
      order.pop()
    }
  }
  extend(1)
  return counts
}

describe('baccarat', () => {
  it('returns 98.76 % on the player, 98.94 % on the banker and 85.64 % on a tie, over all orders of a shoe', () => {
    const { player, banker, tie } = countWinners()
    const all = player + banker + tie

    expect([player, banker, tie]).toEqual([2_230_518_282_592_256, 2_292_252_566_437_888, 475_627_426_473_216])
    expect((2 * player + tie) / all).toBeCloseTo(RETURNS.player, 6)
    expect((1.95 * banker + tie) / all).toBeCloseTo(RETURNS.banker, 6)
    expect((9 * tie) / all).toBeCloseTo(RETURNS.tie, 6)
  })

  it.each([
    ['a natural ends the round', [4, 2, 4, 3], [[4, 4], [2, 3]]], // prettier-ignore
    ['the player stands on 6, the banker draws on 5', [3, 2, 3, 3, 4], [[3, 3], [2, 3, 4]]], // prettier-ignore
    ['the player draws on 5', [2, 3, 3, 4, 1], [[2, 3, 1], [3, 4]]], // prettier-ignore
    ['the banker stands on 3 against an 8', [1, 1, 2, 2, 8], [[1, 2, 8], [1, 2]]], // prettier-ignore
    ['the banker draws on 3 against a 9', [1, 1, 2, 2, 9, 4], [[1, 2, 9], [1, 2, 4]]], // prettier-ignore
    ['the banker draws on 6 against a 6', [1, 2, 2, 4, 6, 1], [[1, 2, 6], [2, 4, 1]]], // prettier-ignore
    ['the banker stands on 6 against a 5', [1, 2, 2, 4, 5], [[1, 2, 5], [2, 4]]] // prettier-ignore
  ])('%s', (_rule, points, hands) => {
    expect(deal(...points)).toEqual(hands)
  })

  it('takes 5 % of a win of the banker, and returns both sides on a tie', () => {
    const bets = { player: 100, banker: 2_500, tie: 500 }

    expect(returnOf('banker', 100, 'banker')).toBe(195)
    expect([returnOfAll(bets, 'player'), returnOfAll(bets, 'banker'), returnOfAll(bets, 'tie')]).toEqual([
      200, 4_875, 7_100
    ])
  })

  it('deals whole cards of a shoe from the words of one digest', () => {
    const { player, banker } = dealOf([0, 0, 0, 0, 0, 0, 0, 0])

    expect([player, banker]).toEqual([
      [0, 2, 4],
      [1, 3]
    ])
    expect([totalOf(player), totalOf(banker)]).toEqual([9, 6])
  })
})
