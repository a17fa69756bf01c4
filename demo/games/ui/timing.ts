/** Minimum duration of a round in ms. Source: rules of conduct of the games. */
export const MIN_ROUND_MS = 2_500

/** After this many ms without an answer the animation stops and a message says that the page waits. */
export const SLOW_ANSWER_MS = 4_500

export function delay(duration: number): Promise<void> {
  return new Promise(resolve => window.setTimeout(resolve, duration))
}

export function isMotionAllowed(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** A loop over animation frames. A hidden page has no frames, so no result may depend on them. */
export function createAnimation() {
  let frame = 0
  const stop = () => window.cancelAnimationFrame(frame)
  return {
    stop,
    start(render: (now: number) => void) {
      stop()
      const next = (now: number) => {
        render(now)
        frame = window.requestAnimationFrame(next)
      }
      frame = window.requestAnimationFrame(next)
    }
  }
}
