import { SEGMENTS } from '../../engines/fortune/engine.ts'
import { h, svg } from '../../ui/dom.ts'
import { pointAt, sectorPath } from '../../ui/sectors.ts'
import { createAnimation, delay, isMotionAllowed } from '../../ui/timing.ts'
import { angleOf, brakingFrom, DEGREES_PER_SEGMENT, turningFrom } from './motion.ts'

/** The wheel of fortune below its pointer. Decorative: the message says the segment. */
export interface Disc {
  readonly element: HTMLElement
  start(): void
  stop(): void
  /** Brakes until the segment is below the pointer; with reduced motion it is there at once. */
  brakeTo(segment: number): Promise<void>
  /** Shows the segment without animation. */
  show(segment: number): void
}

const RING = { outer: 98, inner: 46 }

export function createDisc(): Disc {
  const wheel = svg('g', { class: 'turning' }, ...SEGMENTS.flatMap(drawSegment), ...drawHub())
  const rim = svg('circle', { class: 'rim', r: RING.outer + 3 })
  const pointer = svg('path', { class: 'pointer', d: 'M-7 -107L7 -107L0 -94Z' })
  const picture = svg('svg', { viewBox: '-104 -108 208 212', 'aria-hidden': 'true' }, rim, wheel, pointer)
  const element = h('div', { class: 'disc' })
  element.append(picture)
  const animation = createAnimation()
  let angle = 0
  const turn = (next: number) => {
    angle = next
    wheel.style.transform = `rotate(${next}deg)`
  }
  const brake = async (segment: number) => {
    const { duration, at } = brakingFrom(angle, segment)
    const begin = performance.now()
    animation.start(now => turn(at(Math.max(0, now - begin))))
    // A timer ends the round, not a frame: a hidden page has no frames.
    await delay(duration)
    turn(at(duration))
  }
  return {
    element,
    start() {
      const [from, begin] = [angle, performance.now()]
      if (isMotionAllowed()) animation.start(now => turn(turningFrom(from, Math.max(0, now - begin))))
    },
    stop: animation.stop,
    async brakeTo(segment) {
      if (isMotionAllowed()) await brake(segment)
      animation.stop()
    },
    show(segment) {
      animation.stop()
      turn(angleOf(segment))
    }
  }
}

function drawSegment(multiple: number, place: number): SVGElement[] {
  const middle = place * DEGREES_PER_SEGMENT
  const path = sectorPath(RING, middle - DEGREES_PER_SEGMENT / 2, middle + DEGREES_PER_SEGMENT / 2)
  return [
    svg('path', { class: `segment is-x${multiple}`, d: path }),
    svg('text', { y: -(RING.outer - 16), transform: `rotate(${middle})` }, String(multiple))
  ]
}

/** The plate inside the segments. Its spokes make the turning visible. */
function drawHub(): SVGElement[] {
  const spokes = Array.from({ length: 6 }, (_, index) =>
    svg('path', { class: 'spoke', d: `M${pointAt(18, index * 60)}L${pointAt(38, index * 60)}` })
  )
  return [svg('circle', { class: 'plate', r: RING.inner }), ...spokes, svg('circle', { class: 'hub', r: 16 })]
}
