import type { Motif } from '../motifs.ts'
import { circle, filled, path, rectangle, sideOf, units } from '../svg.ts'

/** A ferry on the horizon, its funnel in the accent. */
export const ferry: Motif = (frame, { palette: { ground, motif, accent, shade }, next }) => {
  const horizon = frame.y + frame.height * (0.58 + next() * 0.16)
  const scale = (sideOf(frame) / 150) * (0.8 + next() * 0.4)
  const x = frame.x + frame.width * (0.38 + next() * 0.24)
  const side = next() < 0.5 ? 1 : -1
  const moon = sideOf(frame) * (0.13 + next() * 0.16)
  const moonX = frame.x + frame.width * (0.2 + next() * 0.6)
  const decks = 1 + Math.round(next())
  const swell = 3 + Math.floor(next() * 3)
  const sea = { ...frame, y: horizon, height: frame.y + frame.height - horizon }
  return (
    circle(moonX, horizon - moon * (0.4 + next()), moon, filled(shade)) +
    rectangle(sea, filled(shade)) +
    ripples(sea, swell, filled(motif)) +
    `<g transform="translate(${units(x, horizon)})scale(${(scale * side).toFixed(2)} ${scale.toFixed(2)})">` +
    boat(decks, { hull: filled(motif), window: filled(ground), funnel: filled(accent) }) +
    '</g>'
  )
}

function boat(decks: number, paint: { hull: string; window: string; funnel: string }): string {
  const roof = -10 - decks * 13
  return (
    path(`M-6 ${roof - 20}h15l2 22h-18z`, paint.funnel) +
    path(`M-6 ${roof - 14}h15.6v5h-15.9z`, paint.window) +
    path(`M-46 ${roof}h74l8 ${-roof - 8}h-88z`, paint.hull) +
    path('M-58-10h122q-4 16-16 22h-92q-12-8-14-22z', paint.hull) +
    Array.from({ length: decks }, (_, deck) =>
      path(`M-42 ${-15 - deck * 13}h68`, `stroke-width="5" stroke-dasharray="6 4" ${stroke(paint.window)}`)
    ).join('') +
    path('M-57-5h119', `stroke-width="2" ${stroke(paint.window)}`)
  )
}

function stroke(fill: string): string {
  return fill.replace('fill', 'stroke')
}

function ripples(sea: Parameters<Motif>[0], count: number, paint: string): string {
  const steps = Array.from({ length: count }, (_, row) => {
    const y = sea.y + (sea.height * (row + 1)) / (count + 1)
    const left = sea.x + sea.width * ((row * 0.31) % 0.4)
    return `M${units(left, y)}h${units(sea.width * 0.3)}v3h${units(-sea.width * 0.3)}zM${units(left + sea.width * 0.42, y + 6)}h${units(sea.width * 0.16)}v3h${units(-sea.width * 0.16)}z`
  })
  return path(steps.join(''), paint)
}
