import { atom, onMount } from 'nanostores'

import { loadText, onSavedChange, saveText } from '../../lib/storage.ts'
import { clearOnSignOut } from '../../session/player-data.ts'
import type { CashDirection } from './method.ts'

const KEYS = { deposit: 'bnw:recent-deposit', withdraw: 'bnw:recent-withdraw' } as const

/** The id of the last used method on this device; removed at logout. */
export const $lastMethods = atom<Record<CashDirection, string | undefined>>({
  deposit: undefined,
  withdraw: undefined
})
const follow = () => $lastMethods.set({ deposit: loadText(KEYS.deposit), withdraw: loadText(KEYS.withdraw) })
onMount($lastMethods, () => {
  follow()
  const stops = Object.values(KEYS).map(key => onSavedChange(key, follow))
  return () => stops.forEach(stop => stop())
})
clearOnSignOut(follow)

export function saveLastMethod(direction: CashDirection, id: string): void {
  saveText(KEYS[direction], id)
  $lastMethods.set({ ...$lastMethods.get(), [direction]: id })
}
