import { describe, expect, test } from 'vitest'

import { kurus } from '../contract/units.ts'
import { glide, nextLevels, type JackpotLevel } from './level.ts'

function after(...amounts: number[]): JackpotLevel | undefined {
  return amounts.reduce<readonly JackpotLevel[]>(
    (levels, amount) =>
      nextLevels(levels, [{ name: 'Martı', amount: kurus(amount), currency: 'TRY', gameID: '1' }]),
    []
  )[0]
}

describe('jackpots', () => {
  test('HOME-01 grow from the shown to the reported amount', () => {
    expect(after(1_000, 1_050)).toMatchObject({ from: 1_000, amount: 1_050, wins: 0 })
  })

  test('ignore a single lower report', () => {
    expect(after(1_000, 990)).toMatchObject({ from: 1_000, amount: 1_000, wins: 0 })
    expect(after(1_000, 990, 1_010)).toMatchObject({ from: 1_000, amount: 1_010, wins: 0 })
    expect(after(1_000, 990, 1_010, 1_005)).toMatchObject({ amount: 1_010, wins: 0 })
  })

  test('drop after a win, which is counted once', () => {
    expect(after(1_000, 500, 510)).toMatchObject({ from: 510, amount: 510, wins: 1 })
    expect(after(1_000, 500, 510, 520)).toMatchObject({ from: 510, amount: 520, wins: 1 })
  })

  test('of two games with the same name are two, of which none is won', () => {
    const names = ['1', '2'].map(gameID => ({ name: 'Büyük', currency: 'TRY', gameID }))
    const answer = names.map((row, at) => ({ ...row, amount: kurus(1_000 - 500 * at) }))
    const levels = [answer, answer, answer].reduce<readonly JackpotLevel[]>(nextLevels, [])

    expect(levels).toMatchObject([
      { gameId: '1', amount: 1_000, wins: 0 },
      { gameId: '2', amount: 500, wins: 0 }
    ])
  })

  test('are omitted without an amount', () => {
    expect(nextLevels([], [{ name: 'Martı', amount: undefined, currency: '', gameID: '' }])).toEqual([])
  })

  test('grow in whole kuruş and not above the reported amount', () => {
    const way = { from: kurus(1_000), amount: kurus(1_003) }
    expect([-1, 0, 0.5, 0.9, 1, 2].map(share => glide(way, share))).toEqual([
      1_000, 1_000, 1_001, 1_002, 1_003, 1_003
    ])
  })
})
