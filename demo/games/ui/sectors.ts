/** A point on a circle around 0, as path data; degrees clockwise from the top. */
export function pointAt(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}

/** Path of a part of a ring: `from` and `to` in degrees, less than half a turn apart. */
export function sectorPath(ring: { outer: number; inner: number }, from: number, to: number): string {
  const { outer, inner } = ring
  return [
    `M${pointAt(outer, from)}`,
    `A${outer} ${outer} 0 0 1 ${pointAt(outer, to)}`,
    `L${pointAt(inner, to)}`,
    `A${inner} ${inner} 0 0 0 ${pointAt(inner, from)}Z`
  ].join('')
}
