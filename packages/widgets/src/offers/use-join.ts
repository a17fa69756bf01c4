import { $isPlayer } from '@bnw/core/session'
import { useStore } from '@nanostores/react'

import { useIntent } from '../kit/index.ts'
import type { Offer, OfferKind } from './offer.ts'
import { pathTo } from './use-shown.ts'

/** Takes part: a visitor logs in first, and comes back to this very offer. */
export function useJoin<Item extends Offer>(
  kind: Pick<OfferKind<Offer>, 'path' | 'query'>,
  onJoin: (offer: Item) => void
): (offer: Item) => void {
  const intent = useIntent()
  const isPlayer = useStore($isPlayer)
  return offer =>
    isPlayer ? onJoin(offer) : intent('bnw-login-required', { returnUrl: pathTo(kind, offer.ID) })
}
