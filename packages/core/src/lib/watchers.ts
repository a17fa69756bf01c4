/** Counts the users of something that runs only while it has any. */
export interface Watchers {
  /** Adds a watcher. The returned function removes it; calling it again has no effect. */
  add(): () => void
  count(): number
  /** Removes all watchers, without calling `onLast`. */
  clear(): void
}

/**
 * @param onFirst Called when the first watcher is added.
 * @param onLast Called when the last one is removed.
 */
/* @__NO_SIDE_EFFECTS__ */
export function createWatchers(onFirst: () => void, onLast: () => void): Watchers {
  const watchers = new Set<symbol>()
  return {
    add() {
      const watcher = Symbol()
      watchers.add(watcher)
      if (watchers.size === 1) onFirst()
      return () => {
        if (watchers.delete(watcher) && watchers.size === 0) onLast()
      }
    },
    count: () => watchers.size,
    clear: () => watchers.clear()
  }
}
