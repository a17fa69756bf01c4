import type { Motif } from '../motifs.ts'
import { circle, drawn, filled, path, sideOf, unit, units, type Colour } from '../svg.ts'

/** Meshing gear wheels, one of them in the accent. */
export const clockwork: Motif = (frame, { palette: { ground, motif, accent, shade }, next }) => {
  const large = sideOf(frame) * (0.26 + next() * 0.1)
  const small = large * (0.42 + next() * 0.2)
  const third = large * (0.5 + next() * 0.25)
  const side = next() < 0.5 ? 1 : -1
  const x = frame.x + frame.width * (0.5 - side * 0.2)
  const y = frame.y + frame.height * (0.36 + next() * 0.28)
  // The accent stays inside the frame: towards its middle, up or down.
  const angle = (side > 0 ? 0 : Math.PI) + (next() - 0.5) * 1.4
  const apart = angle + Math.PI * (0.55 + next() * 0.5)
  const beside = (radius: number, at: number): [number, number] => [
    x + (large + radius + 6) * Math.cos(at),
    y + (large + radius + 6) * Math.sin(at)
  ]
  const spokes = 4 + Math.floor(next() * 4)
  return (
    wheel(beside(third, apart), third, { spokes: 6, colours: [shade, ground] }) +
    wheel([x, y], large, { spokes, colours: [motif, ground] }) +
    wheel(beside(small, angle), small, { spokes: 3, colours: [accent, ground] })
  )
}

interface WheelLook {
  spokes: number
  colours: readonly [Colour, Colour]
}

/** Teeth are a dashed line around the wheel, so a wheel costs 300 bytes whatever its size. */
function wheel([x, y]: readonly [number, number], radius: number, { spokes, colours }: WheelLook): string {
  const [colour, ground] = colours
  const teeth = Math.max(8, Math.round(radius / 3.2))
  const tooth = (Math.PI * (radius + 3)) / teeth
  const rim = radius * 0.74
  const lines = Array.from({ length: spokes }, (_, spoke) => {
    const at = (Math.PI * 2 * spoke) / spokes
    return `M0 0L${units(rim * Math.cos(at), rim * Math.sin(at))}`
  })
  return (
    `<g transform="translate(${units(x, y)})">` +
    circle(0, 0, radius + 3, `${drawn(colour, 7)} stroke-dasharray="${unit(tooth)}"`) +
    circle(0, 0, radius, filled(colour)) +
    circle(0, 0, rim, filled(ground)) +
    path(lines.join(''), drawn(colour, radius * 0.12)) +
    circle(0, 0, radius * 0.26, filled(colour)) +
    circle(0, 0, radius * 0.1, filled(ground)) +
    '</g>'
  )
}
