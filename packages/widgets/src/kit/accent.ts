/** A colour as its three parts, 0 to 255. */
type Colour = readonly [red: number, green: number, blue: number]

/** What a partner's colour changes: never money, states or focus (visual design, 2.2). */
export type AccentTokens = Record<`--_${'primary' | 'primary-hover' | 'on-primary' | 'link'}`, string>

/** Text needs this contrast (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5

/**
 * The tokens for a partner's colour; `undefined` where it is no colour of the form `#rgb` or `#rrggbb`, so that nothing
 * but a colour ever gets into a style (H67).
 *
 * As text the colour keeps its hue, and moves towards white or black until it can be read on all of `surfaces`.
 *
 * @param surfaces What text may stand on, `#rrggbb` each; others are left out.
 */
export function accentTokens(accent: string, surfaces: readonly string[]): AccentTokens | undefined {
  const colour = readColour(accent)
  if (!colour) return undefined
  const grounds = surfaces.map(readColour).filter(ground => ground !== undefined)
  const onPrimary = textOn(colour)
  return {
    '--_primary': hex(colour),
    '--_primary-hover': hex(mix(colour, luminance(onPrimary) > 0.5 ? BLACK : WHITE, 0.12)),
    '--_on-primary': hex(onPrimary),
    '--_link': hex(readable(colour, grounds))
  }
}

const WHITE: Colour = [255, 255, 255]
const BLACK: Colour = [0, 0, 0]
const INK: Colour = [0x10, 0x19, 0x1b]

export function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

export function readColour(text: string): Colour | undefined {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]
  if (!digits) return undefined
  const parts = digits.length === 3 ? [...digits].map(digit => digit + digit) : digits.match(/../g)!
  return parts.map(part => Number.parseInt(part, 16)) as unknown as Colour
}

/** The better of ink and white; black in the narrow band where both stay too faint. */
function textOn(colour: Colour): Colour {
  const better = contrast(INK, colour) > contrast(WHITE, colour) ? INK : WHITE
  return contrast(better, colour) < LEAST_CONTRAST ? BLACK : better
}

function readable(colour: Colour, grounds: readonly Colour[]): Colour {
  const isDark = grounds.every(ground => luminance(ground) < 0.18)
  const steps = Array.from({ length: 51 }, (_, step) => mix(colour, isDark ? WHITE : BLACK, step / 50))
  return (
    steps.find(step => grounds.every(ground => contrast(step, ground) >= LEAST_CONTRAST)) ?? steps.at(-1)!
  )
}

function mix(colour: Colour, other: Colour, share: number): Colour {
  return colour.map((part, i) => Math.round(part + (other[i]! - part) * share)) as unknown as Colour
}

/** Relative luminance of WCAG 2.2, 0 to 1. */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map(part => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Colour
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function hex(colour: Colour): string {
  return `#${colour.map(part => part.toString(16).padStart(2, '0')).join('')}`
}
