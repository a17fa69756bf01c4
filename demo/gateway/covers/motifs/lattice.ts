import type { Motif } from '../motifs.ts'
import { circle, drawn, filled, path, rectangle, sideOf, star } from '../svg.ts'

/** Inner radius of the star that two squares make. */
const KHATIM = 0.765

/**
 * A lattice of eight-pointed stars with one large star on it. The lattice is one repeated pattern: star by star it would
 * take 9 KB.
 */
export const lattice: Motif = (frame, { palette: { ground, motif, accent, shade }, next }) => {
  const cell = 24 + next() * 22
  const turn = next() < 0.5 ? 0 : 45
  const shift = Math.round(next() * cell)
  const radius = sideOf(frame) * (0.17 + next() * 0.12)
  const x = frame.x + frame.width * (0.28 + next() * 0.44)
  const y = frame.y + frame.height * (0.3 + next() * 0.35)
  const middle = cell / 2
  const tile =
    path(star([middle, middle], middle, 8, KHATIM), filled(motif)) +
    path(star([middle, middle], middle * 0.6, 8, KHATIM), filled(shade)) +
    circle(middle, middle, middle * 0.2, filled(ground))
  return (
    `<pattern id="p" width="${cell.toFixed(1)}" height="${cell.toFixed(1)}" patternUnits="userSpaceOnUse"` +
    ` patternTransform="translate(${shift} ${shift})rotate(${turn})">${tile}</pattern>` +
    rectangle(frame, 'fill="url(#p)"') +
    path(star([x, y], radius * 1.3, 8, KHATIM), filled(ground)) +
    path(star([x, y], radius, 8, KHATIM), filled(accent)) +
    path(star([x, y], radius * 0.62, 8, KHATIM), drawn(ground, 2.5))
  )
}
