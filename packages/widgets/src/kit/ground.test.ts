import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { luminance, readColour } from '../tokens/colour.ts'
import { GROUND_LIMITS, groundOf } from './ground.ts'

const around = { behind: '', text: '', font: '', ground: '' }

const [dark = '', light = ''] = readFileSync(join(import.meta.dirname, '../tokens/tokens.css'), 'utf8').split(
  ":root[data-mode='light']"
)

/** The luminance of each colour that text has. */
function inks(tokens: string): number[] {
  const colours = tokens.matchAll(/--bnw-(?:text|text-2|text-3|money-text|link|ok|bad|live|info): (#\w+)/g)
  return Array.from(colours, ([, colour = '']) => luminance(readColour(colour)!))
}

describe('the ground of an element', () => {
  test('A11Y-01 is the page’s only where each colour of text has a contrast of 4.5', () => {
    expect([inks(dark).length, inks(light).length]).toEqual([9, 9])
    for (const ink of inks(dark))
      expect((ink + 0.05) / (GROUND_LIMITS.dark + 0.05)).toBeGreaterThanOrEqual(4.5)
    for (const ink of inks(light))
      expect((GROUND_LIMITS.light + 0.05) / (ink + 0.05)).toBeGreaterThanOrEqual(4.5)
  })

  test.each([
    ['rgb(255, 255, 255)', 'light', 'page'],
    ['rgb(255, 255, 255)', 'dark', 'own'],
    ['rgb(12, 21, 24)', 'dark', 'page'],
    ['rgb(106, 27, 154)', 'dark', 'own'],
    ['', 'light', 'own']
  ] as const)('EMB-11 behind %j in the %s mode is %s', (behind, mode, ground) => {
    expect(groundOf({ ...around, behind }, mode)).toBe(ground)
  })

  test('EMB-11 is what the document says, on the site and in a frame', () => {
    const onWhite = { ...around, behind: 'rgb(255, 255, 255)' }
    expect(groundOf({ ...onWhite, ground: 'page' }, 'dark')).toBe('page')
    expect(groundOf({ ...onWhite, ground: 'own' }, 'light')).toBe('own')
  })
})
