import { type HistoryFilters, type TransactionKind, wholeHistory } from '@bnw/core/history'
import { $language } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

/** All rows that match the filters; an outdated request is aborted. */
export function useWhole(kind: TransactionKind, filters: HistoryFilters) {
  useStore($language)
  const whole = wholeHistory(kind, filters)
  const state = useStore(whole.$whole)
  useEffect(() => whole.watch(), [whole])
  return { state, load: whole.reload }
}
