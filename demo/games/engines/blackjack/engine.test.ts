import { describe, expect, it } from 'vitest'

import { BEST_RETURN, countOf, endOf, handOf, pointsOf, playFrom, returnOf, type Move } from './engine.ts'
import { adviceOf } from './strategy.ts'

/** A card of each rank: aces, 2 to 10 and pictures are equally likely. */
const RANKS = Array.from({ length: 13 }, (_, rank) => rank)

function average(valueOf: (card: number) => number): number {
  return RANKS.reduce((sum, card) => sum + valueOf(card), 0) / RANKS.length
}

/** Remembers values by what can matter of the cards: the total, whether it is soft, and whether there are two. */
function remembered(valueOf: (cards: readonly number[], open: number) => number) {
  const known = new Map<string, number>()
  return (cards: readonly number[], open: number) => {
    const { total, isSoft } = countOf(cards)
    const key = [total, isSoft, cards.length === 2, pointsOf(open)].join()
    const value = known.get(key) ?? valueOf(cards, open)
    known.set(key, value)
    return value
  }
}

/** Average net result in stakes of standing on this total, after the dealer has looked for a blackjack. */
const standing = (() => {
  const known = new Map<string, number>()
  const finish = (total: number, dealer: readonly number[]): number => {
    const { total: other, isSoft } = countOf(dealer)
    if (other >= 17) return other > 21 ? 1 : Math.sign(total - other)
    const key = [total, other, isSoft].join()
    const value = known.get(key) ?? average(card => finish(total, [...dealer, card]))
    known.set(key, value)
    return value
  }
  return (total: number, open: number) => {
    const holes = RANKS.filter(hole => countOf([open, hole]).total !== 21)
    return holes.reduce((sum, hole) => sum + finish(total, [open, hole]), 0) / holes.length
  }
})()

type Values = Readonly<Record<Move, number>>

/** Average net result of each move, when `choose` makes those after it. */
function valuesOf(choose: (values: Values, cards: readonly number[], open: number) => number) {
  const play = remembered((cards, open): number => {
    const { total } = countOf(cards)
    if (total > 21) return -1
    if (total === 21) return standing(total, open)
    const drawn = (card: number) => [...cards, card]
    const end = (card: number) => {
      const next = countOf(drawn(card)).total
      return next > 21 ? -1 : standing(next, open)
    }
    const values = {
      stand: standing(total, open),
      hit: average(card => play(drawn(card), open)),
      double: cards.length === 2 ? 2 * average(end) : -Infinity
    }
    return choose(values, cards, open)
  })
  return play
}

/** Average return of the first stake. */
function returnBy(play: (cards: readonly number[], open: number) => number): number {
  const net = average(first =>
    average(second =>
      average(open => {
        const dealt = countOf([first, second]).total === 21
        const natural = average(hole => Number(countOf([open, hole]).total === 21))
        if (dealt) return 1.5 * (1 - natural)
        return -natural + (1 - natural) * play([first, second], open)
      })
    )
  )
  return 1 + net
}

/** The hand of these cards in the order of the draw. */
function hand(cards: readonly number[], moves: readonly Move[] = []) {
  const left = cards.map(points => points - 1)
  return playFrom(() => left.shift()!, moves)
}

describe('blackjack', () => {
  it('returns 98.91 % of the first stake with the advised moves, over all cards', () => {
    const advised = returnBy(valuesOf((values, cards, open) => values[adviceOf(cards, open)]))

    expect(advised).toBeCloseTo(BEST_RETURN, 6)
  })

  it('advises the moves that return most', () => {
    const advised = returnBy(valuesOf((values, cards, open) => values[adviceOf(cards, open)]))
    const best = returnBy(valuesOf(values => Math.max(...Object.values(values))))

    expect(advised).toBeCloseTo(best, 12)
  })

  it.each([
    ['a blackjack pays 3 : 2', [1, 5, 13, 9], [], 'blackjack', 250],
    ['two blackjacks return the stake', [1, 1, 13, 10], [], 'push', 100],
    ['the dealer looks for a blackjack before the first move', [9, 10, 9, 1], ['double'], 'lost', 0],
    ['21 of three cards is no blackjack', [7, 10, 7, 9, 7], ['hit'], 'won', 200],
    ['more than 21 loses, though the dealer would too', [10, 10, 6, 6, 10], ['hit'], 'lost', 0],
    ['the dealer draws on 16', [10, 10, 3, 6, 10], ['stand'], 'won', 200],
    ['the dealer stands on a soft 17', [10, 1, 8, 6], ['stand'], 'won', 200],
    ['equal totals return the stake', [10, 10, 8, 8], ['stand'], 'push', 100],
    ['a lower total loses', [10, 10, 7, 8], ['stand'], 'lost', 0]
  ] as const)('%s', (_rule, cards, moves, end, returned) => {
    const played = hand(cards, moves)

    expect(played.isOpen).toBe(false)
    expect([endOf(played), returnOf(played, 100)]).toEqual([end, returned])
  })

  it('is open until the player stands, doubles or reaches 21, and shows one card of the dealer', () => {
    const cards = [2, 10, 3, 8, 4, 12]

    expect(hand(cards)).toMatchObject({ dealer: [9], isOpen: true })
    expect(hand(cards, ['hit'])).toMatchObject({ player: [1, 2, 3], dealer: [9], isOpen: true })
    expect(returnOf(hand([10, 5, 8, 8]), 100)).toBe(0)
    expect(hand(cards, ['double'])).toMatchObject({ player: [1, 2, 3], dealer: [9, 7], isOpen: false })
    expect(hand(cards, ['hit', 'hit']).isOpen).toBe(true)
    expect(hand([7, 10, 7, 9, 7, 2], ['hit', 'hit']).player).toHaveLength(3)
  })

  it('draws the cards of a digest in its order, the same ones after each move', () => {
    const words = Array.from({ length: 40 }, (_, index) => 52 + index * 14)

    expect(handOf(words, []).player).toEqual([0, 28])
    expect(handOf(words, ['hit']).player).toEqual([0, 28, 4])
  })
})
