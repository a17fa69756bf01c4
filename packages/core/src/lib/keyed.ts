import { writeJson } from './json.ts'

/**
 * A store for each key, created by the first `get()`. It holds no data itself.
 *
 * @param create The key is a string, or an object of JSON values whose fields always have the same order.
 * @param max Maximum number of stores. The least recently used one is dropped.
 */
export function createKeyed<Key, Store extends object>(
  create: (key: Key) => Store,
  max = Infinity
): { get(key: Key): Store; all(): Store[]; clear(): void } {
  const stores = new Map<string, Store>()
  return {
    get(key) {
      const name = writeJson({ key })
      const store = stores.get(name) ?? create(key)
      // Moves the entry to the end: a Map keeps the order of insertion.
      stores.delete(name)
      stores.set(name, store)
      const [oldest = name] = stores.keys()
      if (stores.size > max) stores.delete(oldest)
      return store
    },
    all: () => [...stores.values()],
    clear: () => stores.clear()
  }
}
