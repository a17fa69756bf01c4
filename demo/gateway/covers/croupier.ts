import { pick } from '@bnw/core/covers'

import type { Brush } from './motifs.ts'
import { IVORY } from './palettes.ts'
import { circle, filled, path, rectangle, unit, units, type Colour, type Frame } from './svg.ts'

const SKINS = ['#e9bd96', '#d29b6c', '#f1cda9', '#b57a4c'] as const
const HAIRS = ['#20150f', '#4a2c18', '#7a3b1c', '#15181a'] as const
const FELTS = ['#14513a', '#5e1f2c', '#1c3f6e', '#123f45'] as const

/** Dealers with long hair, by first name. */
const LONG_HAIRED: ReadonlySet<string> = new Set(['Defne', 'Elif', 'Derya', 'Nil'])

/** The felt of the table with its line and chips, and its dealer; an automatic table has none. */
export function drawTable(frame: Frame, brush: Brush, dealer?: string): string {
  const { width, height } = frame
  const felt = pick<Colour>(FELTS, brush.next())
  const edge = (top: number) =>
    `M0 ${unit(height)}V${unit(top + 12)}Q${units(width / 2, top - 14, width, top + 12)}V${unit(height)}z`
  return (
    (dealer ? drawDealer({ x: width * 0.77, bottom: height - 12, dealer }, brush) : '') +
    path(edge(height - 34), filled(brush.palette.accent)) +
    path(edge(height - 27), filled(felt)) +
    path(
      `M${units(-4, height - 2)}Q${units(width / 2, height - 26, width + 4, height - 2)}`,
      `fill="none" stroke="${IVORY}" stroke-width="1.6"`
    ) +
    chips(width * 0.5, height - 14, brush.palette.spark) +
    chips(width * 0.6, height - 9, brush.palette.accent)
  )
}

/** A stack of three chips. */
function chips(x: number, bottom: number, colour: Colour): string {
  return [0, 1, 2]
    .map(nth =>
      rectangle(
        { x: x - 10 + (nth % 2), y: bottom - nth * 5 - 5, width: 20, height: 5 },
        `rx="2.5" fill="${colour}" stroke="${IVORY}" stroke-width="1.2"`
      )
    )
    .join('')
}

interface Dealer {
  x: number
  bottom: number
  dealer: string
}

function drawDealer({ x, bottom, dealer }: Dealer, { palette, next }: Brush): string {
  const skin = pick<Colour>(SKINS, next())
  const hair = pick<Colour>(HAIRS, next())
  const head = bottom - 84
  const isLong = LONG_HAIRED.has(dealer)
  return (
    (isLong
      ? path(`M${units(x - 25, head + 34)}q-6-58 25-60 31 2 25 60-12 8-25 8t-25-8z`, filled(hair))
      : '') +
    path(`M${units(x - 48, bottom + 6)}q0-46 28-52h40q28 6 28 52z`, filled(IVORY)) +
    path(`M${units(x - 36, bottom + 6)}v-44l14-8 22 34 22-34 14 8v44z`, filled(palette.spark)) +
    path(`M${units(x - 9, head + 12)}h18v20l-9 9-9-9z`, filled(skin)) +
    path(`M${units(x - 20, head - 4)}q0-24 20-24t20 24q0 28-20 31-20-3-20-31z`, filled(skin)) +
    path(
      isLong
        ? `M${units(x - 22, head)}q-2-30 22-31 24 1 22 31-6-2-10-16-16 8-34 16z`
        : `M${units(x - 22, head - 2)}q-4-28 22-29 26 1 22 29l-4-3q-1-9-6-12-14 5-26 0-4 3-5 12z`,
      filled(hair)
    ) +
    path(`M${units(x - 12, head + 38)}l12 5 12-5v13l-12-5-12 5z`, filled('#15181a')) +
    circle(x - 8, head + 2, 1.7, filled('#15181a')) +
    circle(x + 8, head + 2, 1.7, filled('#15181a')) +
    path(
      `M${units(x - 6, head + 14)}q6 5 12 0`,
      'fill="none" stroke="#7c3a26" stroke-width="2" stroke-linecap="round"'
    )
  )
}
