import { card, onCard } from './card.ts'
import { paletteOf } from './cover.ts'
import { paint } from './nouns.ts'
import { PALETTES, type Palette } from './palettes.ts'

/** Drawings of partners and licences, on 100 × 100 units in the letters of `nouns.ts`; G is the card. */
const EMBLEMS = {
  radio:
    '<path fill="none" stroke="A" stroke-width="7" d="M17 72a44 44 0 0 1 0-64M83 72a44 44 0 0 0 0-64M32 58a24 24 0 0 1 0-36M68 58a24 24 0 0 0 0-36"/><path fill="I" d="M50 28a12 12 0 0 1 6 22l7 46H37l7-46a12 12 0 0 1 6-22z"/>',
  leaf: '<path fill="I" d="M8 4h84v46q0 32-42 48Q8 82 8 50z"/><path fill="M" d="m50 16 9 18 19-6-7 19 12 13-20 3-10-5v24h-6V58l-10 5-20-3 12-13-7-19 19 6z"/>',
  magazine:
    '<path fill="I" d="M2 42q24-10 48 4 24-14 48-4v50q-24-8-48 4-24-12-48-4z"/><path fill="none" stroke="M" stroke-width="5" d="M50 46v46M13 57q14-3 26 3M13 73q14-3 26 3M61 60q12-6 26-3M61 76q12-6 26-3"/><path fill="A" d="M14 22Q34 2 48 24q2 2 4 0Q66 2 86 22 68 16 57 29l-7 9-7-9Q32 16 14 22z"/>',
  bunting:
    '<path fill="none" stroke="I" stroke-width="5" d="M2 10q48 28 96 0"/><path fill="A" d="m12 18 20 7-15 18zM40 28h20L50 50zM68 25l20-7-5 25z"/><path fill="I" d="M4 60h92v12H4z"/><path fill="A" d="M16 72h12v24H16zM44 72h12v24H44zM72 72h12v24H72z"/>',
  note: '<path fill="I" d="M40 22 92 8v60a15 13 0 1 1-11-12V33l-30 8v40a15 13 0 1 1-11-12z"/><path fill="A" d="M20 4q20 20 0 36Q0 24 20 4zM8 48h24v8H8z"/>',
  seal: '<circle cx="50" cy="50" r="44" fill="I" stroke="I" stroke-width="9" stroke-dasharray="12 11"/><circle cx="50" cy="50" r="34" fill="M"/><path fill="none" stroke="A" stroke-width="10" d="m33 51 12 12 23-25"/>',
  scales:
    '<path fill="none" stroke="I" stroke-width="7" d="M50 4v84M26 92h48M14 22h72"/><path fill="A" d="M-2 62 17 24l19 38q-4 18-19 18T-2 62zM64 62l19-38 19 38q-4 18-19 18T64 62z"/><path fill="M" d="M8 60h18l-9-18zM74 60h18l-9-18z"/>'
} as const

/** The word of a name that decides its mark. */
const MARKS: Readonly<Record<string, readonly [keyof typeof EMBLEMS, Palette['name']]>> = {
  radyo: ['radio', 'Lacivert'],
  kulübü: ['leaf', 'Yosun'],
  dergi: ['magazine', 'Liman'],
  festival: ['bunting', 'Mercan'],
  müzik: ['note', 'Gece'],
  kurulu: ['seal', 'Çini'],
  denetimi: ['scales', 'Duman']
}

/** The mark of a partner or a licence; a seal for a name without a drawing. */
export function partnerMark(name: string): string {
  const word = name.toLocaleLowerCase('tr').split(' ').at(-1) ?? ''
  const [emblem, title] = (Object.hasOwn(MARKS, word) && MARKS[word]) || ['seal' as const]
  const colours = onCard(PALETTES.find(one => one.name === title) ?? paletteOf(`partner:${name}`))
  return card(colours, paint(EMBLEMS[emblem], colours))
}
