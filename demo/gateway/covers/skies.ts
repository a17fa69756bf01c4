import { hills, sea } from './compositions.ts'
import type { Motif } from './motifs.ts'
import { IVORY } from './palettes.ts'
import { circle, drawn, filled, path, rectangle, sideOf, star, units, type Frame } from './svg.ts'

/** Moon and stars above hills. */
export const night: Motif = (frame, brush) => {
  const { next, palette } = brush
  const side = sideOf(frame)
  const [x, y] = [frame.x + frame.width * (0.22 + next() * 0.1), frame.y + frame.height * 0.17]
  const crescent = `M${units(x, y - side * 0.13)}a${units(side * 0.13, side * 0.13)} 0 1 0 ${units(side * 0.12, side * 0.18)}a${units(side * 0.12, side * 0.12)} 0 0 1 ${units(-side * 0.12, -side * 0.18)}z`
  return path(crescent, filled(palette.spark)) + stars(frame, 7, next) + hills(frame, brush)
}

/** Small stars in the upper third. */
function stars({ x, y, width, height }: Frame, count: number, next: () => number): string {
  const steps = Array.from({ length: count }, (_, nth) => {
    const centre = [
      x + (width * (nth + 0.3 + next() * 0.6)) / count,
      y + height * (0.05 + next() * 0.26)
    ] as const
    return star(centre, 2 + next() * 3.5, 4, 0.35)
  })
  return path(steps.join(''), filled(IVORY))
}

/** A full moon over a still sea, with its light on the water. */
export const stillness: Motif = (frame, { palette, next }) => {
  const { x, y, width, height } = frame
  const middle = x + width * (0.4 + next() * 0.2)
  const line = y + height * 0.68
  const lights = [0.5, 0.34, 0.42, 0.22].map((share, row) =>
    rectangle(
      {
        x: middle - (width * share) / 2,
        y: line + height * (0.05 + row * 0.07),
        width: width * share,
        height: height * 0.025
      },
      filled(palette.spark)
    )
  )
  return (
    circle(middle, y + height * 0.36, sideOf(frame) * 0.4, filled(palette.spark)) +
    rectangle({ x, y: line, width, height: y + height - line }, filled(palette.shade)) +
    lights.join('')
  )
}

/** Half a sun behind the horizon, with rays. */
export const sunrise: Motif = (frame, { palette, next }) => {
  const { x, y, width, height } = frame
  const line = y + height * (0.66 + next() * 0.06)
  const middle = x + width / 2
  return (
    path(star([middle, line], height, 10, 0.16), filled(palette.shade)) +
    circle(middle, line, sideOf(frame) * 0.46, filled(palette.spark)) +
    rectangle({ x, y: line, width, height: y + height - line }, filled(palette.motif))
  )
}

/** A sun that sinks into the sea, in stripes. */
export const sunset: Motif = (frame, brush) => {
  const { x, y, width, height } = frame
  const { palette } = brush
  const radius = sideOf(frame) * 0.43
  const top = y + height * 0.4
  const stripes = [0.12, 0.4, 0.66].map((share, row) =>
    rectangle(
      { x, y: top + radius * share, width, height: radius * (0.07 + row * 0.04) },
      filled(palette.ground)
    )
  )
  return circle(x + width / 2, top, radius, filled(palette.spark)) + stripes.join('') + sea(frame, brush)
}

/** Curls of wind across the whole picture. */
export const wind: Motif = (frame, { palette, next }) => {
  const { x, y, width, height } = frame
  const curls = [0.16, 0.36, 0.58, 0.8].map((share, row) => {
    const [at, size] = [y + height * share, sideOf(frame) * (0.09 + next() * 0.06)]
    const end = width * (0.45 + next() * 0.3)
    const turn = row % 2 ? 0 : 1
    const rise = turn ? -1 : 1
    return `M${units(x - 5, at)}h${units(end)}a${units(size, size)} 0 1 ${1 - turn} ${units(-size, rise * size)}`
  })
  return (
    path(curls.join(''), `${drawn(palette.shade, sideOf(frame) * 0.075)} stroke-linecap="round"`) +
    path(curls.slice(1, 3).join(''), `${drawn(palette.motif, sideOf(frame) * 0.03)} stroke-linecap="round"`)
  )
}

/** Slanted rain, in front of everything. */
export const rain: Motif = ({ x, y, width, height }, { palette, next }) => {
  const drops = Array.from({ length: 16 }, (_, nth) => {
    const [left, top] = [
      x + (width * (nth % 8) + width * next()) / 8,
      y + height * (next() * 0.4 + (nth < 8 ? 0 : 0.48))
    ]
    return `M${units(left, top)}l${units(-7, 19 + next() * 9)}`
  })
  return path(drops.join(''), `${drawn(palette.accent, 2.6)} stroke-linecap="round"`)
}

/** Banks of fog, in front of the lower half. */
export const fog: Motif = ({ x, y, width, height }, { palette, next }) =>
  [0.62, 0.74, 0.87]
    .map((share, row) => {
      const left = x + width * (row % 2 ? -0.2 : 0.18 + next() * 0.2)
      const bank = {
        x: left,
        y: y + height * share,
        width: width * (0.86 + next() * 0.2),
        height: height * 0.085
      }
      return rectangle(
        bank,
        `rx="${units(height * 0.043)}" ${filled(row === 1 ? palette.accent : palette.motif)}`
      )
    })
    .join('')

/** Two waves, in front of the foot of what stands in the water. */
export const surf: Motif = ({ x, y, width, height }, { palette, next }) => {
  const wave = width / 3
  const band = (top: number, shift: number) =>
    `M${units(x - shift, y + height)}V${units(top)}q${units(wave / 2, -wave * 0.42, wave, 0)}${`t${units(wave, 0)}`.repeat(4)}V${units(y + height)}z`
  const shift = wave * next()
  return (
    path(band(y + height * 0.76, shift), filled(palette.motif)) +
    path(band(y + height * 0.87, shift + wave * 0.5), filled(palette.shade))
  )
}
