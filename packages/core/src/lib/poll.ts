/** Something that is asked for as long as somebody looks at it. */
export interface Poll {
  /** Begins to look, until the returned function is called. Several who look share what is asked. */
  watch(): () => void
  /** Nobody looks any more. */
  clear(): void
}

/**
 * Asks at once, and again every so long. Who looks away for a moment does not ask sooner for it.
 *
 * @param every ms.
 * @param now ms; the clock that tells when it was asked last.
 */
/* @__NO_SIDE_EFFECTS__ */
export function createPoll(ask: () => Promise<void>, every: number, now: () => number): Poll {
  let watchers = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let askedAt = -Infinity

  function plan(): void {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), Math.min(every, Math.max(0, askedAt + every - now())))
  }

  async function run(): Promise<void> {
    timer = undefined
    askedAt = now()
    await ask()
    if (watchers > 0 && timer === undefined) plan()
  }

  function clear(): void {
    watchers = 0
    askedAt = -Infinity
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
