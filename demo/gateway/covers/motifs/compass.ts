import type { Motif } from '../motifs.ts'
import { circle, drawn, filled, path, unit, units } from '../svg.ts'

/** A compass rose with one tip in the accent. */
export const compass: Motif = (frame, { palette: { ground, motif, accent, shade }, next }) => {
  const x = frame.x + frame.width * (0.3 + next() * 0.4)
  const y = frame.y + frame.height * (0.36 + next() * 0.26)
  const radius = Math.min(frame.width, frame.height) * (0.4 + next() * 0.22)
  const turn = Math.round(next() * 90 - 45)
  const width = radius * (0.13 + next() * 0.09)
  const isDashed = next() < 0.5
  const ring = `${drawn(motif, 2)}${isDashed ? ' stroke-dasharray="2 4"' : ''}`
  const long = tip(radius, width, [motif, shade])
  const short = tip(radius * 0.62, width * 0.9, [motif, shade])
  const places = (angles: readonly number[], drawing: string) =>
    angles.map(angle => `<g transform="rotate(${angle})">${drawing}</g>`).join('')
  return (
    `<g transform="translate(${units(x, y)})rotate(${turn})">` +
    circle(0, 0, radius * 1.16, ring) +
    circle(0, 0, radius * 0.74, drawn(shade, radius * 0.1)) +
    places([45, 135, 225, 315], short) +
    places([90, 180, 270], long) +
    path(`M0 ${unit(-radius * 1.06)}L${units(width, -width)}L0 0L${units(-width, -width)}z`, filled(accent)) +
    circle(0, 0, width * 0.75, `${filled(ground)} stroke="${accent}" stroke-width="2"`) +
    '</g>'
  )
}

/** A tip of two halves, light and dark, pointing up from the middle. */
function tip(length: number, width: number, [light, dark]: readonly [`#${string}`, `#${string}`]): string {
  return (
    path(`M0 ${unit(-length)}L${units(width, -width)}L0 0z`, filled(dark)) +
    path(`M0 ${unit(-length)}L${units(-width, -width)}L0 0z`, filled(light))
  )
}
