import { environment, shared } from '@bnw/core'
import { safeUrl } from '@bnw/core/lib'
import createPurifier, { type DOMPurify } from 'dompurify'

import { siteUrl } from '../kit/index.ts'
import { unreported } from './unreported.ts'

/** What a text of the gateway may be made of. No `id`, `class` or `style`: it names nothing and looks as we draw it. */
const ALLOWED_TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'span', 'blockquote'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']
]
const ALLOWED_ATTR = [
  ...['href', 'title', 'src', 'alt', 'width', 'height'],
  ...['colspan', 'rowspan', 'scope', 'start', 'lang', 'dir']
]

/**
 * Makes nodes of HTML that came from the gateway: nothing in them runs, frames, styles or names, and addresses have been
 * through `safeUrl()` (SEC-01). A path of the site stands in `data-path` as well, for a click that is an intent.
 */
export function sanitise(html: string): DocumentFragment {
  return purifier().sanitize(unreported(html), {
    ALLOWED_TAGS,
    ALLOWED_ATTR,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    ...policy()
  })
}

function purifier(): DOMPurify {
  return shared('ui.purifier', () => {
    const made = createPurifier(window)
    made.addHook('afterSanitizeAttributes', node => {
      if (node.localName === 'a') mendLink(node)
      if (node.localName === 'img') mendPicture(node)
    })
    return made
  })
}

/** The page's one policy, which a page with Trusted Types allows by its name. A second copy of the code takes it over. */
function policy() {
  const factory = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  if (!factory) return {}
  const same = (text: string) => text
  const made = shared('ui.policy', () =>
    factory.createPolicy('bnw', { createHTML: same, createScriptURL: same })
  )
  return { TRUSTED_TYPES_POLICY: made }
}

type Policy = NonNullable<NonNullable<Parameters<DOMPurify['sanitize']>[1]>['TRUSTED_TYPES_POLICY']>

/** What we need of the browser's own, which TypeScript does not know. */
interface TrustedTypes {
  createPolicy(name: string, rules: Record<string, (text: string) => string>): Policy
}

/** A path leads into the site, everything else into a tab of its own; what may lead nowhere is no link. */
function mendLink(link: Element): void {
  const address = safeUrl(link.getAttribute('href'), 'link', environment().configuration.site)
  if (!address) return link.replaceWith(...link.childNodes)
  const isPath = address.startsWith('/')
  link.setAttribute('href', isPath ? siteUrl(address) : address)
  if (isPath) return link.setAttribute('data-path', address)
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener')
}

function mendPicture(picture: Element): void {
  const address = safeUrl(picture.getAttribute('src'), 'image', environment().configuration.gateway)
  if (!address) return picture.remove()
  picture.setAttribute('src', address)
  picture.setAttribute('loading', 'lazy')
  picture.setAttribute('decoding', 'async')
  picture.setAttribute('referrerpolicy', 'no-referrer')
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '')
}
