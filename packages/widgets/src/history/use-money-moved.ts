import { $amount } from '@bnw/core/balance'
import { pageEvents } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'

/** Calls `onMoved` when money moves or the tab becomes visible again, as the list may be stale. */
export function useMoneyMoved(onMoved: () => void): void {
  const amount = useStore($amount)
  const known = useRef(amount)
  const latest = useRef(onMoved)
  latest.current = onMoved

  useEffect(() => {
    const before = known.current
    known.current = amount
    if (before !== undefined && amount !== before) latest.current()
  }, [amount])
  useEffect(() => pageEvents.on('resume', () => latest.current()), [])
}
