import { describe, expect, it } from 'vitest'

import { arrowTarget } from './arrow-keys.ts'
import { coverSeed } from './cover-seed.ts'
import { bestMatch, matching, meantBy } from './combo.ts'

describe('arrowTarget', () => {
  const press = (key: string, more = {}) => new KeyboardEvent('keydown', { key, ...more })

  it('A11Y-01 wraps around at both ends and supports Home and End', () => {
    expect(arrowTarget(press('ArrowRight'), 2, 3)).toBe(0)
    expect(arrowTarget(press('ArrowLeft'), 0, 3)).toBe(2)
    expect(arrowTarget(press('Home'), 1, 3)).toBe(0)
    expect(arrowTarget(press('End'), 1, 3)).toBe(2)
  })

  it('ignores other keys, and leaves shortcuts such as Alt and an arrow to the browser', () => {
    expect(arrowTarget(press('a'), 1, 3)).toBeUndefined()
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
      expect(arrowTarget(press('ArrowLeft', { [modifier]: true }), 1, 3)).toBeUndefined()
  })
})

describe('the options of a combo box', () => {
  const options = ['İstanbul', 'Iğdır', 'Yalova', 'Van'].map(label => ({ id: label, label }))
  const labels = (text: string) => matching(options, text).map(({ label }) => label)

  it('I18N-04 are found without accents, those that begin with the text first', () => {
    expect(labels('igdir')).toEqual(['Iğdır'])
    expect(labels('ISTANBUL')).toEqual(['İstanbul'])
    expect(labels('va')).toEqual(['Van', 'Yalova'])
    expect(labels('l')).toEqual(['İstanbul', 'Yalova'])
    expect(labels(' ')).toHaveLength(4)
    expect(labels('x')).toEqual([])
  })

  it('REG-01 completes a text that matches only one option', () => {
    const provinces = ['Iğdır', 'Muğla', 'Muş', 'Niğde'].map(label => ({ id: label, label }))
    const meant = (text: string) => meantBy(provinces, text)?.id
    expect(meant('igd')).toBe('Iğdır')
    expect(meant('ğla')).toBe('Muğla')
    expect(meant('mu')).toBeUndefined()
    expect(meant('ğd')).toBeUndefined()
    expect(meant('')).toBeUndefined()
  })

  it('REG-01 accept a name or an id that a browser has filled in', () => {
    const countries = [
      { id: 'TR', label: 'Türkiye' },
      { id: 'DE', label: 'Almanya' }
    ]
    expect(bestMatch(countries, 'turkiye')?.id).toBe('TR')
    expect(bestMatch(countries, 'de')?.id).toBe('DE')
    expect(bestMatch(countries, 'al')).toBeUndefined()
    expect(bestMatch(countries, '')).toBeUndefined()
  })
})

it('draws the same cover for the same key', () => {
  const { next } = coverSeed('slot:1001')
  // The first number of the row, 0.100914, has chosen the palette.
  expect(next()).toBeCloseTo(0.537441, 6)
  expect(next()).toBeCloseTo(0.164507, 6)
  expect(coverSeed('slot:1001').ground).toBe('#5a1e1b')
})
