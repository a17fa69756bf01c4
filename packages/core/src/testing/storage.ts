import type { KeyValue } from '../environment.ts'

/** Storage in memory that can simulate writes of another tab. */
export interface TestStorage extends KeyValue {
  /** All entries. */
  all(): Record<string, string>
  /** Another tab writes these keys, `null` removes one; then the listeners are called for each key. */
  fromOtherTab(changes: Record<string, string | null>): void
  /** Another tab clears the storage; the listeners are called with `null`. */
  clearedByOtherTab(): void
}

/** Shared by all test storages: some stores add their listener once and keep it when the environment is replaced. */
const listeners = new Set<(key: string | null) => void>()

export function createTestStorage(stored: Record<string, string> = {}): TestStorage {
  const kept = new Map(Object.entries(stored))
  const write = (key: string, value: string | null) => {
    if (value === null) kept.delete(key)
    else kept.set(key, value)
  }
  const notify = (key: string | null) => {
    for (const listener of [...listeners]) listener(key)
  }
  return {
    get: key => kept.get(key) ?? null,
    set: write,
    remove: key => write(key, null),
    keys: () => [...kept.keys()],
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    all: () => Object.fromEntries(kept),
    fromOtherTab(changes) {
      for (const [key, value] of Object.entries(changes)) write(key, value)
      for (const key of Object.keys(changes)) notify(key)
    },
    clearedByOtherTab() {
      kept.clear()
      notify(null)
    }
  }
}
