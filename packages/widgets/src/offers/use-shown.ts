import { pathTo } from '@bnw/core/routes'

import { isPlainClick, type LinkClick, siteUrl, useAddressState } from '../kit/index.ts'
import type { Offer, OfferKind } from './offer.ts'

export interface Shown {
  /** Id of the offer whose details are open; else empty. */
  shown: string
  /** Opens the details of an offer, or closes them with an empty id. */
  show(id: string): void
  /** The props of a link to the details. A plain click opens them in place. */
  linkOf(id: string): { href: string; onClick: (event: LinkClick) => void }
}

/** The path of the site that shows the details of an offer; with an empty id, all offers. */
export function offerPath({ route, query }: Pick<OfferKind<Offer>, 'route' | 'query'>, id: string): string {
  return pathTo(route, { [query]: id })
}

/** The open details: on the site those of the URL, on a partner's page those opened in place. */
export function useShown(kind: Pick<OfferKind<Offer>, 'route' | 'query'>, given: string): Shown {
  const { state: shown, choose: show } = useAddressState(given, id => offerPath(kind, id))
  return {
    shown,
    show,
    linkOf: id => ({
      href: siteUrl(offerPath(kind, id)),
      onClick(event) {
        if (!isPlainClick(event)) return
        event.preventDefault()
        show(id)
      }
    })
  }
}
