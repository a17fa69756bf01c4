import type { KeyValue } from '@bnw/core'

/**
 * localStorage where the browser lets us, else memory for the life of the page (SESS-09).
 *
 * What could not be written is kept in memory and read from there, so that a full or lost storage behaves the same
 * until the page goes.
 */
export function browserStorage(): KeyValue {
  const memory = new Map<string, string | null>()

  return {
    get(key) {
      return memory.has(key) ? memory.get(key)! : attempt(() => localStorage.getItem(key))
    },
    set(key, value) {
      const isKept = attempt(() => (localStorage.setItem(key, value), localStorage.getItem(key) === value))
      if (isKept) memory.delete(key)
      else memory.set(key, value)
    },
    remove(key) {
      const isGone = attempt(() => (localStorage.removeItem(key), true))
      if (isGone) memory.delete(key)
      else memory.set(key, null)
    },
    keys() {
      const kept = attempt(() => Object.keys(localStorage)) ?? []
      const all = new Set([...kept, ...memory.keys()])
      return [...all].filter(key => memory.get(key) !== null)
    },
    onChange(listener) {
      addEventListener('storage', ({ key, storageArea }) => {
        if (storageArea === attempt(() => localStorage)) listener(key)
      })
    }
  }
}

/** The getter of `localStorage` itself throws in sandboxed frames and where cookies are blocked. */
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}
