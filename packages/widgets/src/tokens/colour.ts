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
    const all = parseInt(hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex, 16)
    return [all >> 16, (all >> 8) & 255, all & 255]
  }
  const parts = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(value)?.slice(1).map(Number)
  return parts?.every(part => part <= 255) ? rgbOf(parts) : undefined
}

function rgbOf([red, green, blue]: readonly number[]): Rgb | undefined {
  if (red === undefined || green === undefined || blue === undefined) return undefined
  return [red, green, blue]
}

/** `#rrggbb` */
export function writeColour(colour: Rgb): string {
  return `#${colour.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** Contrast by WCAG 2, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const both = [luminance(one), luminance(other)]
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05)
}

/** 0 (black) to 1 (white). */
export function luminance(colour: Rgb): number {
  const [red, green, blue] = mapChannels(colour, part => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The colour mixed with black (-1) or white (1); 0 changes nothing. */
export function lighten(colour: Rgb, amount: number): Rgb {
  const end = amount > 0 ? 255 : 0
  return mapChannels(colour, part => part + (end - part) * Math.abs(amount))
}

export function mapChannels(colour: Rgb, change: (channel: number) => number): Rgb {
  return [change(colour[0]), change(colour[1]), change(colour[2])]
}
