import { $amount } from '@bnw/core/balance'
import { $resumes } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'

/** Calls back when the balance is another one, or the player has come back to the page: what is shown may be old. */
export function useMoneyMoved(renew: () => void): void {
  const amount = useStore($amount)
  const returns = useStore($resumes)
  const known = useRef({ amount, returns })
  const latest = useRef(renew)
  latest.current = renew

  useEffect(() => {
    const before = known.current
    known.current = { amount, returns }
    const isMoved = before.amount !== undefined && amount !== before.amount
    if (isMoved || returns !== before.returns) latest.current()
  }, [amount, returns])
}
