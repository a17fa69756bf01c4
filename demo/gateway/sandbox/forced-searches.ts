import type { ForcedSearch } from '../context.ts'

/** Search terms with a fixed outcome. Source: docs/test-data.md. */
const OUTCOMES: ReadonlyMap<string, ForcedSearch> = new Map([
  ['bos', 'nothing'],
  ['hata', 'refused'],
  ['yavas', 'slow']
])

export function forcedSearch(term: string): ForcedSearch | undefined {
  return OUTCOMES.get(term)
}
