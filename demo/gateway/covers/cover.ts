import { randomOf } from '@bnw/core/covers'
import { pick } from '@bnw/games/engines/random'

import { COMPOSITIONS } from './compositions.ts'
import { MOTIFS, PATTERNS, type Brush, type Motif } from './motifs.ts'
import { drawNoun, nounOf, type Noun } from './nouns.ts'
import { IVORY, PALETTES, type Palette } from './palettes.ts'
import { circle, filled, path, picture, rectangle, sideOf, unit, units, type Frame } from './svg.ts'

/** Tile 3:4 for slots, small 1:1, live 16:10, banner 21:9 with room for text, scene 21:9 without. */
export type Ratio = 'tile' | 'small' | 'live' | 'banner' | 'scene'

const SIZES: Record<Ratio, { width: number; height: number }> = {
  tile: { width: 150, height: 200 },
  small: { width: 150, height: 150 },
  live: { width: 240, height: 150 },
  banner: { width: 350, height: 150 },
  scene: { width: 350, height: 150 }
}

/** Share of a banner's width, from the left, that is kept free for text. */
const TEXT_AREA = 0.55

export interface CoverOf {
  /** Type and id, such as `slot:1001`. The same key always gives the same picture. */
  key: string
  ratio: Ratio
  /** What the cover draws, if it is known (`nouns.ts`). The page shows the name itself. */
  name?: string
  /** First name of the table's dealer. */
  dealer?: string
}

/** Draws a cover as an SVG of shapes only, without scripts, styles, fonts, names or external references. */
export function drawCover({ key, ratio, name, dealer }: CoverOf): string {
  const next = randomOf(key)
  const palette: Palette = pick(PALETTES, next())
  const brush: Brush = { palette, next }
  const frame: Frame = { x: 0, y: 0, ...SIZES[ratio] }
  const ground = rectangle(frame, filled(palette.ground))
  const noun = name && nounOf(name)
  if (noun) {
    const art = pick<Motif>(COMPOSITIONS, next())(frame, brush)
    const table = ratio === 'live' ? tableOf(frame, palette, dealer) : ''
    return picture(frame.width, frame.height, ground + art + placed(noun, { frame, ratio, brush }) + table)
  }
  const motif = pick<Motif>(ratio === 'scene' ? PATTERNS : MOTIFS, next())
  const art = ratio === 'banner' ? repeated(frame, motif, brush) : motif(frame, brush)
  return picture(
    frame.width,
    frame.height,
    ground + art + (ratio === 'live' ? tableOf(frame, palette, dealer) : '')
  )
}

/** A noun in the middle; at a table left of its dealer. */
function placed(noun: Noun, { frame, ratio, brush }: { frame: Frame; ratio: Ratio; brush: Brush }): string {
  const scale = (sideOf(frame) / 100) * (0.8 + brush.next() * 0.12)
  const x = frame.x + frame.width * (ratio === 'live' ? 0.33 : 0.5) - 50 * scale
  const y = frame.y + frame.height * 0.5 - 50 * scale
  const tilt = ((brush.next() - 0.5) * 12).toFixed(1)
  return `<g transform="translate(${units(x, y)})scale(${scale.toFixed(2)})rotate(${tilt} 50 50)">${drawNoun(noun, brush.palette)}</g>`
}

/** The two colours of a mark, by key. */
export function paletteOf(key: string): Palette {
  return pick(PALETTES, randomOf(key)())
}

/** The motif, right of the text, along a perforation like a ticket's. */
function repeated(whole: Frame, motif: Motif, brush: Brush): string {
  const left = whole.width * TEXT_AREA
  const width = (whole.width - left) / 2
  const drawing = motif({ x: left, y: 0, width, height: whole.height }, brush)
  const margin = rectangle({ ...whole, width: left }, filled(brush.palette.ground))
  const holes = `fill="none" stroke="${brush.palette.ground}" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 12.5"`
  return (
    `<g id="m">${drawing}</g><use href="#m" x="${unit(width)}"/>${margin}` +
    path(`M${units(left, 6.2)}V${whole.height}`, holes)
  )
}

/** The rim of the table, and its dealer with a bow tie; an automatic table has none. */
function tableOf(frame: Frame, { ground, accent, motif }: Palette, dealer?: string): string {
  const { width, height } = frame
  const rim = `M0 ${unit(height)}V${unit(height - 10)}Q${units(width / 2, height - 34, width, height - 10)}V${unit(height)}z`
  return (dealer ? bust(width * 0.76, height, { ground, accent, motif }) : '') + path(rim, filled(accent))
}

function bust(x: number, bottom: number, paint: Pick<Palette, 'ground' | 'accent' | 'motif'>): string {
  const top = bottom - 118
  return (
    path(`M${units(x - 46, bottom)}q2-52 46-54 44 2 46 54z`, filled(paint.ground)) +
    path(`M${units(x - 40, bottom)}q2-46 40-48 38 2 40 48z`, filled(paint.motif)) +
    path(`M${units(x - 14, top + 71)}l14 22 14-22z`, filled(IVORY)) +
    circle(x, top + 37, 25, filled(paint.ground)) +
    circle(x, top + 45, 20, filled(paint.accent)) +
    path(`M${units(x - 12, top + 69)}l12 5 12-5v12l-12-5-12 5z`, filled(paint.ground))
  )
}
