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
    // A map lists its keys in the order of insertion.
    results.delete(key)
    results.set(key, value)
    const [oldest] = results.keys()
    if (results.size > max && oldest !== undefined) results.delete(oldest)
    return value
  }
}
