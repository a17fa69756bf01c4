import type { Palette } from './palettes.ts'
import { filled, picture } from './svg.ts'

/** The palette with ground and motif exchanged, so that a card has the middle tone and details are dark. */
export function onCard(palette: Palette): Palette {
  return { ...palette, ground: palette.motif, motif: palette.ground, shade: palette.accent }
}

/** A drawing of 100 × 100 units on a card of 120 × 80, which shows on dark and light pages. */
export function card({ ground }: Palette, drawing: string): string {
  return picture(
    120,
    80,
    `<rect width="120" height="80" rx="12" ${filled(ground)}/><g transform="translate(26 6)scale(.68)">${drawing}</g>`
  )
}
