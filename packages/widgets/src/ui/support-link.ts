import { environment } from '@bnw/core'
import { safeUrl } from '@bnw/core/lib'

/** The link to the operator's support, in a new tab; undefined if none is configured, or not a permitted address. */
export function supportLink() {
  const { supportUrl, site } = environment().configuration
  const href = safeUrl(supportUrl, 'link', site)
  return href === undefined ? undefined : { href, target: '_blank', rel: 'noopener noreferrer' }
}
