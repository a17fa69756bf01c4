import {
  $promotions,
  loadPromotions,
  type Promotion,
  promotionWords,
  startPromotions,
  watchPromotions
} from '@bnw/core/promotions'

import { type PropsOf, useNavigation, useStyles, useWords } from '../kit/index.ts'
import type { OfferKind } from '../offers/offer.ts'
import { Offers } from '../offers/offers.tsx'
import { Strip } from '../offers/strip.tsx'
import { offerStyles } from '../offers/styles.ts'
import { useOffers } from '../offers/use-offers.ts'
import type { promotions } from './element.ts'

const source = {
  $offers: $promotions,
  load: loadPromotions,
  watch: watchPromotions,
  start: startPromotions
}

const kind: OfferKind<Promotion> = {
  route: 'promotions',
  query: 'promotion',
  ...promotionWords,
  lead: ({ Summary }) => Summary && <p className="lead">{Summary}</p>,
  leadOfDetails: ({ Content, Summary }) => !Content && Summary && <p>{Summary}</p>
}

export function Promotions({ compact, promotion }: PropsOf<typeof promotions>) {
  useStyles(offerStyles)
  useWords(promotionWords)
  const { requireDeposit } = useNavigation()
  const join = () => requireDeposit()
  const state = useOffers(source, compact)
  const retry = () => void source.load()

  // Nearly all promotions start with a deposit.
  if (compact) return <Strip kind={kind} state={state} onRetry={retry} onJoin={join} />
  return <Offers kind={kind} state={state} onRetry={retry} onJoin={join} shown={promotion} />
}
