import { outcomeOf, STRIP, type Stops } from '../../engines/reels/engine.ts'
import { h } from '../../ui/dom.ts'
import { after, createPainter, mayMove } from '../../ui/pace.ts'
import { BRAKE_MS, brakingAt, rollingAt, STANDSTILL_MS } from './motion.ts'
import { plateOf } from './pictures.ts'

/** The three reels as they stand on the page. */
export interface Cabinet {
  readonly element: HTMLElement
  roll(): void
  /** Brings the reels to rest; where nothing may move they stand there at once. Resolves when the last one stands. */
  stop(stops: Stops): Promise<void>
  /** Shows these stops without any motion. */
  place(stops: Stops): void
  /** Lets the reels stand wherever they are: the answer is late. */
  halt(): void
  /** Marks the plates that pay. */
  mark(stops: Stops): void
}

interface Reel {
  element: HTMLElement
  plates: HTMLElement[]
  position: number
  move(position: number): void
}

export function createCabinet(onStop: () => void): Cabinet {
  const reels = [createReel(0), createReel(9), createReel(4)]
  const element = h(
    'div',
    { class: 'cabinet', 'aria-hidden': 'true' },
    h('div', { class: 'reels' }, ...reels.map(reel => reel.element))
  )
  const paint = createReelPainter(reels)
  let rolledAt = 0
  return {
    element,
    roll() {
      rolledAt = performance.now()
      unmark(reels)
      element.classList.add('is-rolling')
      const starts = reels.map(reel => reel.position)
      if (mayMove()) paint.run((index, now) => rollingAt(starts[index] ?? 0, now - rolledAt))
    },
    async stop(stops) {
      if (mayMove()) await brake({ stops, paint, rolledAt, onStop })
      this.place(stops)
    },
    place(stops) {
      this.halt()
      reels.forEach((reel, index) => reel.move(stops[index] ?? 0))
    },
    halt() {
      paint.end()
      element.classList.remove('is-rolling')
    },
    mark: stops => mark(reels, stops)
  }
}

/** The strip, with one more plate above and two below, so that every position fills the window. */
function createReel(position: number): Reel {
  const symbols = [STRIP.at(-1), ...STRIP, STRIP[0], STRIP[1]].filter(symbol => symbol !== undefined)
  const plates = symbols.map(plateOf)
  const track = h('div', { class: 'track' }, ...plates)
  const reel: Reel = {
    element: h('div', { class: 'reel' }, track),
    plates,
    position,
    move(next) {
      reel.position = next
      track.style.setProperty('--at', String(next))
    }
  }
  reel.move(position)
  return reel
}

type PositionAt = (reel: number, now: number) => number

/** Moves the reels with the frames of the screen. */
function createReelPainter(reels: readonly Reel[]) {
  const painter = createPainter()
  return {
    end: painter.end,
    run: (positionAt: PositionAt) =>
      painter.run(now => reels.forEach((reel, index) => reel.move(positionAt(index, now))))
  }
}

interface Braking {
  stops: Stops
  paint: ReturnType<typeof createReelPainter>
  rolledAt: number
  onStop: () => void
}

/** Timers and not frames say when a reel stands: a hidden page has no frames, and its round must end all the same. */
async function brake({ stops, paint, rolledAt, onStop }: Braking): Promise<void> {
  const late = Math.max(0, performance.now() - rolledAt - (STANDSTILL_MS[0] - BRAKE_MS))
  const begins = STANDSTILL_MS.map(standstill => rolledAt + late + standstill - BRAKE_MS)
  paint.run((index, now) => {
    const begin = begins[index] ?? now
    return now < begin ? rollingAt(stops[index] ?? 0, now - begin) : brakingAt(stops[index] ?? 0, now - begin)
  })
  for (const begin of begins) {
    await after(begin + BRAKE_MS - performance.now())
    onStop()
  }
}

function mark(reels: readonly Reel[], stops: Stops): void {
  unmark(reels)
  const { matching } = outcomeOf(stops)
  for (const [index, reel] of reels.slice(0, matching).entries()) {
    reel.plates[(stops[index] ?? 0) + 1]?.classList.add('is-paid')
  }
}

function unmark(reels: readonly Reel[]): void {
  for (const plate of reels.flatMap(reel => reel.plates)) plate.classList.remove('is-paid')
}
