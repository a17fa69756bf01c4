import { hashOf, randomOf } from '@bnw/core/covers'
import { describe, expect, test } from 'vitest'

import { LICENCES, PARTNERS } from '../seed/datas.ts'
import { drawCover } from './cover.ts'
import { isDrawable } from './lettering.ts'
import { initials, studioMark } from './marks.ts'
import { moodOf } from './moods.ts'
import { nounOf } from './nouns.ts'
import { IVORY, PALETTES } from './palettes.ts'
import { partnerMark } from './partner-marks.ts'
import { paymentMark } from './payment-marks.ts'

describe('the numbers behind a cover', () => {
  test('are those of FNV-1a and mulberry32', () => {
    expect(hashOf('slot:1001')).toBe(18_739_683)
    expect(hashOf('live:5001')).toBe(1_987_526_845)
    expect(firstOf('slot:1001')).toEqual([0.100914, 0.537441, 0.164507])
    expect(firstOf('live:5001')).toEqual([0.134576, 0.083568, 0.461508])
  })
})

describe('letters on pictures', () => {
  test('I18N-04 initials are in Turkish upper case', () => {
    expect(initials('ismail ışık', 2)).toBe('İI')
    expect(initials('Defne', 2)).toBe('DE')
  })

  test('I18N-04 Turkish letters have outlines', () => {
    expect(isDrawable('ÇĞIİÖŞÜ çğıiöşü…')).toBe(true)
    expect(isDrawable('Ж')).toBe(false)
  })

  test('marks have a contrast of at least 9.9 : 1', () => {
    for (const { ground } of PALETTES) expect(contrast(IVORY, ground)).toBeGreaterThan(9.9)
  })
})

describe('the mark of a payment method', () => {
  test('A11Y-01 has a drawing with a contrast of 3, on a card that shows in both themes', () => {
    const cards = Array.from({ length: 50 }, (_, nth) => paymentMark(`Yöntem ${nth}`)).map(
      svg => /fill="(#\w+)"/.exec(svg)?.[1] ?? ''
    )
    expect(new Set(cards).size).toBe(PALETTES.length)
    expect(cards.filter(card => contrast(card, IVORY) < 3)).toEqual([])
    for (const surface of ['#132024', '#fffdf8'])
      expect(cards.filter(card => contrast(card, surface) < 2)).toEqual([])
  })

  test('draws what the name speaks of, else a bank', () => {
    const [pig, envelope, bank, other] = ['Kumbara Kart', 'Zarf Cüzdan', 'Banka havalesi', 'Başka'].map(
      name => paymentMark(name).replaceAll(/#\w+/g, '')
    )
    expect(new Set([pig, envelope, bank]).size).toBe(3)
    expect(other).toBe(bank)
  })
})

describe('the mark of a partner or a licence', () => {
  const names = [...PARTNERS, ...LICENCES].map(({ name }) => name)

  test('is a drawing of its own, of 500 bytes at most', () => {
    const drawings = names.map(name => partnerMark(name).replaceAll(/#\w+/g, ''))
    expect(new Set(drawings).size).toBe(names.length)
    expect(names.filter(name => partnerMark(name).length > 500)).toEqual([])
  })

  test('of a name without a drawing is a seal', () => {
    expect(partnerMark('Başka')).toContain('<circle')
  })
})

describe('the noun of a name', () => {
  test('is found in Turkish and English names, also in upper case', () => {
    expect(nounOf('Bakır Fener')).toBe('lantern')
    expect(nounOf('COPPER LANTERN')).toBe('lantern')
    expect(nounOf('Gizli Köprü Adası')).toBe('bridge')
    expect(nounOf('İskele')).toBe('quay')
    expect(nounOf('Türkçe Rulet Galata 2')).toBe('wheel')
    expect(nounOf('Deneme: adres yok')).toBeUndefined()
    expect(nounOf('constructor')).toBeUndefined()
  })

  test('decides what the cover draws', () => {
    const draw = (name: string) => drawCover({ key: 'slot:1', ratio: 'tile', name })
    expect(draw('Bakır Fener')).toBe(draw('Bakır Fener Adası'))
    expect(draw('Bakır Fener')).not.toBe(draw('Bakır Köprü'))
  })
})

describe('the adjective of a name', () => {
  test('decides about the colours and what is around the noun', () => {
    const draw = (name: string) => drawCover({ key: 'slot:1', ratio: 'tile', name })
    const copper = PALETTES.find(({ name }) => name === 'Bakır')!
    expect(draw('Bakır Fener')).toContain(`fill="${copper.ground}"`)
    expect(draw('Copper Lantern')).toBe(draw('Bakır Fener'))
    expect(draw('Yedinci Fener')).not.toBe(draw('Yağmurlu Fener'))
  })

  test('is found without regard to case, and a name without one has a cover too', () => {
    expect(moodOf('KIRIK Avlu').stand).toBe('broken')
    expect(moodOf('Fener')).toEqual({})
    expect(moodOf('constructor')).toEqual({})
  })

  test('adds as many lights as it says', () => {
    const lights = (name: string) =>
      drawCover({ key: 'slot:1', ratio: 'tile', name }).split('stroke-width="2.5"').length - 1
    expect([lights('Altıncı Vapur'), lights('Yedinci Vapur'), lights('Seventh Sail')]).toEqual([6, 7, 7])
  })
})

describe('the mark of a studio', () => {
  test('shows what its name speaks of, else its initials', () => {
    expect(studioMark('provider:15', 'Çift Martı')).toContain('<g transform="translate(20 20)')
    expect(studioMark('provider:24', 'Üç Pervane')).not.toContain('<g transform="translate(20 20)')
  })
})

describe('a banner', () => {
  test('shows its subjects, the first in front', () => {
    const banner = drawCover({ key: 'slider:1', ratio: 'banner', subjects: ['gift', 'coins', 'balls'] })
    expect([...banner.matchAll(/<g id="n(\d)">/g)].map(([, nth]) => nth)).toEqual(['2', '1', '0'])
  })
})

describe('the cover of a table', () => {
  const draw = (dealer: string) => drawCover({ key: 'live:1', ratio: 'live', name: 'Rulet Köşk 1', dealer })

  test('shows a dealer; an automatic table has none', () => {
    const bowTie = '#15181a'
    expect(draw('Defne')).toContain(bowTie)
    expect(draw('')).not.toContain(bowTie)
  })
})

function firstOf(key: string): number[] {
  const next = randomOf(key)
  return [next(), next(), next()].map(number => Number(number.toFixed(6)))
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
