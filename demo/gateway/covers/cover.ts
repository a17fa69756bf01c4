import { pick, randomOf } from '@bnw/core/covers'

import { COMPOSITIONS, disc, hills, rings } from './compositions.ts'
import { drawTable } from './croupier.ts'
import { moodOf } from './moods.ts'
import { MOTIFS, type Brush, type Motif } from './motifs.ts'
import { nounOf, type Noun } from './nouns.ts'
import { PALETTES, type Palette } from './palettes.ts'
import { drawScene } from './scene.ts'
import { drawStanding } from './standing.ts'
import { filled, picture, rectangle, type Frame } from './svg.ts'

/** Tile 3:4 for slots, small 1:1, live 16:10, banner 21:9. */
export type Ratio = 'tile' | 'small' | 'live' | 'banner'

const SIZES: Record<Ratio, { width: number; height: number }> = {
  tile: { width: 150, height: 200 },
  small: { width: 150, height: 150 },
  live: { width: 240, height: 150 },
  banner: { width: 350, height: 150 }
}

/** What is behind a table: a dealer and cards are detailed enough. */
const CALM = [disc, hills, rings] as const

export interface CoverOf {
  /** Type and id, such as `slot:1001`. The same key always gives the same picture. */
  key: string
  ratio: Ratio
  /** What the cover draws, if it is known (`nouns.ts`, `moods.ts`). The page shows the name itself. */
  name?: string
  /** First name of the table's dealer. */
  dealer?: string
  /** What a banner shows: the largest first. */
  subjects?: readonly Noun[]
}

/** Draws a cover as an SVG of shapes only, without scripts, styles, fonts, names or external references. */
export function drawCover({ key, ratio, name = '', dealer, subjects }: CoverOf): string {
  const next = randomOf(key)
  const mood = moodOf(name)
  const drawn = pick(PALETTES, next())
  const brush: Brush = { palette: PALETTES.find(one => one.name === mood.palette) ?? drawn, next }
  const frame: Frame = { x: 0, y: 0, ...SIZES[ratio] }
  const noun = nounOf(name)
  const content = subjects
    ? drawScene(frame, brush, subjects)
    : noun
      ? pick<Motif>(mood.behind ?? (ratio === 'live' ? CALM : COMPOSITIONS), next())(frame, brush) +
        drawStanding({ noun, frame, stand: mood.stand, isAside: Boolean(dealer) }, brush) +
        (mood.before?.(frame, brush) ?? '')
      : pick<Motif>(MOTIFS, next())(frame, brush)
  const table = ratio === 'live' ? drawTable(frame, brush, dealer) : ''
  return picture(frame.width, frame.height, rectangle(frame, filled(brush.palette.ground)) + content + table)
}

/** The two colours of a mark, by key. */
export function paletteOf(key: string): Palette {
  return pick(PALETTES, randomOf(key)())
}
