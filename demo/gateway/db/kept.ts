import type { Catalogue } from './catalogue.ts'

/** Returns the kept result of a request, or makes it. */
export type Kept<Value> = (catalogue: Catalogue, key: string, make: () => Value) => Value

/**
 * Keeps results that depend on the catalogue alone, until another catalogue is loaded.
 *
 * @param max Number of results; then the one that was not requested for the longest time is dropped.
 */
export function createKept<Value extends object>(max: number): Kept<Value> {
  const byCatalogue = new WeakMap<Catalogue, Map<string, Value>>()
  return (catalogue, key, make) => {
    const results = byCatalogue.get(catalogue) ?? new Map<string, Value>()
    byCatalogue.set(catalogue, results)
    const value = results.get(key) ?? make()
    results.delete(key)
    results.set(key, value)
    dropOldest(results, max)
    return value
  }
}

/** Drops the entry that was set first from a map with more than `max`: a map keeps the order of insertion. */
export function dropOldest(map: Map<string, unknown>, max: number): void {
  const [oldest] = map.keys()
  if (map.size > max && oldest !== undefined) map.delete(oldest)
}
