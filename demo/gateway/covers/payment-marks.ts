import { card, onCard } from './card.ts'
import { paletteOf } from './cover.ts'
import { drawNoun, nounOf, paint, type Noun } from './nouns.ts'
import { PALETTES, type Palette } from './palettes.ts'

/** Drawings of ways to pay, on 100 × 100 units in the letters of `nouns.ts`; G is the card. */
const EMBLEMS = {
  transfer:
    '<path fill="I" d="M6 22h52V8l36 21-36 21V36H6z"/><path fill="A" d="M94 64H42V50L6 71l36 21V78h52z"/>',
  bank: '<path fill="I" d="M50 6 94 32v8H6v-8z"/><path fill="A" d="M16 46h14v30H16zM43 46h14v30H43zM70 46h14v30H70z"/><path fill="I" d="M6 82h88v10H6z"/><circle cx="50" cy="26" r="6" fill="M"/>',
  phone:
    '<rect x="24" y="2" width="52" height="96" rx="11" fill="I"/><path fill="M" d="M31 14h38v62H31z"/><path fill="A" d="M36 40h12V29l18 16-18 16V50H36z"/><circle cx="50" cy="87" r="5" fill="M"/>',
  stamp:
    '<path fill="A" stroke="G" stroke-width="6" stroke-dasharray="0 9" stroke-linecap="round" d="M23 4h54v54H23z"/><rect x="4" y="34" width="92" height="60" rx="11" fill="I"/><path fill="M" d="M66 52h30v24H66a12 12 0 0 1 0-24z"/><circle cx="68" cy="64" r="5" fill="A"/>',
  wallet:
    '<circle cx="34" cy="24" r="20" fill="A"/><circle cx="62" cy="24" r="16" fill="M"/><rect x="4" y="34" width="92" height="60" rx="11" fill="I"/><path fill="M" d="M66 52h30v24H66a12 12 0 0 1 0-24z"/><circle cx="68" cy="64" r="5" fill="A"/>',
  code: '<rect x="2" y="22" width="96" height="56" rx="12" fill="I"/><path fill="none" stroke="M" stroke-width="6" d="M26 38v24M16 44l20 12M36 44 16 56M52 38v24M42 44l20 12M62 44 42 56"/><path fill="A" d="M72 40h16v20H72z"/>',
  qr: '<path fill="I" d="M8 8h36v36H8zM56 8h36v36H56zM8 56h36v36H8z"/><path fill="G" d="M16 16h20v20H16zM64 16h20v20H64zM16 64h20v20H16z"/><path fill="A" d="M21 21h10v10H21zM69 21h10v10H69zM21 69h10v10H21zM56 56h12v12H56zM80 56h12v12H80zM68 68h12v12H68zM56 80h12v12H56zM80 80h12v12H80z"/>',
  voucher:
    '<path fill="I" d="M2 20h96v20a10 10 0 0 0 0 20v20H2V60a10 10 0 0 0 0-20z"/><path fill="none" stroke="M" stroke-width="4" stroke-dasharray="6 6" d="M68 22v58"/><path fill="M" d="M16 34h40v9H16zM16 56h26v8H16z"/>',
  poplars:
    '<path fill="A" d="M29 74h8v20h-8zM63 74h8v20h-8z"/><path fill="I" d="M33 4q17 24 14 50-2 22-14 24-12-2-14-24Q16 28 33 4zM67 4q17 24 14 50-2 22-14 24-12-2-14-24Q50 28 67 4z"/><path fill="A" d="M6 92h88v5H6z"/>',
  shadow:
    '<circle cx="60" cy="58" r="38" fill="M"/><circle cx="44" cy="44" r="38" fill="I"/><path fill="M" d="M52 12 26 50h15l-6 28 28-38H47z"/>'
} as const

type Emblem = keyof typeof EMBLEMS
type PaletteName = Palette['name']

/** The words of a method's Turkish name that decide its mark. */
const MARKS: Readonly<Record<string, readonly [Emblem | Noun, PaletteName]>> = {
  'havale/eft': ['transfer', 'Çini'],
  cep: ['phone', 'Liman'],
  pulcüzdan: ['stamp', 'Mercan'],
  kumbara: ['moneybox', 'Nar'],
  qr: ['qr', 'Gece'],
  çeki: ['voucher', 'Yosun'],
  banka: ['bank', 'Lacivert'],
  cüzdanlar: ['wallet', 'Bakır'],
  kodlar: ['code', 'Duman'],
  kavaklı: ['poplars', 'Yosun'],
  ıhlamur: ['tree', 'Zeytin'],
  rüzgârgülü: ['compass', 'Lacivert'],
  çınaraltı: ['tree', 'Yosun'],
  zarf: ['envelope', 'Bakır'],
  bilye: ['marbles', 'Gece'],
  martı: ['gull', 'Liman'],
  fener: ['lighthouse', 'Mercan'],
  simit: ['simit', 'Bakır'],
  makara: ['pulley', 'Nar'],
  gölge: ['shadow', 'Lacivert'],
  posta: ['envelope', 'Mercan']
}

/** A payment method as a card of 120 × 80 units, in the middle tone of a palette: it shows on dark and light pages. */
export function paymentMark(name: string): string {
  const [drawing, palette] = markOf(name)
  const colours = onCard(palette)
  const content = isEmblem(drawing) ? paint(EMBLEMS[drawing], colours) : drawNoun(drawing, colours)
  return card(colours, content)
}

function markOf(name: string): readonly [Emblem | Noun, Palette] {
  const words = name.toLocaleLowerCase('tr').split(' ')
  const known = words.find(word => Object.hasOwn(MARKS, word))
  const [drawing, title] = (known && MARKS[known]) || [nounOf(name) ?? 'bank']
  const palette = PALETTES.find(one => one.name === title) ?? paletteOf(`payment:${name}`)
  return [drawing, palette]
}

function isEmblem(drawing: Emblem | Noun): drawing is Emblem {
  return Object.hasOwn(EMBLEMS, drawing)
}
