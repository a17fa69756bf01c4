import { atom, onMount } from 'nanostores'

import { clearOnSignOut } from '../../session/clearing.ts'
import { shared } from '../../shared.ts'
import { $mark, releaseMark, type Mark } from './pending-lock.ts'
import { trackMovement } from './movements.ts'
import { followOutcome, type Outcome } from './outcome.ts'

/** The tries that this page has sent: each follows its own outcome. */
const own = shared('attempt.own', () => new Set<string>())

export function noteOwn(id: string): void {
  own.add(id)
}

/**
 * The try of another tab, or of this page before it was loaded anew, whose outcome is open. While a form shows it, the
 * history is asked what became of it.
 */
export const $strange = shared('attempt.strange', () => {
  const $store = atom<Mark | undefined>()
  onMount($store, () => {
    let stop: (() => void) | undefined
    const unsubscribe = $mark.subscribe(mark => {
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
export const $strangeOutcome = shared('attempt.strange-outcome', () => {
  const $store = atom<Outcome | undefined>()
  clearOnSignOut(forgetStrangeOutcome)
  return $store
})

export function forgetStrangeOutcome(): void {
  $strangeOutcome.set(undefined)
}

function settle(mark: Mark, outcome: Outcome): void {
  $strangeOutcome.set(outcome)
  releaseMark(mark.request_id)
  if (outcome !== 'nothing') trackMovement(mark.request_id, outcome)
}
