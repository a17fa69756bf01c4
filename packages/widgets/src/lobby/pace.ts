/**
 * How the list scrolls. `skimming` is too fast to look at pictures: those of new rows wait. `fast` is too fast to read: new
 * rows need no tiles yet.
 */
export type Pace = 'still' | 'slow' | 'skimming' | 'fast'

/** Scrolling above these speeds is skimming or fast, px per ms. */
const SKIMMING = 2
const FAST = 5

/** The median speed of so many frames counts, so that neither a single jump nor an uneven frame changes the pace. */
const FRAMES = 5

/** After how long without movement scrolling has ended, ms. */
const STILL_MS = 120

/** Returns the pace from the positions of the list; calls back when scrolling has ended. */
export function createPace(): (top: number, onStill: () => void) => Pace {
  let last: { top: number; at: number } | undefined
  let isMoving = false
  let speeds: number[] = []
  let timer: ReturnType<typeof setTimeout>
  return (top, onStill) => {
    const at = performance.now()
    const past = last ?? { top, at }
    last = { top, at }
    const speed = Math.abs(top - past.top) / Math.max(16, at - past.at)
    speeds = [...(isMoving ? speeds.slice(1) : Array<number>(FRAMES - 1).fill(0)), speed]
    if (top !== past.top) {
      isMoving = true
      clearTimeout(timer)
      timer = setTimeout(() => {
        isMoving = false
        onStill()
      }, STILL_MS)
    }
    if (!isMoving) return 'still'
    // There are always as many as `FRAMES`.
    const median = speeds.toSorted((one, other) => one - other)[(FRAMES - 1) / 2]!
    return median > FAST ? 'fast' : median > SKIMMING ? 'skimming' : 'slow'
  }
}
