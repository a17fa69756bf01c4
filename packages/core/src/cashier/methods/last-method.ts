import { atom } from 'nanostores'

import { followSaved } from '../../lib/follow-saved.ts'
import { loadText, saveText } from '../../lib/storage.ts'
import { clearOnSignOut } from '../../session/player-data.ts'
import type { CashDirection } from './method.ts'

const KEYS = { deposit: 'bnw:recent-deposit', withdraw: 'bnw:recent-withdraw' } as const

/** The id of the last used method on this device; removed at logout. */
export const $lastMethods = atom<Record<CashDirection, string | undefined>>({
  deposit: undefined,
  withdraw: undefined
})
clearOnSignOut(
  followSaved($lastMethods, Object.values(KEYS), () => ({
    deposit: loadText(KEYS.deposit),
    withdraw: loadText(KEYS.withdraw)
  }))
)

export function saveLastMethod(direction: CashDirection, id: string): void {
  saveText(KEYS[direction], id)
  $lastMethods.set({ ...$lastMethods.get(), [direction]: id })
}
