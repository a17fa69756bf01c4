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

/** What a motif is drawn with. `next` gives its place, scale, turn and count. */
export interface Brush {
  readonly palette: Palette
  readonly next: () => number
}

/** Fills the frame, and may reach over its edges: what is drawn later covers them. */
export type Motif = (frame: Frame, brush: Brush) => string

/** What looks right however much of it is cut away: a ticket shows its picture upright or across. */
export const PATTERNS = [lattice, waves, kilim, tulips] as const

export const MOTIFS = [lattice, waves, compass, ferry, kilim, tulips, clockwork, stairs] as const
