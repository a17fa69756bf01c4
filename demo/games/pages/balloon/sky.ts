import { h, svg } from '../../ui/dom.ts'
import { mayMove } from '../../ui/pace.ts'
import type { Speaker } from '../../ui/speaker.ts'
import { craftOf, groundOf, type Craft } from './craft.ts'

/** Where it flies. */
export interface Sky {
  readonly element: HTMLElement
  /** How high it is, in hundredths, and for how many ms it has been rising. */
  fly(height: number, elapsed: number): void
  end(state: 'cashed' | 'burst', height: number): void
  /** On the ground again. */
  reset(): void
}

/** Half of its way it has made after so many ms. */
const HALF_WAY_MS = 6_000

export function createSky(speaker: Speaker, kind: Craft): Sky {
  const trail = svg('path', { class: 'trail' })
  const craft = svg('g', { class: 'craft' }, ...craftOf(kind))
  const burst = svg('g', { class: 'burst' }, ...burstRays())
  const ground = svg('g', { class: 'ground' }, ...groundOf(kind))
  const clouds = svg('g', { class: 'clouds' }, ...cloudShapes())
  const picture = svg('svg', { viewBox: '0 0 320 200', preserveAspectRatio: 'xMidYMax slice' })
  picture.append(clouds, ground, trail, craft, burst)
  const number = h('p', { class: 'height' })
  const element = h('div', { class: 'sky', 'aria-hidden': 'true' }, number)
  element.prepend(picture)
  const move = (progress: number) => {
    const [x, y] = [62 + 168 * progress, 168 - 118 * progress ** 0.8]
    craft.style.transform = `translate(${x}px, ${y}px)`
    burst.style.transform = `translate(${x}px, ${y}px)`
    ground.style.transform = `translateY(${60 * progress}px)`
    clouds.style.transform = `translateY(${90 * progress}px)`
    trail.setAttribute('d', `M62 ${170 + 60 * progress}Q${x * 0.72} ${170 + 20 * progress} ${x} ${y + 12}`)
  }
  const write = (height: number) => speaker.write(number, (_words, now) => now.multiple(height))
  const sky: Sky = {
    element,
    fly(height, elapsed) {
      element.dataset['state'] = 'flying'
      write(height)
      move(mayMove() ? elapsed / (elapsed + HALF_WAY_MS) : 0.5)
    },
    end(state, height) {
      element.dataset['state'] = state
      write(height)
    },
    reset() {
      element.dataset['state'] = 'ready'
      write(100)
      move(0)
    }
  }
  sky.reset()
  return sky
}

function burstRays(): SVGElement[] {
  return Array.from({ length: 10 }, (_, index) =>
    svg('path', { d: 'M0 -12V-24', transform: `rotate(${index * 36})` })
  )
}

/** The same clouds always; higher ones come down while it rises. */
function cloudShapes(): SVGElement[] {
  const places = [
    [60, 40, 1],
    [250, 70, 0.8],
    [150, -20, 1.2],
    [290, -60, 0.9],
    [30, -70, 0.8]
  ] as const
  return places.map(([x, y, scale]) =>
    svg('path', {
      d: 'M-26 8a9 9 0 0 1 4-17 14 14 0 0 1 26-4 11 11 0 0 1 18 11 6 6 0 0 1-2 10z',
      transform: `translate(${x} ${y}) scale(${scale})`
    })
  )
}
