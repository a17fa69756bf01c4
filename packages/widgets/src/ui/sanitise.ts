import { environment } from '@bnw/core'
import { limitWords, MAX_MARKUP_LENGTH, safeUrl } from '@bnw/core/lib'
import createPurifier, { type DOMPurify } from 'dompurify'

import { addressOf, siteUrl } from '../kit/index.ts'
import { avoidCspReports } from './avoid-csp-reports.ts'

/** The tags and attributes of a text from the gateway. No `id`, `class` or `style`: its look comes from our styles. */
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
 * Turns HTML from the gateway into nodes without scripts, frames, styles and names; addresses are checked by `safeUrl()`
 * (SEC-01). What is too long to be laid out in time is cut. A link to a path of the site carries it in `data-path`, for
 * navigation on a click.
 */
export function sanitise(html: string): DocumentFragment {
  purifier ??= createOwnPurifier()
  return purifier.sanitize(avoidCspReports(html.slice(0, MAX_MARKUP_LENGTH)), {
    ALLOWED_TAGS,
    ALLOWED_ATTR,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    ...trustedTypes()
  })
}

let purifier: DOMPurify | undefined

function createOwnPurifier(): DOMPurify {
  const made = createPurifier(window)
  // Marks may be written as entities, which are text only now.
  made.addHook('uponSanitizeElement', node => {
    if (node.nodeName === '#text') node.textContent = limitWords(node.textContent ?? '')
  })
  made.addHook('afterSanitizeAttributes', node => {
    if (node.localName === 'a') fixLink(node)
    if (node.localName === 'img') fixPicture(node)
  })
  return made
}

let policy: Policy | undefined

/** The Trusted Types policy `bnw`, which pages allow by name. */
function trustedTypes(): { TRUSTED_TYPES_POLICY?: Policy } {
  const factory = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  if (!factory) return {}
  const same = (text: string) => text
  policy ??= factory.createPolicy('bnw', { createHTML: same, createScriptURL: same })
  return { TRUSTED_TYPES_POLICY: policy }
}

type Policy = NonNullable<NonNullable<Parameters<DOMPurify['sanitize']>[1]>['TRUSTED_TYPES_POLICY']>

/** The part of the Trusted Types API used here; TypeScript has no types for it. */
interface TrustedTypes {
  createPolicy(name: string, rules: Record<string, (text: string) => string>): Policy
}

/** A path links into the site, another address opens in a new tab, and an unsafe link becomes plain text. */
function fixLink(link: Element): void {
  const address = addressOf(link.getAttribute('href'))
  if (!address) return link.replaceWith(...link.childNodes)
  const isPath = address.startsWith('/')
  link.setAttribute('href', isPath ? siteUrl(address) : address)
  if (isPath) return link.setAttribute('data-path', address)
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener')
}

/** Pictures of the gateway and the site only: another host would learn who reads the text. */
function fixPicture(picture: Element): void {
  const { gateway, site } = environment().configuration
  const address = safeUrl(picture.getAttribute('src'), 'image', gateway)
  if (!address || ![gateway, site].includes(new URL(address, location.href).origin)) return picture.remove()
  picture.setAttribute('src', address)
  picture.setAttribute('loading', 'lazy')
  picture.setAttribute('decoding', 'async')
  picture.setAttribute('referrerpolicy', 'no-referrer')
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '')
}
