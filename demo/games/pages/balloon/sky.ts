import { START_HEIGHT } from '../../engines/balloon/engine.ts'
import { h, svg } from '../../ui/dom.ts'
import type { I18n } from '../../ui/i18n.ts'
import { isMotionAllowed } from '../../ui/timing.ts'
import { drawCraft, drawGround, type Craft } from './craft.ts'

/** The sky with the craft, and its height in numbers. */
export interface Sky {
  readonly element: HTMLElement
  /** @param height In hundredths. @param elapsed Ms since lift-off. */
  fly(height: number, elapsed: number): void
  end(state: 'cashed' | 'burst', height: number): void
  /** Shows the craft on the ground. */
  reset(): void
}

/** Ms until the craft has made half of its way across the picture. */
const HALF_WAY_MS = 6_000

export function createSky(i18n: I18n, craft: Craft): Sky {
  const scene = createScene(craft)
  const number = h('p', { class: 'height' })
  const element = h('div', { class: 'sky', 'aria-hidden': 'true' })
  element.append(scene.element, number)
  const show = (state: string, height: number) => {
    element.dataset['state'] = state
    i18n.setText(number, ({ multiple }) => multiple(height))
  }
  const reset = () => {
    show('ready', START_HEIGHT)
    scene.move(0)
  }
  reset()
  return {
    element,
    fly(height, elapsed) {
      show('flying', height)
      scene.move(isMotionAllowed() ? elapsed / (elapsed + HALF_WAY_MS) : 0.5)
    },
    end: show,
    reset
  }
}

function createScene(kind: Craft) {
  const trail = svg('path', { class: 'trail' })
  const craft = svg('g', { class: 'craft' }, ...drawCraft(kind))
  const burst = svg('g', { class: 'burst' }, ...drawRays())
  const ground = svg('g', { class: 'ground' }, ...drawGround(kind))
  const clouds = svg('g', { class: 'clouds' }, ...drawClouds())
  const element = svg('svg', { viewBox: '0 0 320 200', preserveAspectRatio: 'xMidYMax slice' })
  element.append(clouds, ground, trail, craft, burst)
  return {
    element,
    /** @param progress 0 on the ground, towards 1 at the upper right. */
    move(progress: number) {
      // Below the multiplier, which it would cover.
      const [x, y] = [62 + 168 * progress, 168 - 72 * progress ** 0.8]
      craft.style.transform = `translate(${x}px, ${y}px)`
      burst.style.transform = `translate(${x}px, ${y}px)`
      ground.style.transform = `translateY(${60 * progress}px)`
      clouds.style.transform = `translateY(${90 * progress}px)`
      trail.setAttribute('d', `M62 ${170 + 60 * progress}Q${x * 0.72} ${170 + 20 * progress} ${x} ${y + 12}`)
    }
  }
}

function drawRays(): SVGElement[] {
  return Array.from({ length: 10 }, (_, index) =>
    svg('path', { d: 'M0 -12V-24', transform: `rotate(${index * 36})` })
  )
}

const CLOUD = 'M-26 8a9 9 0 0 1 4-17 14 14 0 0 1 26-4 11 11 0 0 1 18 11 6 6 0 0 1-2 10z'

/** Clouds above the picture come into view as the craft rises. */
function drawClouds(): SVGElement[] {
  const clouds = [
    [60, 40, 1],
    [250, 70, 0.8],
    [150, -20, 1.2],
    [290, -60, 0.9],
    [30, -70, 0.8]
  ] as const
  return clouds.map(([x, y, scale]) =>
    svg('path', { d: CLOUD, transform: `translate(${x} ${y}) scale(${scale})` })
  )
}
