/** How the list scrolls; `fast` is too fast to read: new rows need no tiles yet. */
export type Pace = 'still' | 'slow' | 'fast'

/** Scrolling above this speed is fast, px per ms, if it lasts more than a single jump. */
const FAST = 5
const FAST_FRAMES = 3

/** After how long without movement scrolling has ended, ms. */
const STILL_MS = 120

/** Tells the pace by the positions of the list; calls back when scrolling has ended. */
export function createPace(): (top: number, onStill: () => void) => Pace {
  let last: { top: number; at: number } | undefined
  let isMoving = false
  let fastFrames = 0
  let timer: ReturnType<typeof setTimeout>
  return (top, onStill) => {
    const at = performance.now()
    const past = last ?? { top, at }
    last = { top, at }
    const isFast = Math.abs(top - past.top) > FAST * Math.max(16, at - past.at)
    fastFrames = isFast ? fastFrames + 1 : 0
    if (top !== past.top) {
      isMoving = true
      clearTimeout(timer)
      timer = setTimeout(() => {
        isMoving = false
        onStill()
      }, STILL_MS)
    }
    if (!isMoving) return 'still'
    return fastFrames < FAST_FRAMES ? 'slow' : 'fast'
  }
}
