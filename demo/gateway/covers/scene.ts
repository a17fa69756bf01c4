import { pick } from '@bnw/core/covers'

import { COMPOSITIONS } from './compositions.ts'
import type { Brush, Motif } from './motifs.ts'
import { drawNoun, type Noun } from './nouns.ts'
import { defineNoun, lit, placed } from './standing.ts'
import type { Frame } from './svg.ts'

/** Where the subjects of a banner stand, in shares of its width and height, and their size in shares of its height. */
const PLACES = [
  { across: 0.5, down: 0.5, size: 0.92, tilt: 0 },
  { across: 0.2, down: 0.62, size: 0.6, tilt: -8 },
  { across: 0.8, down: 0.6, size: 0.6, tilt: 8 }
] as const

/** A banner: its subjects on a ground, each with a hard shadow. The first stands in front. */
export function drawScene(frame: Frame, brush: Brush, subjects: readonly Noun[]): string {
  const ground = pick<Motif>(COMPOSITIONS, brush.next())(frame, brush)
  const drawn = subjects.slice(0, PLACES.length).map((noun, nth) => {
    const { across, down, size, tilt } = PLACES[nth] ?? PLACES[0]
    const id = String(nth)
    const at = {
      x: frame.x + frame.width * across,
      y: frame.y + frame.height * down,
      scale: (frame.height / 100) * size,
      tilt
    }
    return defineNoun(id, drawNoun(noun, brush.palette)) + placed(at, lit(id, brush.palette.ground))
  })
  return ground + drawn.reverse().join('')
}
