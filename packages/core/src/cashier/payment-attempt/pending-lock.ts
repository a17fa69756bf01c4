import { atom } from 'nanostores'
import { number, object, size, string, type Infer } from 'superstruct'

import { environment, pause } from '../../environment.ts'
import { $isStepUpAsked } from '../../gateway/step-up.ts'
import { followSaved } from '../../lib/follow-saved.ts'
import { loadJson, saveJson } from '../../lib/storage-json.ts'
import { saveText } from '../../lib/storage.ts'
import { clearOnSignOut } from '../../session/player-data.ts'

/** The payment attempt that is open, and when it was last under way (ms). All tabs see it; the amount is not stored. */
const PendingLock = object({ request_id: size(string(), 1, 100), time: number() })
export type PendingLock = Infer<typeof PendingLock>

const KEY = 'bnw:pending'

/** A write of another tab can arrive this late, even after its web lock was released. */
const STORAGE_DELAY_MS = 60

/** While the lock is set, this browser sends no other payment (CASH-09). */
export const $pendingLock = atom<PendingLock | undefined>()
clearOnSignOut(followSaved($pendingLock, [KEY], readLock))

function readLock(): PendingLock | undefined {
  return loadJson(KEY, PendingLock)
}

/**
 * Sets the lock before an attempt is sent or repeated.
 *
 * @returns False while the outcome of another attempt is unknown.
 */
export function acquirePendingLock(id: string): Promise<boolean> {
  return environment().withLock('bnw-pending', async () => {
    await pause(STORAGE_DELAY_MS)
    if (isLockedByOther(id)) return false
    writeLock(id)
    return true
  })
}

function writeLock(id: string): void {
  saveJson(KEY, { request_id: id, time: environment().now() })
  $pendingLock.set(readLock())
}

/** How often the lock of a request that is under way is renewed, ms. */
const RENEWAL_MS = 10_000

/**
 * Renews the lock while a request is under way, and when it ends: it may reach the gateway until then, and be carried out
 * a while after that. A page that closes meanwhile leaves a lock that is at most one interval old.
 *
 * @returns Ends it.
 */
export function keepPendingLock(id: string): () => void {
  const renew = () => {
    // Not while the request waits for the player to confirm it: the gateway has done nothing.
    if (readLock()?.request_id === id && !$isStepUpAsked.get()) writeLock(id)
  }
  const stop = environment().every(RENEWAL_MS, renew)
  return () => {
    stop()
    renew()
  }
}

/** Removes the lock once the outcome is known. A lock that another attempt has set stays. */
export function releasePendingLock(id: string): void {
  if (isLockedByOther(id)) return
  saveText(KEY, undefined)
  $pendingLock.set(undefined)
}

function isLockedByOther(id: string): boolean {
  const lock = readLock()
  return lock !== undefined && lock.request_id !== id
}
