import { useState } from 'react'

import { isOnSite, siteUrl, useIntent } from '../kit/index.ts'
import type { Offer, OfferKind } from './offer.ts'

interface Click extends Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'> {
  preventDefault(): void
}

export interface Shown {
  /** Id of the offer whose details are open; empty where none are. */
  shown: string
  /** Opens the details of one, or closes them with an empty id. */
  show(id: string): void
  /** Props of a link to the details: a plain click opens them, and it can be copied. */
  linkOf(id: string): { href: string; onClick: (event: Click) => void }
}

/** The path of the site where the details of an offer stand. */
export function pathTo({ path, query }: Pick<OfferKind<Offer>, 'path' | 'query'>, id: string): string {
  return id ? `${path}?${query}=${encodeURIComponent(id)}` : path
}

/** Which details are open: on the site its address says so, on a partner page they open in place. */
export function useShown(kind: Pick<OfferKind<Offer>, 'path' | 'query'>, given: string): Shown {
  const intent = useIntent()
  const [own, setOwn] = useState({ given, id: given })
  const show = (id: string) =>
    isOnSite() ? intent('bnw-navigate', { path: pathTo(kind, id) }) : setOwn({ given, id })
  return {
    shown: own.given === given && !isOnSite() ? own.id : given,
    show,
    linkOf: id => ({
      href: siteUrl(pathTo(kind, id)),
      onClick(event) {
        if (event.button || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        show(id)
      }
    })
  }
}
