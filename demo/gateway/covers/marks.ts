import { paletteOf } from './cover.ts'
import { lettering } from './lettering.ts'
import { drawNoun, nounOf } from './nouns.ts'
import { IVORY } from './palettes.ts'
import { circle, drawn, filled, path, picture, type Colour } from './svg.ts'

const SIZE = 96

/** What the name speaks of, else two letters, on a square notched like a ticket. */
export function studioMark(key: string, name: string): string {
  const palette = paletteOf(key)
  const { ground, accent } = palette
  const noun = nounOf(name)
  const emblem = noun && `<g transform="translate(20 20)scale(.56)">${drawNoun(noun, palette)}</g>`
  const ticket =
    'M16 8h64a8 8 0 0 1 8 8v22a10 10 0 0 0 0 20v22a8 8 0 0 1-8 8h-64a8 8 0 0 1-8-8v-22a10 10 0 0 0 0-20v-22a8 8 0 0 1 8-8z'
  return picture(
    SIZE,
    SIZE,
    path(ticket, filled(ground)) + (emblem ?? centred(initials(name, 2), { size: 34, colour: accent }))
  )
}

/** One letter in a circle. */
export function bankMark(key: string, name: string): string {
  const { ground, motif } = paletteOf(key)
  return picture(
    SIZE,
    SIZE,
    circle(48, 48, 42, filled(ground)) +
      circle(48, 48, 35, drawn(motif, 3)) +
      centred(initials(name, 1), { size: 40, colour: IVORY })
  )
}

/** The first letters of the words, in Turkish upper case. */
export function initials(name: string, max: number): string {
  const words = name.split(/[\s/]+/).filter(Boolean)
  const letters = words.length > 1 ? words.map(word => [...word][0] ?? '') : [...(words[0] ?? '')]
  return letters.slice(0, max).join('').toLocaleUpperCase('tr')
}

interface Letters {
  size: number
  colour: Colour
}

function centred(text: string, { size, colour }: Letters): string {
  return lettering(text, { x: SIZE / 2, y: SIZE / 2 + size * 0.36, size, colour, isCentred: true })
}
