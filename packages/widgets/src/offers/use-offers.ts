import type { Remote } from '@bnw/core/lib'
import type { Phases } from '@bnw/core/offers'
import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { useEffect } from 'react'

import { useHost, useNear, useRefresh } from '../kit/index.ts'

export interface OffersSource<Item> {
  $offers: ReadableAtom<Remote<Phases<Item>>>
  load: () => Promise<void>
  /** Loads for the first watcher; a running request is aborted when the last one stops. */
  watch: () => () => void
  /** Keeps the offers current after a change of language. */
  start: () => void
}

/** The current offers. A strip loads when it comes near the viewport, the whole list at once. */
export function useOffers<Item>(source: OffersSource<Item>, isStrip: boolean): Remote<Phases<Item>> {
  const { $offers, load, watch, start } = source
  const state = useStore($offers)
  const isNear = useNear(useHost())
  const isDue = isNear || !isStrip
  useRefresh(load, state.error)
  useEffect(start, [start])
  useEffect(() => (isDue ? watch() : undefined), [isDue, watch])
  return state
}
