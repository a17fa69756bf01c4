import { describe, expect, test } from 'vitest'

import { modeOf } from './mode.ts'

const undecided = { scheme: 'normal', prefersLight: false }

describe('the mode of an element', () => {
  test('THEME-01 is the page’s if it has none of its own: light is light, anything else dark', () => {
    expect([modeOf('', 'light'), modeOf('', 'dark'), modeOf('purple', 'dark')]).toEqual([
      'light',
      'dark',
      'dark'
    ])
  })

  test('EMB-11 is its own theme rather than the page’s', () => {
    expect([modeOf('light', 'dark'), modeOf('dark', 'light')]).toEqual(['light', 'dark'])
  })

  test('EMB-11 with auto is the page’s color-scheme, whatever the device prefers', () => {
    expect(modeOf('auto', 'dark', { scheme: 'light', prefersLight: false })).toBe('light')
    expect(modeOf('auto', 'light', { scheme: 'dark', prefersLight: true })).toBe('dark')
  })

  test('EMB-11 with auto is the device’s preference if the page sets no color-scheme', () => {
    expect(modeOf('auto', 'dark', { ...undecided, prefersLight: true })).toBe('light')
    expect(modeOf('', 'auto', undecided)).toBe('dark')
  })
})
