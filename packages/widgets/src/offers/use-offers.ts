import type { Remote } from '@bnw/core/lib'
import type { Phases } from '@bnw/core/offers'
import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { useEffect } from 'react'

import { useHost, useNear, useRefresh } from '../kit/index.ts'

export interface OffersSource<Item> {
  $offers: ReadableAtom<Remote<Phases<Item>>>
  load: () => Promise<void>
  /** Aborts a running request. */
  cancel: () => void
  /** Keeps the offers current after a change of language. */
  start: () => void
}

/** The current offers. A strip loads when it comes near the viewport, the whole list at once. */
export function useOffers<Item>(source: OffersSource<Item>, isStrip: boolean): Remote<Phases<Item>> {
  const { $offers, load, cancel, start } = source
  const state = useStore($offers)
  const isNear = useNear(useHost())
  const isDue = state.status === 'idle' && (isNear || !isStrip)
  useRefresh(load, state.error)
  useEffect(start, [start])
  useEffect(() => {
    if (isDue) void load()
  }, [isDue, load])
  // Another element with these offers then loads them itself.
  useEffect(() => cancel, [cancel])
  return state
}
