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
  let watchers = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let loadedAt = -Infinity

  function plan(): void {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), Math.min(every, Math.max(0, loadedAt + every - now())))
  }

  async function run(): Promise<void> {
    timer = undefined
    loadedAt = now()
    await load()
    if (watchers > 0 && timer === undefined) plan()
  }

  function clear(): void {
    watchers = 0
    loadedAt = -Infinity
    clearTimeout(timer)
    timer = undefined
  }

  return {
    watch() {
      let isWatching = true
      if (++watchers === 1) plan()
      return () => {
        if (!isWatching) return
        isWatching = false
        watchers = Math.max(0, watchers - 1)
        if (watchers > 0) return
        clearTimeout(timer)
        timer = undefined
      }
    },
    clear
  }
}
