/**
 * One thing per key, made when first asked for: two lobby rows on a page each have their own list.
 *
 * @returns The getter, and one that goes over all that were made.
 */
export function createKeyed<Key, Thing>(
  keyOf: (key: Key) => string,
  create: (key: Key) => Thing
): { get(key: Key): Thing; all(): Thing[] } {
  const things = new Map<string, Thing>()
  return {
    get(key) {
      const name = keyOf(key)
      if (!things.has(name)) things.set(name, create(key))
      return things.get(name) as Thing
    },
    all: () => [...things.values()]
  }
}
