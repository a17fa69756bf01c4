import { atom, onMount } from 'nanostores'
import { number, object, size, string, type Infer } from 'superstruct'

import { environment } from '../../environment.ts'
import { loadJson, saveJson } from '../../lib/storage-json.ts'
import { onSavedChange, saveText } from '../../lib/storage.ts'
import { clearOnSignOut } from '../../session/player-data.ts'
import { shared } from '../../shared.ts'

/** Which try to move money is open, and since when it was last sent (ms): all tabs know of it, none of its amount. */
const PendingLock = object({ request_id: size(string(), 1, 100), time: number() })
export type PendingLock = Infer<typeof PendingLock>

const KEY = 'bnw:pending'

/** A write of another tab arrives a little late, also to who waited for its lock. */
const LATE_MS = 60

/** The shared mark: while it is there, nothing else that moves money is sent by this browser (CASH-09). */
export const $pendingLock = shared('attempt.mark', () => {
  const $store = atom<PendingLock | undefined>()
  const follow = () => $store.set(readLock())
  onMount($store, () => {
    follow()
    return onSavedChange(KEY, follow)
  })
  clearOnSignOut(follow)
  return $store
})

function readLock(): PendingLock | undefined {
  return loadJson(KEY, PendingLock)
}

/**
 * Sets the mark for a try that is about to be sent, or sent once more.
 *
 * @returns Whether it may be: false while the outcome of another one is open.
 */
export function acquirePendingLock(id: string): Promise<boolean> {
  return environment().exclusively('bnw-pending', async () => {
    await new Promise(resolve => setTimeout(resolve, LATE_MS))
    if (isHeldByOther(id)) return false
    saveJson(KEY, { request_id: id, time: environment().now() })
    $pendingLock.set(readLock())
    return true
  })
}

/** Takes the mark away once the outcome is known. One that another try has set meanwhile stays. */
export function releasePendingLock(id: string): void {
  if (isHeldByOther(id)) return
  saveText(KEY, undefined)
  $pendingLock.set(undefined)
}

function isHeldByOther(id: string): boolean {
  const mark = readLock()
  return mark !== undefined && mark.request_id !== id
}
