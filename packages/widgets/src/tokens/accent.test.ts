import { describe, expect, it } from 'vitest'

import { accentTokens, guardColour, moneyTokens } from './accent.ts'
import { contrast, readColour } from './colour.ts'

const dark = ['#132024', '#1a2b30']
const light = ['#fffdf8', '#ffffff']

function ratio(one: string, other: string): number {
  return contrast(readColour(one)!, readColour(other)!)
}

describe('a partner’s colour', () => {
  it.each([
    '',
    'red',
    'javascript:alert(1)',
    '#12345',
    '#ff000080',
    'rgb(300, 0, 0)',
    'rgba(0,0,0,.5)',
    'transparent',
    'url(https://evil.example/x)',
    '#fff;background:url(//evil.example)',
    'var(--bnw-canvas)',
    'expression(alert(1))',
    '#fff}*{display:none'
  ])('EMB-11 takes %j for no colour, so that the default stays', hostile => {
    expect(guardColour(hostile, dark)).toBeUndefined()
  })

  it('EMB-11 needs surfaces with readable colours', () => {
    expect(guardColour('#0055ff', [])).toBeUndefined()
    expect(guardColour('#0055ff', ['color(display-p3 0 0 0)'])).toBeUndefined()
  })

  it.each(['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#767676', '#808080', '#f0f', '#7a7a00'])(
    'EMB-11 keeps %s readable as a fill, when hovered, and as text in both modes',
    colour => {
      for (const grounds of [dark, light]) {
        const safe = guardColour(colour, grounds)!
        expect(ratio(safe.on, safe.fill)).toBeGreaterThanOrEqual(4.5)
        expect(ratio(safe.on, safe.fillHover)).toBeGreaterThanOrEqual(4.5)
        for (const ground of grounds) expect(ratio(safe.text, ground)).toBeGreaterThanOrEqual(4.5)
      }
    }
  )

  it('EMB-11 keeps a colour with enough contrast, and changes the text of another', () => {
    expect(guardColour('#7fd1cb', dark)).toMatchObject({ fill: '#7fd1cb', text: '#7fd1cb' })
    const moved = guardColour('#123456', dark)!
    expect(moved.fill).toBe('#123456')
    expect(moved.text).not.toBe('#123456')
  })

  it('EMB-11 applies an accent neither to money nor to states nor to focus', () => {
    expect(Object.keys(accentTokens('#0055ff', dark)!)).toEqual([
      '--_primary',
      '--_primary-hover',
      '--_on-primary',
      '--_primary-edge',
      '--_link'
    ])
  })

  it('EMB-11 marks buttons, tabs and choices visibly, however faint the accent is', () => {
    for (const [accent, grounds] of [
      ['#ffffff', light],
      ['#0c1518', dark]
    ] as const)
      for (const ground of grounds)
        expect(ratio(accentTokens(accent, grounds)!['--_primary-edge'], ground)).toBeGreaterThanOrEqual(3)
  })

  it('EMB-11 gives a page’s own money colour a visible edge on a light surface', () => {
    const tokens = moneyTokens('#ffe680', light)!
    for (const ground of light) expect(ratio(tokens['--_money-edge'], ground)).toBeGreaterThanOrEqual(3)
  })
})
