import { environment } from '@bnw/core'
import { safeUrl } from '@bnw/core/lib'

/**
 * Requests pictures that the page shows first, while the code that shows them still loads. Requested by that code, they
 * would arrive a round trip after it has run.
 *
 * @param addresses As the gateway sent them; what is no permitted address of a picture is left out.
 */
export function preloadPictures(addresses: readonly (string | undefined)[]): void {
  for (const address of addresses) {
    const href = safeUrl(address, 'image', environment().configuration.gateway)
    if (!href) continue
    const link = { rel: 'preload', as: 'image', fetchPriority: 'high', referrerPolicy: 'no-referrer', href }
    document.head.append(Object.assign(document.createElement('link'), link))
  }
}
