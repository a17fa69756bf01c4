/** No round takes less, in ms. Source: rules of conduct of the games. */
export const CYCLE_MS = 2_500

/** After this many ms without an answer everything stands still and the page says that it waits. */
export const PATIENCE_MS = 4_500

export function after(duration: number): Promise<void> {
  return new Promise(resolve => window.setTimeout(resolve, duration))
}

/** Whether the player's system lets things move. */
export function mayMove(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Calls with the time of every frame of the screen until it is told to end. */
export function createPainter() {
  let frame = 0
  const end = () => window.cancelAnimationFrame(frame)
  return {
    end,
    run(paint: (now: number) => void) {
      end()
      const next = (now: number) => {
        paint(now)
        frame = window.requestAnimationFrame(next)
      }
      frame = window.requestAnimationFrame(next)
    }
  }
}
