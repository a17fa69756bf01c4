import { $promotions, loadPromotions, type Promotion, promotionWords, startPromotions } from '@bnw/core'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { type PropsOf, useHost, useIntent, useNear, useRefresh, useStyles, useWords } from '../kit/index.ts'
import type { OfferKind } from '../offers/offer.ts'
import { Offers } from '../offers/offers.tsx'
import { Strip } from '../offers/strip.tsx'
import { offerStyles } from '../offers/styles.ts'
import type { promotions } from './element.ts'

const kind: OfferKind<Promotion> = {
  path: '/promotions',
  query: 'promotion',
  ...promotionWords,
  lead: ({ Summary }) => Summary && <p className="lead">{Summary}</p>,
  leadOfDetails: ({ Content, Summary }) => !Content && Summary && <p>{Summary}</p>
}

export function Promotions({ compact, promotion }: PropsOf<typeof promotions>) {
  useStyles(offerStyles)
  useWords(promotionWords)
  const intent = useIntent()
  const state = useStore($promotions)
  // A strip stands among others, the whole list is what one came for.
  const isNear = useNear(useHost())
  const isDue = state.status === 'idle' && (isNear || !compact)
  const retry = () => void loadPromotions()
  // Nearly all of them begin with a deposit.
  const join = () => intent('bnw-deposit-required', {})
  useRefresh(loadPromotions)
  useEffect(startPromotions, [])
  useEffect(() => {
    if (isDue) void loadPromotions()
  }, [isDue])

  if (compact) return <Strip kind={kind} state={state} onRetry={retry} onJoin={join} />
  return <Offers kind={kind} state={state} onRetry={retry} onJoin={join} shown={promotion} />
}
