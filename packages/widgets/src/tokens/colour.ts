/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [number, number, number]

/**
 * Reads `#rgb`, `#rrggbb` and `rgb(r, g, b)`, the formats of attributes and computed styles. Anything else, including
 * transparent colours, is `undefined` (H67).
 */
export function readColour(text: string): Rgb | undefined {
  const value = text.trim()
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value)?.[1]
  if (hex) {
    const pairs = hex.length === 3 ? [...hex].map(digit => digit + digit) : hex.match(/../g)!
    return pairs.map(pair => parseInt(pair, 16)) as unknown as Rgb
  }
  const parts = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(value)?.slice(1).map(Number)
  return parts?.every(part => part <= 255) ? (parts as unknown as Rgb) : undefined
}

/** `#rrggbb` */
export function writeColour(colour: Rgb): string {
  return `#${colour.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** Contrast by WCAG 2, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** 0 (black) to 1 (white). */
export function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map(part => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The colour mixed with black (-1) or white (1); 0 changes nothing. */
export function lighten(colour: Rgb, amount: number): Rgb {
  const end = amount > 0 ? 255 : 0
  return colour.map(part => part + (end - part) * Math.abs(amount)) as unknown as Rgb
}
