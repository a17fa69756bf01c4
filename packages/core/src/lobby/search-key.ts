import { atom, onMount } from 'nanostores'

import { loadText, onSavedChange, saveText } from '../lib/storage.ts'

const KEY = 'bnw:search-key'

/**
 * Whether the `/` key focuses the search. It can be turned off, since voice control types such keys by mistake (WCAG
 * 2.1.4). True by default; stored as 0.
 */
export const $hasSearchKey = atom(true)
const follow = () => $hasSearchKey.set(loadText(KEY) !== '0')
onMount($hasSearchKey, () => {
  follow()
  return onSavedChange(KEY, follow)
})

export function toggleSearchKey(): void {
  saveText(KEY, $hasSearchKey.get() ? '0' : undefined)
  follow()
}
