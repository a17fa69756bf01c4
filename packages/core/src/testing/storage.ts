import type { KeyValue } from '../environment.ts'

/** Storage in memory, with the hand of another tab. */
export interface TestStorage extends KeyValue {
  /** Everything that is kept. */
  all(): Record<string, string>
  /** What another tab does: it writes these keys, `null` drops one; then this tab hears of each. */
  fromOtherTab(changes: Record<string, string | null>): void
  /** Another tab clears everything. */
  clearedByOtherTab(): void
}

/** Stores listen once a page life, which a new environment does not end for all of them. */
const listeners = new Set<(key: string | null) => void>()

export function createTestStorage(stored: Record<string, string> = {}): TestStorage {
  const kept = new Map(Object.entries(stored))
  const write = (key: string, value: string | null) => {
    if (value === null) kept.delete(key)
    else kept.set(key, value)
  }
  const tell = (key: string | null) => {
    for (const listener of [...listeners]) listener(key)
  }
  return {
    get: key => kept.get(key) ?? null,
    set: write,
    remove: key => write(key, null),
    keys: () => [...kept.keys()],
    onChange: listener => void listeners.add(listener),
    all: () => Object.fromEntries(kept),
    fromOtherTab(changes) {
      for (const [key, value] of Object.entries(changes)) write(key, value)
      for (const key of Object.keys(changes)) tell(key)
    },
    clearedByOtherTab() {
      kept.clear()
      tell(null)
    }
  }
}
