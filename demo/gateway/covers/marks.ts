import { lettering, paletteOf } from './cover.ts'
import { IVORY } from './palettes.ts'
import { circle, drawn, escaped, filled, path, picture } from './svg.ts'

const SIZE = 96

/** Two letters on a square notched like a ticket. */
export function studioMark(key: string, name: string): string {
  const { ground, accent } = paletteOf(key)
  const ticket =
    'M16 8h64a8 8 0 0 1 8 8v22a10 10 0 0 0 0 20v22a8 8 0 0 1-8 8h-64a8 8 0 0 1-8-8v-22a10 10 0 0 0 0-20v-22a8 8 0 0 1 8-8z'
  return picture(SIZE, SIZE, path(ticket, filled(ground)) + centred(initials(name, 2), 34, accent))
}

/** One letter in a circle. */
export function bankMark(key: string, name: string): string {
  const { ground, motif } = paletteOf(key)
  return picture(
    SIZE,
    SIZE,
    circle(48, 48, 42, filled(ground)) +
      circle(48, 48, 35, drawn(motif, 3)) +
      centred(initials(name, 1), 40, IVORY)
  )
}

/** A dealer: initials on the accent, never a portrait. */
export function dealerMark(key: string, name: string): string {
  const { ground, accent } = paletteOf(key)
  return picture(SIZE, SIZE, circle(48, 48, 42, filled(accent)) + centred(initials(name, 2), 38, ground))
}

/** A wide card with a name, for methods of payment, partners and licences. */
export function cardMark(key: string, name: string): string {
  const { ground, motif, accent } = paletteOf(key)
  // Letters take 0.56 of their size on average; 130 units are free.
  const size = Math.min(20, Math.floor(130 / (0.56 * name.length)))
  return picture(
    160,
    64,
    `<rect width="160" height="64" rx="10" ${filled(ground)}/>` +
      path('M12 14v36', `${drawn(accent, 4)} stroke-linecap="round"`) +
      path('M22 54h126', `${drawn(motif, 2)} stroke-dasharray="2 5"`) +
      `<text x="22" y="${32 + size * 0.36}" ${lettering(size)} ${filled(IVORY)}>${escaped(name)}</text>`
  )
}

/** The first letters of the first words, in Turkish capitals. */
export function initials(name: string, most: number): string {
  const words = name.split(/\s+/).filter(Boolean)
  const letters = words.length > 1 ? words.map(word => [...word][0] ?? '') : [...(words[0] ?? '')]
  return letters.slice(0, most).join('').toLocaleUpperCase('tr')
}

function centred(text: string, size: number, colour: `#${string}`): string {
  return `<text x="48" y="${48 + size * 0.36}" ${lettering(size)} text-anchor="middle" ${filled(colour)}>${escaped(text)}</text>`
}
