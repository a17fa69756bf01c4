import { contrast, readColour, type Rgb } from '../tokens/colour.ts'
import type { Surroundings } from './surroundings.ts'

/** The colour mode of an element. */
export type Mode = 'dark' | 'light'

const BLACK: Rgb = [0, 0, 0]
const WHITE: Rgb = [255, 255, 255]

/** The mode of one element: its own `theme`, else the page's. `auto` is what its surroundings need (THEME-01, EMB-11). */
export function modeOf(theme: string, pageTheme: string, around: Surroundings): Mode {
  const effective = theme === 'auto' || theme === 'dark' || theme === 'light' ? theme : pageTheme
  if (effective !== 'auto') return effective === 'light' ? 'light' : 'dark'
  return modeOn(around)
}

/** Dark where white text is more readable than black. Before a picture, the colour of the page's text decides. */
function modeOn({ behind, text }: Surroundings): Mode {
  const ground = readColour(behind)
  if (ground) return isForWhite(ground) ? 'dark' : 'light'
  const ink = readColour(text)
  return ink && !isForWhite(ink) ? 'dark' : 'light'
}

function isForWhite(ground: Rgb): boolean {
  return contrast(ground, WHITE) >= contrast(ground, BLACK)
}
