import { hashOf, randomOf } from '@bnw/core/covers'
import { describe, expect, test } from 'vitest'

import { BANKS } from '../seed/banks.ts'
import { LICENCES, PARTNERS, PAYMENT_LOGOS } from '../seed/datas.ts'
import { FORCED_GAMES, makeGames, PICTURE_MISSING } from '../seed/games.ts'
import { METHOD_GROUPS, METHODS } from '../seed/methods.ts'
import { STUDIOS } from '../seed/studios.ts'
import { makeTables } from '../seed/tables.ts'
import { drawCover, twoLines } from './cover.ts'
import { coverFor, drawingFor } from './index.ts'
import { isDrawable } from './lettering.ts'
import { initials } from './marks.ts'
import { IVORY, PALETTES } from './palettes.ts'

const COVERS = makeGames().map(({ id, name }) => ({
  id,
  name,
  svg: drawCover({ key: `slot:${id}`, ratio: 'tile', name })
}))

describe('the numbers behind a cover', () => {
  test('are those of FNV-1a and mulberry32', () => {
    expect(hashOf('slot:1001')).toBe(18_739_683)
    expect(hashOf('live:5001')).toBe(1_987_526_845)
    expect(firstOf('slot:1001')).toEqual([0.100914, 0.537441, 0.164507])
    expect(firstOf('live:5001')).toEqual([0.134576, 0.083568, 0.461508])
  })
})

describe('BOX-01 the covers of all games', () => {
  test('take at most 12 KB, 6 KB on average', async () => {
    const some = COVERS.filter((_, place) => place % 13 === 0)
    const pictures = await Promise.all(some.map(({ id }) => coverFor(`/images/games/${id}.webp`)))
    const sizes = pictures.map(picture => picture?.body.length ?? Infinity)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(12_288)
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(6_144)
  })

  test('contain no script, style, gradient, text or external reference', () => {
    for (const { svg } of COVERS) {
      expect(svg).not.toMatch(
        /<text|<script|<style|style=|Gradient|filter|\son\w+=|data:|blob:|NaN|undefined/
      )
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|\/\//)
    }
  })

  test('differ from each other in more than their names', () => {
    const drawings = COVERS.map(({ id }) => drawCover({ key: `slot:${id}`, ratio: 'tile' }))
    expect(new Set(drawings).size).toBe(drawings.length)
  })

  test('I18N-04 have an outline for every letter, Turkish ones included', () => {
    const named = [...makeGames(), ...FORCED_GAMES, ...makeTables(), ...STUDIOS, ...BANKS]
    const others = [...PARTNERS, ...LICENCES, ...PAYMENT_LOGOS]
    const names = [
      ...[...named, ...others].map(({ name }) => name),
      ...[...METHODS, ...METHOD_GROUPS].map(({ name }) => name.tr)
    ]
    const letters = names.flatMap(name => [name, name.toLocaleUpperCase('tr')])
    expect(letters.filter(name => !isDrawable(name))).toEqual([])
    expect(isDrawable('ÇĞIİÖŞÜ çğıiöşü…')).toBe(true)
    expect(isDrawable('Ж')).toBe(false)
  })

  test('have names with a contrast of at least 9.9 : 1', () => {
    for (const { ground } of PALETTES) expect(contrast(IVORY, ground)).toBeGreaterThan(9.9)
  })
})

describe('coverFor', () => {
  test('draws every picture of the catalogue, except two that are missing on purpose', () => {
    const paths = [...makeGames(), ...FORCED_GAMES, ...makeTables()].flatMap(({ image }) => image ?? [])
    const missing = paths.filter(path => !drawingFor(path))
    expect(missing).toEqual(PICTURE_MISSING.map(id => `/images/games/${id}.webp`))
  })

  test('returns WebP or SVG, depending on the path', async () => {
    const pixels = await coverFor('/images/games/1001.webp')
    expect(pixels?.type).toBe('image/webp')
    expect(String(pixels?.body.slice(0, 4))).toBe('RIFF')
    const drawing = await coverFor('/images/games/1001.svg')
    expect(drawing).toEqual({ type: 'image/svg+xml', body: drawingFor('/images/games/1001.svg') })
  })

  test('takes the ratio from the folder or the name', () => {
    expect(drawingFor('/images/games/1001.svg')).toContain('viewBox="0 0 150 200"')
    expect(drawingFor('/images/games/1001-small.svg')).toContain('viewBox="0 0 150 150"')
    expect(drawingFor('/images/tables/5001.svg')).toContain('viewBox="0 0 240 150"')
    expect(drawingFor('/images/sliders/1.svg')).toContain('viewBox="0 0 350 150"')
  })

  test('draws games of a larger catalogue', () => {
    expect(drawingFor('/images/games/100001.svg')).toContain('viewBox="0 0 150 200"')
  })

  test('returns nothing for other paths', async () => {
    for (const path of [
      '/images/games/9.svg',
      '/images/games/9.webp',
      '/images/constructor/1.svg',
      '/images/games/../1001.svg',
      '/images/sliders/x.svg',
      '/images/games/1001.png',
      '/'
    ])
      expect(await coverFor(path)).toBeUndefined()
  })
})

describe('letters on pictures', () => {
  test('I18N-04 initials are in Turkish upper case', () => {
    expect(initials('ismail ışık', 2)).toBe('İI')
    expect(initials('Defne', 2)).toBe('DE')
  })

  test('long names are split in two lines and shortened', () => {
    expect(twoLines('Bakır Fener')).toEqual(['Bakır', 'Fener'])
    expect(twoLines('Balon')).toEqual(['Balon'])
    const [first = '', second = ''] = twoLines('Yağmurlu Tramvay ve Kıyıda Bekleyen Yedinci Fener')
    expect(Math.max(first.length, second.length)).toBeLessThanOrEqual(16)
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
