/**
 * One thing per key, made when first asked for: two lobby rows on a page each have their own list.
 *
 * @param most Beyond this many the one that was asked for longest ago is forgotten. No end if unset.
 * @returns The getter, one that goes over all that are remembered, and one that forgets them.
 */
export function createKeyed<Key, Thing>(
  keyOf: (key: Key) => string,
  create: (key: Key) => Thing,
  most = Infinity
): { get(key: Key): Thing; all(): Thing[]; clear(): void } {
  const things = new Map<string, Thing>()
  return {
    get(key) {
      const name = keyOf(key)
      const thing = things.has(name) ? (things.get(name) as Thing) : create(key)
      // Put at the end again: a Map keeps its entries in the order in which they came.
      things.delete(name)
      things.set(name, thing)
      if (things.size > most) things.delete(things.keys().next().value!)
      return thing
    },
    all: () => [...things.values()],
    clear: () => things.clear()
  }
}
