import { randomOf } from '@bnw/core/covers'
import { pick } from '@bnw/games/engines/random'

import { lettering } from './lettering.ts'
import { MOTIFS, PATTERNS, type Brush, type Motif } from './motifs.ts'
import { IVORY, PALETTES, type Palette } from './palettes.ts'
import { circle, drawn, filled, path, picture, rectangle, unit, units, type Frame } from './svg.ts'

/** Tile 3:4 for slots, small 1:1, live 16:10, banner 21:9 with room for text, scene 21:9 without. */
export type Ratio = 'tile' | 'small' | 'live' | 'banner' | 'scene'

const SIZES: Record<Ratio, { width: number; height: number }> = {
  tile: { width: 150, height: 200 },
  small: { width: 150, height: 150 },
  live: { width: 240, height: 150 },
  banner: { width: 350, height: 150 },
  scene: { width: 350, height: 150 }
}

/** Height of the name plate, as a share of the picture. */
const PLATE = 0.22

/** Share of a banner's width, from the left, that is kept free for text. */
const TEXT_AREA = 0.55

export interface CoverOf {
  /** Type and id, such as `slot:1001`. The same key always gives the same picture. */
  key: string
  ratio: Ratio
  /** Text of the plate; no plate where absent. */
  name?: string
  /** First name of the table's dealer. */
  dealer?: string
}

/** Draws a cover as an SVG of shapes only, without scripts, styles, fonts or external references. */
export function drawCover({ key, ratio, name, dealer }: CoverOf): string {
  const next = randomOf(key)
  const palette: Palette = pick(PALETTES, next())
  const motif = pick<Motif>(ratio === 'scene' ? PATTERNS : MOTIFS, next())
  const brush: Brush = { palette, next }
  const whole: Frame = { x: 0, y: 0, ...SIZES[ratio] }
  const ground = rectangle(whole, filled(palette.ground))
  if (ratio === 'banner') return picture(whole.width, whole.height, ground + repeated(whole, motif, brush))
  const plate = name && ratio !== 'small' ? plateOf(whole) : undefined
  const frame = { ...whole, height: plate?.y ?? whole.height }
  const edge = ratio === 'live' ? tableEdge(frame, palette, dealer) : ''
  const sign = plate ? signOf(plate, name ?? '', palette) : ''
  return picture(whole.width, whole.height, ground + motif(frame, brush) + edge + sign)
}

/** The two colours of a mark, by key. */
export function paletteOf(key: string): Palette {
  return pick(PALETTES, randomOf(key)())
}

function plateOf({ x, width, height }: Frame): Frame {
  return { x, y: height * (1 - PLATE), width, height: height * PLATE }
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

/** The rim of the table, and the dealer's initial on the accent. */
function tableEdge(frame: Frame, { ground, accent }: Palette, dealer?: string): string {
  const { width, height } = frame
  const rim = `M0 ${unit(height)}V${unit(height - 12)}Q${units(width / 2, height - 40, width, height - 12)}V${unit(height)}z`
  const line = `M0 ${unit(height - 12)}Q${units(width / 2, height - 40, width, height - 12)}`
  const initial = [...(dealer ?? '')][0]?.toLocaleUpperCase('tr')
  const x = width - 30
  const y = height - 21
  return (
    path(rim, filled(ground)) +
    path(line, drawn(accent, 2.5)) +
    (initial
      ? circle(x, y, 17, `${filled(accent)} stroke="${ground}" stroke-width="3"`) +
        lettering(initial, { x, y: y + 6.5, size: 18, colour: ground, isCentred: true })
      : '')
  )
}

function signOf(plate: Frame, name: string, palette: Palette): string {
  const lines = plate.width > 200 ? [shortened(name, 26)] : twoLines(name)
  const longest = Math.max(...lines.map(line => line.length))
  const size =
    plate.width > 200
      ? longest > 21
        ? 15
        : 17
      : longest > 14
        ? 15
        : longest > 11
          ? 16
          : longest > 8
            ? 17
            : 18
  const leading = size + 1
  const first = plate.y + plate.height / 2 + size * 0.36 - ((lines.length - 1) * leading) / 2
  const words = lines.map((line, row) =>
    lettering(line, { x: 11, y: first + row * leading, size, colour: IVORY })
  )
  return (
    rectangle(plate, filled(palette.ground)) +
    path(`M0 ${unit(plate.y)}h${plate.width}`, drawn(palette.motif, 1.5)) +
    words.join('')
  )
}

/** Splits a name into two lines of similar length, each at most 16 letters. */
export function twoLines(name: string): readonly string[] {
  const words = name.split(' ')
  const splits = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  const [best] = splits.sort(
    (one, other) =>
      Math.max(...one.map(({ length }) => length)) - Math.max(...other.map(({ length }) => length))
  )
  return (best ?? [name]).map(line => shortened(line, 16))
}

function shortened(line: string, max: number): string {
  const letters = [...line]
  return letters.length > max
    ? `${letters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
    : line
}
