import { colourOf } from '../../engines/wheel/engine.ts'
import { h } from '../../ui/dom.ts'
import { createAnimation, delay, isMotionAllowed } from '../../ui/timing.ts'
import { createDiscPicture } from './disc-picture.ts'
import { brakingFrom, pocketAngle, rollingFrom, type Position } from './motion.ts'

/** The wheel and its ball. */
export interface Disc {
  readonly element: HTMLElement
  /** Starts to turn. */
  start(): void
  stop(): void
  /** Brakes until the ball is in the pocket; with reduced motion it is there at once. */
  brakeTo(number: number): Promise<void>
  /** Shows the ball in the pocket without animation. */
  show(number: number): void
}

/** Minimum ms before braking. */
const MIN_FREE_MS = 900

export function createDisc(): Disc {
  const picture = createDiscPicture()
  const drawn = h('span', { class: 'fallen', 'aria-hidden': 'true' })
  const element = h('div', { class: 'disc' })
  element.append(picture.element, drawn)
  const animation = createAnimation()
  let position: Position = { wheel: 0, ball: 0 }
  let startedAt = 0
  const move = (next: Position) => {
    position = next
    picture.turn(next)
  }
  const stop = () => {
    animation.stop()
    element.classList.remove('is-rolling')
  }
  const brake = async (number: number) => {
    await delay(startedAt + MIN_FREE_MS - performance.now())
    const { duration, at } = brakingFrom(position, number)
    const begin = performance.now()
    animation.start(now => move(at(Math.max(0, now - begin))))
    // A timer ends the round, not a frame: a hidden page has no frames.
    await delay(duration)
    move(at(duration))
  }
  return {
    element,
    start() {
      startedAt = performance.now()
      drawn.className = 'fallen'
      drawn.textContent = ''
      element.classList.add('is-rolling')
      const start = position
      if (!isMotionAllowed()) return
      animation.start(now => move(rollingFrom(start, Math.max(0, now - startedAt))))
    },
    stop,
    async brakeTo(number) {
      if (isMotionAllowed()) await brake(number)
      stop()
    },
    show(number) {
      stop()
      move({ wheel: position.wheel, ball: position.wheel + pocketAngle(number) })
      drawn.textContent = String(number)
      drawn.className = `fallen is-${colourOf(number)}`
    }
  }
}
