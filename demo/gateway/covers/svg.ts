export type Colour = `#${string}`

/** Area of a motif, in units of the picture. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Reference for sizes: the shorter side of the frame. */
export function sideOf({ width, height }: Frame): number {
  return Math.min(width, height)
}

/** Formats a coordinate with at most one decimal, to keep covers below 3 KB. */
export function unit(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Formats coordinates: `12 40.5 3`. */
export function units(...values: readonly number[]): string {
  return values.map(unit).join(' ')
}

export function circle(x: number, y: number, radius: number, paint: string): string {
  return `<circle cx="${unit(x)}" cy="${unit(y)}" r="${unit(radius)}" ${paint}/>`
}

export function rectangle({ x, y, width, height }: Frame, paint: string): string {
  return `<rect x="${unit(x)}" y="${unit(y)}" width="${unit(width)}" height="${unit(height)}" ${paint}/>`
}

export function path(steps: string, paint: string): string {
  return `<path d="${steps}" ${paint}/>`
}

export function filled(colour: Colour): string {
  return `fill="${colour}"`
}

/** A line without fill. */
export function drawn(colour: Colour, width: number): string {
  return `fill="none" stroke="${colour}" stroke-width="${unit(width)}"`
}

/** A star of `points` tips, from `radius` in to `radius × inner`, its first tip up. */
export function star(
  centre: readonly [number, number],
  radius: number,
  points: number,
  inner: number
): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const angle = (Math.PI * corner) / points - Math.PI / 2
    const reach = corner % 2 ? radius * inner : radius
    return units(centre[0] + reach * Math.cos(angle), centre[1] + reach * Math.sin(angle))
  })
  return `M${corners.join('L')}z`
}

/** A complete SVG, without scripts, styles or external references. */
export function picture(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`
}
