import { $savedAccount, forgetSavedAccount } from '@bnw/core/bank-accounts'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

/** How long a saved account is highlighted, ms (BANK-01). */
const SHOWN_MS = 2_000

/** Highlights the account that was just saved. */
export function useHighlight(): string | undefined {
  const saved = useStore($savedAccount)

  useEffect(() => {
    if (!saved) return
    const timer = setTimeout(forgetSavedAccount, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [saved])

  return saved
}
