import type { Motif } from '../motifs.ts'
import { circle, filled, path, sideOf, unit, units } from '../svg.ts'

/** The moon over stairs. */
export const stairs: Motif = (frame, { palette: { ground, motif, accent, shade }, next }) => {
  const steps = 4 + Math.floor(next() * 4)
  const side = next() < 0.5 ? 1 : -1
  const rise = (frame.height * (0.5 + next() * 0.16)) / steps
  const run = frame.width / steps
  const moon = sideOf(frame) * (0.13 + next() * 0.08)
  const bite = 0.3 + next() * 0.5
  const isFull = next() < 0.4
  const foot = frame.y + frame.height
  const left = side > 0 ? frame.x : frame.x + frame.width
  const moonX = left + side * frame.width * (0.22 + next() * 0.16)
  const moonY = frame.y + frame.height * (0.22 + next() * 0.1)
  const climb = (height: number) => `${`v${unit(-height)}h${unit(run * side)}`.repeat(steps)}V${unit(foot)}z`
  const treads = Array.from({ length: steps }, (_, step) => {
    const x = left + side * run * step
    return `M${units(x, foot - rise * (step + 1) + 5)}h${unit(run * side)}v2.5h${unit(-run * side)}z`
  })
  return (
    circle(moonX, moonY, moon * 1.7, filled(shade)) +
    circle(moonX, moonY, moon, filled(accent)) +
    (isFull ? '' : circle(moonX + side * moon * bite, moonY - moon * 0.2, moon * 0.86, filled(shade))) +
    path(`M${units(left, foot)}${climb(rise)}`, filled(motif)) +
    path(`M${units(left + side * run, foot)}${climb(rise * 0.66)}`, filled(shade)) +
    path(treads.join(''), filled(ground))
  )
}
