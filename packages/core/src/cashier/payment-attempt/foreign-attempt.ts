import { atom, onMount } from 'nanostores'

import { clearOnSignOut } from '../../session/player-data.ts'
import { onPageReset } from '../../page-life.ts'
import { $pendingLock, releasePendingLock, type PendingLock } from './pending-lock.ts'
import { trackMovement } from './movements.ts'
import { followOutcome, type Outcome } from './outcome.ts'

/** Attempts that this page has sent; each one polls for its own outcome. */
const own = new Set<string>()
onPageReset(() => own.clear())

export function registerOwnAttempt(id: string): void {
  own.add(id)
}

/**
 * The attempt of another tab, or of this page before a reload, whose outcome is unknown. While a form listens, the
 * transaction history is polled for it.
 */
export const $foreignAttempt = atom<PendingLock | undefined>()
onMount($foreignAttempt, () => {
  let stop: (() => void) | undefined
  const unsubscribe = $pendingLock.subscribe(lock => {
    stop?.()
    const isForeign = lock !== undefined && !own.has(lock.request_id)
    stop = isForeign ? followOutcome(lock, outcome => settle(lock, outcome)) : undefined
    $foreignAttempt.set(isForeign ? lock : undefined)
  })
  return () => {
    stop?.()
    unsubscribe()
  }
})

/** The outcome of the last foreign attempt, for the form that had to wait for it. */
export const $foreignOutcome = atom<Outcome | undefined>()
clearOnSignOut(clearForeignOutcome)

export function clearForeignOutcome(): void {
  $foreignOutcome.set(undefined)
}

function settle(lock: PendingLock, outcome: Outcome): void {
  $foreignOutcome.set(outcome)
  releasePendingLock(lock.request_id)
  if (typeof outcome === 'object') trackMovement(lock.request_id, { row: outcome })
}
