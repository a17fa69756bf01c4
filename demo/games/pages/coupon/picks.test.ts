import { describe, expect, it, vi } from 'vitest'

import { bulletinAt } from '../../engines/coupon/bulletin.ts'
import { keyOf, NOW } from '../../engines/coupon/test-bulletin.ts'
import { createI18n } from '../../ui/i18n.ts'
import { Picks } from './picks.ts'
import { totalsText } from './slip.ts'

function bulletin(number = 0) {
  return bulletinAt(keyOf('810', number), NOW)
}

function picksOf(onChange = () => undefined as void) {
  const picks = new Picks(onChange)
  picks.setBulletin(bulletin())
  return picks
}

describe('the picks of a coupon', () => {
  it('replace another outcome of the same event, and are removed when picked again', () => {
    const picks = picksOf()

    picks.toggle(3, 0)
    picks.toggle(3, 2)
    expect(picks.lines.map(({ index, pick }) => [index, pick])).toEqual([[3, 2]])

    picks.toggle(3, 2)
    expect(picks.size).toBe(0)
  })

  it('A11Y-01 have their totals in words, for an announcement', () => {
    const picks = picksOf()
    expect(totalsText(createI18n('en'), picks, 500)).toBe('Coupon: 0 lines')
    picks.toggle(3, 0)

    expect(totalsText(createI18n('en'), picks, 500)).toMatch(/^Coupon: 1 line, Odds: \d.*, Possible win: ₺\d/)
  })

  it('take at most four lines', () => {
    const picks = picksOf()

    expect([0, 1, 2, 3, 4].map(index => picks.toggle(index, 0))).toEqual([true, true, true, true, false])
    expect(picks.toggle(0, 1)).toBe(true)
    expect(picks.size).toBe(4)
  })

  it('multiply their odds', () => {
    const picks = picksOf()
    picks.toggle(0, 0)
    picks.toggle(1, 1)

    const [first, second] = bulletin().events
    expect(picks.odds).toBe(Math.floor(((first?.odds[0] ?? 0) * (second?.odds[1] ?? 0)) / 100))
  })

  it('keep the events that a new bulletin has at the same index, and no others', () => {
    const picks = picksOf()
    picks.toggle(0, 0)
    picks.toggle(1, 0)
    const [first, ...rest] = bulletin(1).events
    const kept = bulletin().events[1]!

    picks.setBulletin({ ...bulletin(1), events: [first!, kept, ...rest.slice(1)] })

    expect(picks.lines.map(({ index }) => index)).toEqual([1])
  })

  it('report every change', () => {
    const onChange = vi.fn<() => void>()
    const picks = picksOf(onChange)
    picks.toggle(0, 0)
    picks.remove(0)
    picks.clear()

    expect(onChange).toHaveBeenCalledTimes(4)
  })
})
