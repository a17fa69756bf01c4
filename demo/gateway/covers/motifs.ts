import { clockwork } from './motifs/clockwork.ts'
import { compass } from './motifs/compass.ts'
import { ferry } from './motifs/ferry.ts'
import { kilim } from './motifs/kilim.ts'
import { lattice } from './motifs/lattice.ts'
import { stairs } from './motifs/stairs.ts'
import { tulips } from './motifs/tulips.ts'
import { waves } from './motifs/waves.ts'
import type { Palette } from './palettes.ts'
import type { Frame } from './svg.ts'

/** Input of a motif. `next` returns random numbers for position, scale, rotation and count. */
export interface Brush {
  readonly palette: Palette
  readonly next: () => number
}

/** Fills the frame and may exceed its edges, which later shapes cover. */
export type Motif = (frame: Frame, brush: Brush) => string

export const MOTIFS = [lattice, waves, compass, ferry, kilim, tulips, clockwork, stairs] as const
