import type { Motif } from './motifs.ts'
import { circle, drawn, filled, path, rectangle, sideOf, star, units } from './svg.ts'

/** A large disc, low or high, behind the noun. */
export const disc: Motif = (frame, { palette: { spark }, next }) =>
  circle(
    frame.x + frame.width * (0.35 + next() * 0.3),
    frame.y + frame.height * (0.35 + next() * 0.3),
    sideOf(frame) * (0.42 + next() * 0.12),
    filled(spark)
  )

export const rings: Motif = (frame, { palette: { shade }, next }) => {
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height * (0.42 + next() * 0.16)]
  const gap = sideOf(frame) * (0.15 + next() * 0.05)
  return [2.4, 3.6, 4.8, 6].map(size => circle(x, y, gap * size, drawn(shade, gap * 0.4))).join('')
}

export const rays: Motif = (frame, { palette: { shade }, next }) => {
  const centre = [frame.x + frame.width / 2, frame.y + frame.height * (0.4 + next() * 0.2)] as const
  return path(star(centre, frame.width + frame.height, 9 + Math.floor(next() * 5), 0.12), filled(shade))
}

export const tiles: Motif = (frame, { palette: { shade }, next }) => {
  const size = sideOf(frame) / (3 + Math.floor(next() * 3))
  const steps: string[] = []
  for (let row = 0; row * size < frame.height; row++)
    for (let column = row % 2; column * size < frame.width; column += 2)
      steps.push(
        `M${units(frame.x + column * size, frame.y + row * size)}h${units(size)}v${units(size)}h${units(-size)}z`
      )
  return path(steps.join(''), filled(shade))
}

export const hills: Motif = (frame, { palette: { shade, motif }, next }) => {
  const bottom = frame.y + frame.height
  const hill = (top: number, middle: number) =>
    `M${units(frame.x, bottom)}V${units(top + frame.height * 0.1)}Q${units(frame.x + frame.width * middle, top - frame.height * 0.18, frame.x + frame.width, top + frame.height * 0.12)}V${units(bottom)}z`
  const top = frame.y + frame.height * (0.6 + next() * 0.1)
  return (
    circle(
      frame.x + frame.width * (0.2 + next() * 0.6),
      top - frame.height * 0.22,
      sideOf(frame) * 0.2,
      filled(shade)
    ) +
    path(hill(top, 0.2 + next() * 0.3), filled(shade)) +
    path(hill(top + frame.height * 0.16, 0.5 + next() * 0.3), filled(motif))
  )
}

export const sea: Motif = (frame, { palette: { shade }, next }) => {
  const rows = 4 + Math.floor(next() * 3)
  const top = frame.y + frame.height * (0.5 + next() * 0.12)
  const gap = (frame.y + frame.height - top) / rows
  const lines = Array.from({ length: rows }, (_, row) => {
    const y = top + gap * (row + 0.5)
    const wave = frame.width / 4
    return `M${units(frame.x - (row % 2) * (wave / 2), y)}q${units(wave / 2, -gap, wave, 0)}${`t${units(wave, 0)}`.repeat(5)}`
  })
  return (
    rectangle({ ...frame, y: top - gap, height: 2 }, filled(shade)) +
    path(lines.join(''), drawn(shade, gap * 0.35))
  )
}

/** Overlapping scales in rows, like roof tiles. */
export const fans: Motif = ({ x, y, width, height }, { palette: { shade, motif, ground }, next }) => {
  const radius = width / (4 + Math.floor(next() * 2) * 2)
  const scales: string[] = []
  for (let row = 0; row * radius < height + radius * 2; row++) {
    for (let column = -(row % 2); column * 2 * radius < width + radius; column++) {
      const [left, top] = [x + (column * 2 + 1) * radius - (row % 2 ? 0 : radius), y + row * radius]
      scales.push(
        circle(left, top, radius, `${filled(row % 2 ? shade : motif)} stroke="${ground}" stroke-width="3"`)
      )
    }
  }
  return scales.join('')
}

/** Wide bands across a corner. */
const bands: Motif = ({ x, y, width, height }, { palette: { shade, motif }, next }) => {
  const [band, start] = [height * (0.14 + next() * 0.05), y + height * (0.3 + next() * 0.3)]
  const across = (top: number) =>
    `M${units(x - 10, top + width * 0.35)}L${units(x + width + 10, top - width * 0.35)}`
  return (
    path(across(start), drawn(shade, band)) +
    path(across(start + band * 1.5), drawn(motif, band)) +
    path(across(start + band * 3), drawn(shade, band))
  )
}

/** A round arch on columns. */
const arch: Motif = ({ x, y, width, height }, { palette: { shade, motif } }) => {
  const round = (inset: number) => {
    const radius = width / 2 - inset
    return `M${units(x + inset, y + height)}V${units(y + inset + radius)}a${units(radius, radius)} 0 0 1 ${units(radius * 2, 0)}V${units(y + height)}z`
  }
  return path(round(width * 0.08), filled(motif)) + path(round(width * 0.15), filled(shade))
}

/** Grounds on which a noun stands. Their order decides which cover gets which, so it stays. */
export const COMPOSITIONS = [disc, rings, rays, tiles, hills, sea, fans, bands, arch] as const
