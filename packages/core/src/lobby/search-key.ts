import { atom } from 'nanostores'

import { followSaved } from '../lib/follow-saved.ts'
import { loadText, saveText } from '../lib/storage.ts'

const KEY = 'bnw:search-key'

/**
 * Whether the `/` key focuses the search. It can be turned off, since voice control types such keys by mistake (WCAG
 * 2.1.4). True by default; stored as 0.
 */
export const $hasSearchKey = atom(true)
const follow = followSaved($hasSearchKey, [KEY], () => loadText(KEY) !== '0')

export function toggleSearchKey(): void {
  saveText(KEY, $hasSearchKey.get() ? '0' : undefined)
  follow()
}
