import { COVER_PALETTES, type CoverColours } from '@bnw/core/covers'

import type { Colour } from './svg.ts'

/** Flat colours; `shade` lies between ground and motif and is made from the two. */
export interface Palette extends CoverColours {
  readonly shade: Colour
  /** Of another hue than the others: suns, moons, lights. */
  readonly spark: Colour
}

type Colours = (typeof COVER_PALETTES)[number]

const SPARKS: Readonly<Record<Colours['name'], Colour>> = {
  Liman: '#d9593c',
  Mercan: '#e8a33d',
  Çini: '#e06a4e',
  Nar: '#e58a3a',
  Zeytin: '#c4572f',
  Kehribar: '#c23b22',
  Sis: '#c9694f',
  Gece: '#d8567f',
  Yosun: '#d9a441',
  Bakır: '#1f7a78',
  Lacivert: '#c4475b',
  Duman: '#3f8f8a'
}

/** Colour of letters and lights; contrast of at least 9.9 : 1 on each ground. */
export const IVORY: Colour = '#F4EFE3'

const [first, ...others] = COVER_PALETTES

export const PALETTES: readonly [Palette, ...Palette[]] = [withShade(first), ...others.map(withShade)]

function withShade(palette: Colours): Palette {
  return { ...palette, shade: between(palette.ground, palette.motif), spark: SPARKS[palette.name] }
}

/** Mixes two colours: 45 % of the way from the first to the second. */
function between(from: Colour, to: Colour): Colour {
  const channels = [1, 3, 5].map(at => {
    const start = Number.parseInt(from.slice(at, at + 2), 16)
    const end = Number.parseInt(to.slice(at, at + 2), 16)
    return Math.round(start + (end - start) * 0.45)
  })
  return `#${channels.map(channel => channel.toString(16).padStart(2, '0')).join('')}`
}
