import { describe, expect, it } from 'vitest'

import { isCard } from '../../engines/card/engine.ts'
import { columnOf, COLUMNS, dealCard, randomBelow } from './deal.ts'

describe('a dealt card', () => {
  it('is accepted by the server, with no empty column and at most one number per line and column', () => {
    const cards = Array.from({ length: 300 }, () => dealCard(randomBelow))

    expect(cards.every(isCard)).toBe(true)
    expect(cards.every(card => new Set(card.flat().map(columnOf)).size === COLUMNS)).toBe(true)
    expect(cards.every(card => card.every(line => new Set(line.map(columnOf)).size === line.length))).toBe(
      true
    )
  })
})
