import { atom, onMount } from 'nanostores'

import { clearOnSignOut } from '../../session/player-data.ts'
import { shared } from '../../shared.ts'
import { $pendingLock, releasePendingLock, type PendingLock } from './pending-lock.ts'
import { trackMovement } from './movements.ts'
import { followOutcome, type Outcome } from './outcome.ts'

/** The tries that this page has sent: each follows its own outcome. */
const own = shared('attempt.own', () => new Set<string>())

export function registerOwnAttempt(id: string): void {
  own.add(id)
}

/**
 * The try of another tab, or of this page before it was loaded anew, whose outcome is open. While a form shows it, the
 * history is asked what became of it.
 */
export const $foreignAttempt = shared('attempt.strange', () => {
  const $store = atom<PendingLock | undefined>()
  onMount($store, () => {
    let stop: (() => void) | undefined
    const unsubscribe = $pendingLock.subscribe(mark => {
      stop?.()
      const isStrange = mark !== undefined && !own.has(mark.request_id)
      stop = isStrange ? followOutcome(mark, outcome => settle(mark, outcome)) : undefined
      $store.set(isStrange ? mark : undefined)
    })
    return () => {
      stop?.()
      unsubscribe()
    }
  })
  return $store
})

/** What became of such a try, for the form that was held back by it. */
export const $foreignOutcome = shared('attempt.strange-outcome', () => {
  const $store = atom<Outcome | undefined>()
  clearOnSignOut(clearForeignOutcome)
  return $store
})

export function clearForeignOutcome(): void {
  $foreignOutcome.set(undefined)
}

function settle(mark: PendingLock, outcome: Outcome): void {
  $foreignOutcome.set(outcome)
  releasePendingLock(mark.request_id)
  if (outcome !== 'nothing') trackMovement(mark.request_id, outcome)
}
