import type { KeyValue } from '@bnw/core'

/** Reports a write to another bundle on the same page: the browser's `storage` event only reaches other tabs. */
const WRITTEN = 'bnw-storage'

/**
 * localStorage where the browser allows it, else memory for the life of the page (SESS-09).
 *
 * A value that cannot be written stays in memory and is read from there, so that a full or lost storage behaves the
 * same until the page is unloaded.
 *
 * @param inMemory Keys that are neither read from localStorage nor written there.
 */
export function browserStorage(inMemory: readonly string[] = []): KeyValue {
  const memory = new Map<string, string | null>(inMemory.map(key => [key, null]))
  const source = {}
  const write = (key: string, value: string | null) => {
    if (!inMemory.includes(key) && attempt(() => writeThrough(key, value))) memory.delete(key)
    else memory.set(key, value)
    document.dispatchEvent(new CustomEvent(WRITTEN, { detail: { key, source } }))
  }

  return {
    get(key) {
      const kept = memory.get(key)
      return kept === undefined ? attempt(() => localStorage.getItem(key)) : kept
    },
    set: write,
    remove: key => write(key, null),
    keys() {
      const stored = attempt(() => Object.keys(localStorage)) ?? []
      const all = new Set([...stored, ...memory.keys()])
      return [...all].filter(key => memory.get(key) !== null)
    },
    onChange(listener) {
      const onOtherTab = ({ key, storageArea }: StorageEvent) => {
        if (storageArea === attempt(() => localStorage)) listener(key)
      }
      addEventListener('storage', onOtherTab)
      const stop = onOtherBundle(source, listener)
      return () => {
        removeEventListener('storage', onOtherTab)
        stop()
      }
    }
  }
}

/** Returns whether the browser has stored the change. */
function writeThrough(key: string, value: string | null): boolean {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  return localStorage.getItem(key) === value
}

/** Calls back when another bundle on this page has written a key. Returns a function that stops it. */
function onOtherBundle(ownSource: object, listener: (key: string) => void): () => void {
  const onWritten = (event: Event) => {
    // Dispatched by `browserStorage()` only.
    const { key, source } = (event as CustomEvent<{ key: string; source: object }>).detail
    if (source !== ownSource) listener(key)
  }
  document.addEventListener(WRITTEN, onWritten)
  return () => document.removeEventListener(WRITTEN, onWritten)
}

/** In sandboxed frames and where cookies are blocked, reading `localStorage` throws. */
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}
