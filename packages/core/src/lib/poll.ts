import { environment } from '../environment.ts'
import { createWatchers } from './watchers.ts'

/** A request that repeats while it has watchers. */
export interface Poll {
  /** Adds a watcher until the returned function is called. Watchers share the requests. */
  watch(): () => void
  /** Removes all watchers. */
  clear(): void
}

interface Polled {
  poll(): Promise<void>
  /** Aborts a running request; returns whether there was one. Without it a request goes on after its last watcher. */
  cancel?(): boolean
}

/**
 * Calls `poll` for the first watcher and then periodically. Watching again after a break does not shorten the interval,
 * unless a request was aborted.
 *
 * @param every Interval, ms.
 */
/* @__NO_SIDE_EFFECTS__ */
export function createPoll({ poll, cancel }: Polled, every: number): Poll {
  let stopTimer: (() => void) | undefined
  let loadedAt = -Infinity
  const watchers = createWatchers(plan, () => {
    stop()
    if (cancel?.()) loadedAt = -Infinity
  })

  function plan(): void {
    stop()
    const ms = Math.min(every, Math.max(0, loadedAt + every - environment().now()))
    stopTimer = environment().after(ms, () => void run())
  }

  function stop(): void {
    stopTimer?.()
    stopTimer = undefined
  }

  async function run(): Promise<void> {
    stopTimer = undefined
    loadedAt = environment().now()
    await poll()
    if (watchers.count() > 0) plan()
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
