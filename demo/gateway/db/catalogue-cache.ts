import type { Catalogue } from './catalogue.ts'

/** Returns the cached result of a request, or makes it. */
export type CatalogueCache<Value> = (catalogue: Catalogue, key: string, make: () => Value) => Value

/**
 * Caches results that depend on the catalogue alone, until another catalogue is loaded.
 *
 * @param max Number of results; the least recently used one is dropped.
 */
export function createCatalogueCache<Value extends object>(max: number): CatalogueCache<Value> {
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
