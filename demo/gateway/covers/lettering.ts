import { OUTLINES } from './outlines.ts'
import { filled, path, unit, type Colour } from './svg.ts'

/** Units of an outline per font size. */
const UNITS = 200

interface Line {
  /** Start of the line, or its centre if centred. */
  x: number
  /** Baseline. */
  y: number
  /** Font size, in units of the picture. */
  size: number
  colour: Colour
  isCentred?: boolean
}

/** Draws a line of text as shapes, so that it needs no font. */
export function lettering(text: string, { x, y, size, colour, isCentred }: Line): string {
  const { steps, width } = outlined(text)
  const scale = size / UNITS
  const left = isCentred ? x - (width * scale) / 2 : x
  return path(
    steps,
    `transform="translate(${unit(left)} ${unit(y)})scale(${Math.round(scale * 1e4) / 1e4})" ${filled(colour)}`
  )
}

/** Whether there is an outline for each letter of a text. */
export function isDrawable(text: string): boolean {
  return [...text].every(letter => Object.hasOwn(OUTLINES, letter))
}

/** One path for the line; an unknown letter leaves a gap. */
function outlined(text: string): { steps: string; width: number } {
  let width = 0
  let steps = ''
  for (const letter of text) {
    const [, advance = 0, start, rest] = /^(\d+)(?: M(-?\d+)(.+))?$/.exec(OUTLINES[letter] ?? '60') ?? []
    if (rest) steps += `M${width + Number(start)}${rest}`
    width += Number(advance)
  }
  return { steps, width }
}
