/**
 * A cache with one value per key, created by the first `get()`.
 *
 * @param max Maximum number of values. The least recently used one is dropped.
 */
export function createKeyed<Key, Thing>(
  keyOf: (key: Key) => string,
  create: (key: Key) => Thing,
  max = Infinity
): { get(key: Key): Thing; all(): Thing[]; clear(): void } {
  const things = new Map<string, Thing>()
  return {
    get(key) {
      const name = keyOf(key)
      const thing = things.has(name) ? (things.get(name) as Thing) : create(key)
      // Moves the entry to the end: a Map keeps the order of insertion.
      things.delete(name)
      things.set(name, thing)
      if (things.size > max) things.delete(things.keys().next().value!)
      return thing
    },
    all: () => [...things.values()],
    clear: () => things.clear()
  }
}
