import { outcomeOf, type Stops } from '../../engines/reels/engine.ts'
import { h } from '../../ui/dom.ts'
import { createAnimation, delay, isMotionAllowed } from '../../ui/timing.ts'
import { BRAKE_MS, brakingAt, rollingAt, STANDSTILL_MS } from './motion.ts'
import { createReel, type Reel } from './reel.ts'
import type { SkinName } from './skin.ts'

/** The three reels on the page. */
export interface Cabinet {
  readonly element: HTMLElement
  /** Starts to roll. */
  start(): void
  /** Stops the reels wherever they are. */
  stop(): void
  /** Brakes the reels one by one; resolves when the last one has stopped. With reduced motion they stop at once. */
  brakeTo(stops: Stops): Promise<void>
  /** Shows these stops without animation. */
  show(stops: Stops): void
  /** Marks the symbols that pay. */
  mark(stops: Stops): void
}

interface CabinetOptions {
  skin: SkinName
  /** Shown until there is a round. */
  first: Stops
  /** Called when a reel stops. */
  onStop: () => void
}

export function createCabinet({ skin, first, onStop }: CabinetOptions): Cabinet {
  const reels = first.map(stop => createReel(stop, skin))
  const row = h('div', { class: 'reels' }, ...reels.map(reel => reel.element))
  const element = h('div', { class: 'cabinet', 'aria-hidden': 'true' }, row)
  const animation = createReelAnimation(reels)
  let startedAt = 0
  return {
    element,
    start() {
      startedAt = performance.now()
      unmark(reels)
      element.classList.remove('is-won')
      element.classList.add('is-rolling')
      const starts = reels.map(reel => reel.position)
      if (!isMotionAllowed()) return
      animation.start((index, now) => rollingAt(starts[index] ?? 0, now - startedAt))
    },
    stop() {
      animation.stop()
      element.classList.remove('is-rolling')
    },
    async brakeTo(stops) {
      if (isMotionAllowed()) await brake({ stops, animation, startedAt, onStop })
      this.show(stops)
    },
    show(stops) {
      this.stop()
      reels.forEach((reel, index) => reel.move(stops[index] ?? 0))
    },
    mark(stops) {
      element.classList.toggle('is-won', mark(reels, stops))
    }
  }
}

type PositionAt = (reel: number, now: number) => number

function createReelAnimation(reels: readonly Reel[]) {
  const animation = createAnimation()
  return {
    stop: animation.stop,
    start: (positionAt: PositionAt) =>
      animation.start(now => reels.forEach((reel, index) => reel.move(positionAt(index, now))))
  }
}

interface Braking {
  stops: Stops
  animation: ReturnType<typeof createReelAnimation>
  startedAt: number
  onStop: () => void
}

/** Timers end the round, not animation frames: a hidden page has no frames. */
async function brake({ stops, animation, startedAt, onStop }: Braking): Promise<void> {
  const late = Math.max(0, performance.now() - startedAt - (STANDSTILL_MS[0] - BRAKE_MS))
  const begins = STANDSTILL_MS.map(standstill => startedAt + late + standstill - BRAKE_MS)
  animation.start((index, now) => {
    const begin = begins[index] ?? now
    return now < begin ? rollingAt(stops[index] ?? 0, now - begin) : brakingAt(stops[index] ?? 0, now - begin)
  })
  for (const begin of begins) {
    await delay(begin + BRAKE_MS - performance.now())
    onStop()
  }
}

/** Returns whether any symbol pays. */
function mark(reels: readonly Reel[], stops: Stops): boolean {
  unmark(reels)
  const { matching } = outcomeOf(stops)
  for (const [index, reel] of reels.slice(0, matching).entries()) {
    reel.plates[(stops[index] ?? 0) + 1]?.classList.add('is-paid')
  }
  return matching > 0
}

function unmark(reels: readonly Reel[]): void {
  for (const plate of reels.flatMap(reel => reel.plates)) plate.classList.remove('is-paid')
}
