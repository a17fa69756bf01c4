import { colourOf, POCKETS } from '../../engines/wheel/engine.ts'
import { svg } from '../../ui/dom.ts'
import { pointAt, sectorPath } from '../../ui/sectors.ts'
import type { Position } from './motion.ts'

const RIM = 98
const INNER = 66
const DEGREES_PER_POCKET = 360 / POCKETS.length

export interface DiscPicture {
  readonly element: SVGSVGElement
  turn(position: Position): void
}

export function createDiscPicture(): DiscPicture {
  const wheel = svg('g', { class: 'turning' }, ...POCKETS.flatMap(drawPocket), ...drawHub())
  const ball = svg('circle', { class: 'ball', r: 5, cx: 0, cy: -(INNER + 7) })
  const rim = svg('circle', { class: 'rim', r: RIM + 3 })
  return {
    element: svg('svg', { viewBox: '-102 -102 204 204', 'aria-hidden': 'true' }, rim, wheel, ball),
    turn(position) {
      wheel.style.transform = `rotate(${position.wheel}deg)`
      ball.style.transform = `rotate(${position.ball}deg)`
    }
  }
}

function drawPocket(number: number, index: number): SVGElement[] {
  const [from, to] = [(index - 0.5) * DEGREES_PER_POCKET, (index + 0.5) * DEGREES_PER_POCKET]
  const path = sectorPath({ outer: RIM, inner: INNER }, from, to)
  const transform = `rotate(${index * DEGREES_PER_POCKET})`
  return [
    svg('path', { class: `pocket is-${colourOf(number)}`, d: path }),
    svg('text', { y: -(RIM - 12), transform }, String(number))
  ]
}

/** The plate inside the pockets. Its eight spokes make the turning visible. */
function drawHub(): SVGElement[] {
  const spokes = Array.from({ length: 8 }, (_, index) =>
    svg('path', { class: 'spoke', d: `M${pointAt(34, index * 45)}L${pointAt(58, index * 45)}` })
  )
  return [svg('circle', { class: 'plate', r: INNER }), ...spokes, svg('circle', { class: 'hub', r: 32 })]
}
