import type { Motif } from '../motifs.ts'
import { filled, path, rectangle, sideOf, unit, units, type Frame } from '../svg.ts'

const HEAD = 'M0 9C-15 9-15-8-12-27Q-7-20-5-13-3-24 0-31 3-24 5-13 7-20 12-27 15-8 15 9 0 9z'

/** A row of tulips, one of them in the accent, before a second row in the shade. */
export const tulips: Motif = (frame, { palette: { motif, accent, shade }, next }) => {
  const count = 2 + Math.floor(next() * 4)
  const marked = Math.floor(next() * count)
  const step = frame.width / count
  const scale = Math.min(step / 34, sideOf(frame) / 100) * (0.82 + next() * 0.2)
  const lean = next() * 10 - 5
  const tops = Array.from({ length: count * 2 + 1 }, () => frame.y + frame.height * (0.26 + next() * 0.26))
  const back = Array.from({ length: count + 1 }, (_, place) => {
    const top = (tops[count + place] ?? 0) - frame.height * 0.06
    return tulip({ frame, x: frame.x + place * step, top, scale: scale * 0.74, lean })
  })
  const front = Array.from({ length: count }, (_, place) => {
    const flower = { frame, x: frame.x + (place + 0.5) * step, top: tops[place] ?? 0, scale, lean }
    return tulip({ ...flower, ...(place === marked && { head: filled(accent) }) })
  })
  const earth = { ...frame, y: frame.y + frame.height * 0.95, height: frame.height * 0.05 }
  return (
    `<defs><path id="t" d="${HEAD}"/></defs><g ${filled(shade)}>${back.join('')}</g>` +
    `<g ${filled(motif)}>${front.join('')}</g>${rectangle(earth, filled(motif))}`
  )
}

interface Flower {
  frame: Frame
  x: number
  top: number
  scale: number
  /** Turn of the head, in degrees. */
  lean: number
  /** Paint of the head; without it that of its row. */
  head?: string
}

function tulip({ frame, x, top, scale, lean, head = '' }: Flower): string {
  const foot = frame.y + frame.height
  const rise = (foot - top) * 0.5
  const reach = 16 * scale
  const stem =
    `M${units(x - 1.5, top)}h3V${unit(foot)}h-3z` +
    `M${units(x, foot)}q${units(-reach, -4, -reach, -rise, reach - 4, 12, reach, rise)}` +
    `q${units(reach, -8, reach - 1, 10 - rise, 5 - reach, 8, 1 - reach, rise - 10)}z`
  const place = `translate(${units(x, top)})rotate(${unit(lean)})scale(${scale.toFixed(2)})`
  return path(stem, '') + `<use href="#t" transform="${place}" ${head}/>`
}
