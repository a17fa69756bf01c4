import { describe, expect, it } from 'vitest'

import { outcomeOf } from '../../engines/reels/engine.ts'
import { firstStopsOf, skinOf, SKIN_NAMES } from './skin.ts'

describe('the skin of a slot', () => {
  it.each([
    ['Gizli Martı', 'harbour'],
    ['Bakır Fener', 'night'],
    ['Yağmurlu SİMİT', 'bazaar'],
    ['Kırık Avlu', 'garden'],
    ['Gizli Bilye', 'workshop'],
    ['Copper Lantern', 'night'],
    ['Velvet Clockwork', 'workshop']
  ])('of "%s" is %s', (name, skin) => {
    expect(skinOf(name)).toBe(skin)
  })

  it('is always the same for a name without a known noun', () => {
    const names = Array.from({ length: 60 }, (_, index) => `Oyun ${index}`)

    expect(names.map(skinOf)).toEqual(names.map(skinOf))
    expect(new Set(names.map(skinOf))).toEqual(new Set(SKIN_NAMES))
  })
})

describe('the first stops of a slot', () => {
  it('differ between games and never pay', () => {
    const stops = Array.from({ length: 300 }, (_, index) => firstStopsOf(`Oyun ${index}`))

    expect(stops.filter(each => outcomeOf(each).matching > 0)).toEqual([])
    expect(new Set(stops.map(String)).size).toBeGreaterThan(250)
  })
})
