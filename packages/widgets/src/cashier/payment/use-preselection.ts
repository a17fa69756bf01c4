import { environment } from '@bnw/core'
import {
  $lastMethods,
  type CashDirection,
  type CashMethod,
  cashMethods,
  preferredMethod,
  recentPayments
} from '@bnw/core/cashier'
import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** The maximum time that a form waits for the history, ms. */
const MAX_WAIT_MS = 2_000

interface Preselection {
  direction: CashDirection
  /** Id of the method that the page asks for, or empty. */
  requested: string
  /** Id of the chosen method, or empty. */
  chosen: string
  onChoose: (method: CashMethod) => void
}

/**
 * Chooses the method of a payment form that opens. A change of the requested one replaces the player's choice. The lists
 * are loaded by those that show them.
 *
 * @returns Whether the form can be shown: the methods are loaded, and the newest payments where the choice depends on them.
 */
export function usePreselection({ direction, requested, chosen, onChoose }: Preselection): boolean {
  const isLoaded = useStore(cashMethods(direction).$methods).value !== undefined
  const isAwaited = useHistoryWait(direction, requested || chosen)
  const isReady = isLoaded && !isAwaited
  const applied = useRef<string>(undefined)

  // Before paint, so that the list of methods does not appear for a moment.
  useLayoutEffect(() => {
    if (!isReady || applied.current === requested) return
    applied.current = requested
    const method = preferredMethod(direction, [requested, chosen])
    if (method) onChoose(method)
  }, [isReady, direction, requested, chosen, onChoose])

  return isReady
}

/** Whether the form waits for the newest payments, to choose the method of the newest. It waits once. */
function useHistoryWait(direction: CashDirection, known: string): boolean {
  const { status } = useStore(recentPayments(direction).$remote)
  const last = useStore($lastMethods)[direction]
  const [isOver, setOver] = useState(false)
  const isPending = (status === 'idle' || status === 'loading') && !(known || last)

  useEffect(() => environment().after(MAX_WAIT_MS, () => setOver(true)), [])
  // The history of another language is loaded again, under a form that is shown.
  useEffect(() => {
    if (!isPending) setOver(true)
  }, [isPending])

  return isPending && !isOver
}
