import { describe, expect, test } from 'vitest'

import { modeOf } from './mode.ts'

const around = { behind: '', text: '', font: '', ground: '' }

describe('the mode of an element', () => {
  test('THEME-01 is the page’s if it has none of its own: light is light, anything else dark', () => {
    expect([
      modeOf('', 'light', around),
      modeOf('', 'dark', around),
      modeOf('purple', 'dark', around)
    ]).toEqual(['light', 'dark', 'dark'])
  })

  test('EMB-11 is its own theme rather than the page’s, whatever lies behind', () => {
    const onWhite = { ...around, behind: 'rgb(255, 255, 255)' }
    expect([modeOf('light', 'dark', around), modeOf('dark', 'light', onWhite)]).toEqual(['light', 'dark'])
  })

  test.each([
    ['rgb(255, 255, 255)', 'light'],
    ['rgb(253, 246, 201)', 'light'],
    ['rgb(106, 27, 154)', 'dark'],
    ['rgb(12, 21, 24)', 'dark']
  ])('EMB-11 with auto is readable on what lies behind: %s is %s', (behind, mode) => {
    expect(modeOf('auto', 'dark', { ...around, behind })).toBe(mode)
    expect(modeOf('', 'auto', { ...around, behind })).toBe(mode)
  })

  test('EMB-11 with auto suits the text of a page whose ground is unknown', () => {
    expect(modeOf('auto', 'dark', { ...around, text: 'rgb(240, 240, 240)' })).toBe('dark')
    expect(modeOf('auto', 'dark', { ...around, text: 'rgb(20, 20, 20)' })).toBe('light')
  })
})
