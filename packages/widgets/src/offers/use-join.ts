import { $isPlayer } from '@bnw/core/session'
import { useStore } from '@nanostores/react'

import { useNavigation } from '../kit/index.ts'
import type { Offer, OfferKind } from './offer.ts'
import { offerPath } from './use-shown.ts'

/** Joins an offer. A visitor logs in first and returns to the same offer. */
export function useJoin<Item extends Offer>(
  kind: Pick<OfferKind<Offer>, 'route' | 'query'>,
  onJoin: (offer: Item) => void
): (offer: Item) => void {
  const { requireLogin } = useNavigation()
  const isPlayer = useStore($isPlayer)
  return offer => (isPlayer ? onJoin(offer) : requireLogin(offerPath(kind, offer.ID)))
}
