import type { Motif } from '../motifs.ts'
import { circle, filled, path, sideOf, units } from '../svg.ts'

/** Waves one before the other, and the sun or a sail behind them. */
export const waves: Motif = (frame, { palette: { motif, accent, shade }, next }) => {
  const rows = 4 + Math.floor(next() * 4)
  const length = sideOf(frame) / (1.4 + next() * 2.2)
  const rise = length * (0.2 + next() * 0.14)
  const top = frame.y + frame.height * (0.36 + next() * 0.16)
  const gap = (frame.y + frame.height - top) / rows
  const behind = body(frame, top, next)
  const sea = Array.from({ length: rows }, (_, row) => {
    const left = frame.x - length * (((row * 0.37 + 0.2) % 1) + 0.1)
    const crests = Math.ceil((frame.x + frame.width - left) / (length / 2))
    return path(
      `M${units(left, top + gap * row)}q${units(length / 4, -rise, length / 2, 0)}` +
        't' +
        Array.from({ length: crests }, () => units(length / 2, 0)).join('t') +
        `V${units(frame.y + frame.height)}H${units(left)}z`,
      filled(row % 2 ? shade : motif)
    )
  })
  return behind(accent) + sea.join('')
}

function body(frame: Parameters<Motif>[0], top: number, next: () => number) {
  const x = frame.x + frame.width * (0.24 + next() * 0.52)
  const size = sideOf(frame) * (0.13 + next() * 0.1)
  const isSun = next() < 0.55
  return (colour: `#${string}`) =>
    isSun
      ? circle(x, top - size * 0.7, size, filled(colour))
      : path(
          `M${units(x, top)}V${units(top - size * 2.6)}Q${units(x + size * 1.7, top - size * 0.9, x + size * 1.5, top)}z` +
            `M${units(x - 4, top)}V${units(top - size * 2)}Q${units(x - size * 0.8, top - size, x - size, top)}z`,
          filled(colour)
        )
}
