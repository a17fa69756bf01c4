import type { Remote } from '@bnw/core/lib'
import type { Phases } from '@bnw/core/offers'
import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { useEffect } from 'react'

import { useHost, useNear, useRefresh } from '../kit/index.ts'

export interface OffersSource<Item> {
  $offers: ReadableAtom<Remote<Phases<Item>>>
  load: () => Promise<void>
  /** Keeps them as they are in the language, and the tab, that one sees. */
  start: () => void
}

/** The offers as they stand now. A strip stands among others and asks when one nears it; the whole list is what one came for. */
export function useOffers<Item>(source: OffersSource<Item>, isStrip: boolean): Remote<Phases<Item>> {
  const { $offers, load, start } = source
  const state = useStore($offers)
  const isNear = useNear(useHost())
  const isDue = state.status === 'idle' && (isNear || !isStrip)
  useRefresh(load)
  useEffect(start, [start])
  useEffect(() => {
    if (isDue) void load()
  }, [isDue, load])
  return state
}
