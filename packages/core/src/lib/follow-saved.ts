import { onMount, type WritableAtom } from 'nanostores'

import { onSavedChange, type SavedKey } from './storage.ts'

/**
 * Makes a store follow storage while it has listeners: it is read when the first one is added, and when another tab
 * changes one of the keys.
 *
 * @param read Reads the value from storage.
 * @returns Reads it again.
 */
export function followSaved<Value>(
  $value: WritableAtom<Value>,
  keys: readonly SavedKey[],
  read: () => Value
): () => void {
  const follow = () => $value.set(read())
  onMount($value, () => {
    follow()
    const stops = keys.map(key => onSavedChange(key, follow))
    return () => stops.forEach(stop => stop())
  })
  return follow
}
