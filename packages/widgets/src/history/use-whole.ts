import { type HistoryFilters, type TransactionKind, wholeHistory } from '@bnw/core/history'
import { $language } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

/** Everything that some filters let through; what is no longer wanted is aborted. */
export function useWhole(kind: TransactionKind, filters: HistoryFilters) {
  useStore($language)
  const whole = wholeHistory(kind, filters)
  const state = useStore(whole.$whole)
  useEffect(() => whole.load(), [whole])
  return { state, load: whole.reload }
}
