import { createWatchers } from './watchers.ts'

/** A request that repeats while it has watchers. */
export interface Poll {
  /** Adds a watcher until the returned function is called. Watchers share the requests. */
  watch(): () => void
  /** Removes all watchers. */
  clear(): void
}

/**
 * Calls `load` for the first watcher and then periodically. Watching again after a break does not shorten the interval.
 *
 * @param every Interval, ms.
 * @param now The current time, ms.
 */
/* @__NO_SIDE_EFFECTS__ */
export function createPoll(load: () => Promise<void>, every: number, now: () => number): Poll {
  let timer: ReturnType<typeof setTimeout> | undefined
  let loadedAt = -Infinity
  const watchers = createWatchers(plan, stop)

  function plan(): void {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), Math.min(every, Math.max(0, loadedAt + every - now())))
  }

  function stop(): void {
    clearTimeout(timer)
    timer = undefined
  }

  async function run(): Promise<void> {
    timer = undefined
    loadedAt = now()
    await load()
    if (watchers.count() > 0 && timer === undefined) plan()
  }

  return {
    watch: watchers.add,
    clear() {
      watchers.clear()
      loadedAt = -Infinity
      stop()
    }
  }
}
