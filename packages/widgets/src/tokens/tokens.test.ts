// @vitest-environment node
import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { contrast, readColour } from './colour.ts'

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

/** WCAG 2.2 AA. */
const MIN_TEXT = 4.5
const MIN_EDGE = 3

const PLAIN = ['canvas', 'surface', 'raised', 'overlay']

/** Text colour → the backgrounds that it is used on, in both modes. A pair that is not listed is not used. */
const TEXT_ON = {
  text: [...PLAIN, 'hover', 'selected'],
  'text-2': [...PLAIN, 'hover', 'selected'],
  'text-3': PLAIN,
  'money-text': [...PLAIN, 'money-soft'],
  link: [...PLAIN, 'hover', 'selected'],
  ok: ['canvas', 'surface', 'raised', 'ok-soft'],
  bad: ['canvas', 'surface', 'raised', 'bad-soft'],
  live: ['canvas', 'surface', 'raised'],
  info: ['canvas', 'surface', 'info-soft'],
  'on-primary': ['primary', 'primary-hover'],
  'on-money': ['money', 'money-hover'],
  'on-bad': ['bad-fill']
}

/** Edges of controls, fills and the focus ring. */
const EDGE_ON = { 'line-strong': PLAIN, focus: PLAIN, bad: PLAIN, link: ['canvas', 'surface'] }

describe.each(['dark', 'light'])('the colours of the %s mode', mode => {
  const [, block = ''] = new RegExp(`\\{([^}]*color-scheme: ${mode}[^}]*)\\}`).exec(tokens) ?? []
  const valueOf = (name: string) => new RegExp(`--bnw-${name}:\\s*(#\\w+);`).exec(block)?.[1] ?? ''

  /** The pairs below a minimum; a missing token fails as well. */
  function belowMin(pairs: Record<string, string[]>, min: number) {
    const all = Object.entries(pairs).flatMap(([front, backs]) => backs.map(back => [front, back]))
    return all.filter(([front = '', back = '']) => {
      const colours = [front, back].map(name => readColour(valueOf(name)))
      return !colours[0] || !colours[1] || contrast(colours[0], colours[1]) < min
    })
  }

  it('A11Y-01 give texts enough contrast', () => {
    const more = mode === 'light' ? { 'text-3': [...PLAIN, 'hover'] } : {}
    expect(belowMin({ ...TEXT_ON, ...more }, MIN_TEXT)).toEqual([])
  })

  it('A11Y-01 give edges enough contrast', () => {
    // Buttons of money contrast by their fill in the dark, and by their edge in the light.
    const money = { [mode === 'dark' ? 'money' : 'money-edge']: PLAIN }
    expect(belowMin({ ...EDGE_ON, ...money }, MIN_EDGE)).toEqual([])
  })
})
