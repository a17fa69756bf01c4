import { luminance, readColour } from '../tokens/colour.ts'
import type { Mode } from './mode.ts'
import type { Surroundings } from './surroundings.ts'

/** Whether an element is on the page's ground, or needs one of its own. */
export type Ground = 'page' | 'own'

/**
 * The luminance of a page on which the faintest text of a mode is readable, with a contrast of 4.5: at most this in the
 * dark mode, at least this in the light one (A11Y-01).
 */
export const GROUND_LIMITS = { dark: 0.04, light: 0.76 } as const

/** The page's ground, as long as everything is readable on it. */
export function groundOf({ behind, ground }: Surroundings, mode: Mode): Ground {
  if (ground) return ground === 'own' ? 'own' : 'page'
  const colour = readColour(behind)
  if (!colour) return 'own'
  const found = luminance(colour)
  return (mode === 'dark' ? found <= GROUND_LIMITS.dark : found >= GROUND_LIMITS.light) ? 'page' : 'own'
}
