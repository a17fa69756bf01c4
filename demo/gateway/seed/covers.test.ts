import { afterEach, describe, expect, test, vi } from 'vitest'

import { drawCover } from '../covers/cover.ts'
import { isDrawable } from '../covers/lettering.ts'
import { moodOf } from '../covers/moods.ts'
import { nounOf } from '../covers/nouns.ts'
import { subjectsOf } from './banner-subjects.ts'
import { BANKS } from './banks.ts'
import { coverFor, drawingFor } from './covers.ts'
import { LICENCES, PARTNERS, PAYMENT_LOGOS } from './datas.ts'
import { FORCED_GAMES, makeGames, PICTURE_MISSING } from './games.ts'
import { METHOD_GROUPS, METHODS } from './methods.ts'
import { STUDIOS } from './studios.ts'
import { makeTables } from './tables.ts'

afterEach(() => {
  vi.doUnmock('sharp')
  vi.resetModules()
})

const COVERS = makeGames().map(({ id, name }) => ({
  id,
  name,
  svg: drawCover({ key: `slot:${id}`, ratio: 'tile', name })
}))

describe('BOX-01 the covers of all games', () => {
  test('take at most 8 KB, 3 KB on average', async () => {
    const some = COVERS.filter((_, place) => place % 13 === 0)
    const pictures = await Promise.all(some.map(({ id }) => coverFor(`/images/games/${id}.webp`)))
    const sizes = pictures.map(picture => picture?.body.length ?? Infinity)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(8_192)
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(3_072)
  })

  test('contain no script, style, gradient, text or external reference', () => {
    for (const { svg } of COVERS) {
      expect(svg).not.toMatch(
        /<text|<script|<style|style=|Gradient|filter|\son\w+=|data:|blob:|NaN|undefined/
      )
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|\/\//)
    }
  })

  test('differ from each other by more than where the noun stands', () => {
    const drawings = COVERS.map(({ svg }) => svg.replaceAll(/transform="[^"]*"/g, ''))
    expect(new Set(drawings).size).toBe(COVERS.length)
  })

  test('draw what the name says, its noun and its adjective', () => {
    expect(COVERS.filter(({ name }) => !nounOf(name))).toEqual([])
    const plain = COVERS.filter(({ name }) => Object.keys(moodOf(name)).length === 0)
    expect(plain.map(({ name }) => name)).toEqual(['Simit & Halat <b>Kalın</b>'])
  })

  test('of banners differ too, and so do the subjects of banners of one kind', () => {
    const banners = [1, 2, 3, 4, 5, 6, 7].map(id => drawingFor(`/images/sliders/${id}.svg`))
    expect(new Set(banners).size).toBe(7)
    expect(new Set([1, 2, 3, 4, 5, 6, 7].map(id => subjectsOf('slider', id)?.join())).size).toBe(7)
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
  })
})

describe('marks of payment methods', () => {
  const marks = [
    ...[...METHODS, ...METHOD_GROUPS].map(({ id, name }) => ({ path: `methods/${id}`, name: name.tr })),
    ...PAYMENT_LOGOS.map(({ id, name }) => ({ path: `payments/${id}`, name }))
  ].map(({ path, name }) => ({ name, svg: drawingFor(`/images/${path}.svg`) ?? '' }))

  test('differ where the names do, and take 1.7 kB at most', () => {
    expect(Math.max(...marks.map(({ svg }) => svg.length))).toBeLessThanOrEqual(1_700)
    const nameOf = new Map(marks.map(({ name, svg }) => [svg, name.replace(' ile yatır', '')]))
    expect(marks.filter(({ name, svg }) => !name.startsWith(nameOf.get(svg)!))).toEqual([])
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

  test('returns the SVG if the library for WebP has no build for the machine', async () => {
    vi.doMock('sharp', () => {
      throw new Error('Could not load the "sharp" module')
    })
    vi.resetModules()
    const covers = await import('./covers.ts')
    const body = drawingFor('/images/games/1001.webp')
    expect(body).toContain('<svg')
    expect(await covers.coverFor('/images/games/1001.webp')).toEqual({ type: 'image/svg+xml', body })
  })

  test('takes the ratio from the folder', () => {
    expect(drawingFor('/images/games/1001.svg')).toContain('viewBox="0 0 150 200"')
    expect(drawingFor('/images/categories/1.svg')).toContain('viewBox="0 0 150 150"')
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
