import { colourOf, POCKETS } from '../../engines/wheel/engine.ts'
import { h, svg } from '../../ui/dom.ts'
import { after, createPainter, mayMove } from '../../ui/pace.ts'
import { brakingFrom, pocketAngle, rollingFrom, type Position } from './motion.ts'

/** The wheel and its ball. */
export interface Disc {
  readonly element: HTMLElement
  roll(): void
  /** Brings the ball to rest in a pocket; where nothing may move it lies there at once. */
  rest(number: number): Promise<void>
  place(number: number): void
  halt(): void
}

const RIM = 98
const INNER = 66
const STEP = 360 / POCKETS.length

/** At least this long the ball runs freely, in ms. */
const FREE_MS = 900

export function createDisc(): Disc {
  const wheel = svg('g', { class: 'turning' }, ...POCKETS.flatMap(pocketOf), ...hub())
  const ball = svg('circle', { class: 'ball', r: '5', cx: '0', cy: String(-(INNER + 7)) })
  const picture = svg('svg', { viewBox: '-102 -102 204 204', 'aria-hidden': 'true' })
  picture.append(svg('circle', { class: 'rim', r: String(RIM + 3) }), wheel, ball)
  const shown = h('span', { class: 'fallen', 'aria-hidden': 'true' })
  const element = h('div', { class: 'disc' }, shown)
  element.prepend(picture)
  const painter = createPainter()
  let position: Position = { wheel: 0, ball: 0 }
  let rolledAt = 0
  const move = (next: Position) => {
    position = next
    wheel.style.transform = `rotate(${next.wheel}deg)`
    ball.style.transform = `rotate(${next.ball}deg)`
  }
  return {
    element,
    roll() {
      rolledAt = performance.now()
      shown.className = 'fallen'
      shown.textContent = ''
      const start = position
      element.classList.add('is-rolling')
      if (mayMove()) painter.run(now => move(rollingFrom(start, Math.max(0, now - rolledAt))))
    },
    async rest(number) {
      if (mayMove()) {
        await after(rolledAt + FREE_MS - performance.now())
        const { duration, at } = brakingFrom(position, number)
        const begin = performance.now()
        painter.run(now => move(at(Math.max(0, now - begin))))
        // A hidden page has no frames, and its round must end all the same.
        await after(duration)
        move(at(duration))
      }
      this.halt()
    },
    place(number) {
      this.halt()
      move({ wheel: position.wheel, ball: position.wheel + pocketAngle(number) })
      shown.textContent = String(number)
      shown.className = `fallen is-${colourOf(number)}`
    },
    halt() {
      painter.end()
      element.classList.remove('is-rolling')
    }
  }
}

function pocketOf(number: number, index: number): SVGElement[] {
  const [from, to] = [(index - 0.5) * STEP, (index + 0.5) * STEP]
  const path = [
    `M${pointAt(RIM, from)}`,
    `A${RIM} ${RIM} 0 0 1 ${pointAt(RIM, to)}`,
    `L${pointAt(INNER, to)}`,
    `A${INNER} ${INNER} 0 0 0 ${pointAt(INNER, from)}Z`
  ].join('')
  const text = svg('text', { y: String(-(RIM - 12)), transform: `rotate(${index * STEP})` })
  text.textContent = String(number)
  return [svg('path', { class: `pocket is-${colourOf(number)}`, d: path }), text]
}

/** The plate inside the pockets, with eight spokes, so that one sees it turn. */
function hub(): SVGElement[] {
  const spokes = Array.from({ length: 8 }, (_, index) =>
    svg('path', { class: 'spoke', d: `M${pointAt(34, index * 45)}L${pointAt(58, index * 45)}` })
  )
  return [
    svg('circle', { class: 'plate', r: String(INNER) }),
    ...spokes,
    svg('circle', { class: 'hub', r: '32' })
  ]
}

function pointAt(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}
