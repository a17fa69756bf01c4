import { environment, shared } from '@bnw/core'
import { safeUrl } from '@bnw/core/lib'
import { playPath } from '@bnw/core/routes'
import { useCallback, useMemo } from 'react'

import type { Intents } from './declare.ts'
import { tell } from './host.ts'
import { useInside } from './inside.ts'

/** One intent with its detail. */
export type Intent = { [Name in keyof Intents]: { name: Name; detail: Intents[Name] } }[keyof Intents]

type Handler = (intent: Intent) => void

/** The host site's own way of going places; on a partner page there is none. */
const holder = shared<{ handler?: Handler }>('kit.intent', () => ({}))

/** Makes the host site deal with what players ask for. Returns the function that ends it. */
export function onIntent(handler: Handler): () => void {
  holder.handler = handler
  return () => {
    if (holder.handler === handler) delete holder.handler
  }
}

/** Whether this page is the host site, which takes what players choose into its address. */
export function isOnSite(): boolean {
  return holder.handler !== undefined
}

/** Asks the page first, then does what the intent says where the page does not object (EMB-03). */
export function intend<Name extends keyof Intents>(
  host: EventTarget,
  name: Name,
  detail: Intents[Name]
): void {
  if (isOutOfSight(host) || !tell(host, name, detail, true)) return
  const intent = { name, detail } as Intent
  if (holder.handler) holder.handler(intent)
  else openSite(pathOf(intent))
}

/** A page that is being left lives on for a while, hidden: what it still wants is not what the player asks for. */
function isOutOfSight(host: EventTarget): boolean {
  return host instanceof HTMLElement && host.checkVisibility?.() === false
}

/** Returns the function with which a view says what the player asks for. */
export function useIntent() {
  const { host } = useInside()
  return useCallback(
    <Name extends keyof Intents>(name: Name, detail: Intents[Name]) => intend(host, name, detail),
    [host]
  )
}

/**
 * A link to a path of the site, for `<a {...useLink(path)}>`: it can be copied and opened in a tab of its own, and a
 * plain click is an intent.
 */
export function useLink(path: string) {
  const { host } = useInside()
  return useMemo(
    () => ({
      href: siteUrl(path),
      onClick(
        event: { preventDefault(): void } & Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>
      ) {
        if (event.button || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        intend(host, 'bnw-navigate', { path })
      }
    }),
    [host, path]
  )
}

/**
 * A link that the gateway has given, for `<a {...useOutsideLink(link)}>`: a path of the site is an intent, another site
 * opens in a tab of its own, and what is unsafe is dropped (SEC-01).
 */
export function useOutsideLink(link: string) {
  const address = safeUrl(link, 'link', environment().configuration.site)
  const inside = useLink(address ?? '/')
  if (!address) return undefined
  return address.startsWith('/') ? inside : { href: address, target: '_blank', rel: 'noopener' }
}

/** The path of the site where an intent leads when nobody else deals with it. */
export function pathOf(intent: Intent): string {
  switch (intent.name) {
    case 'bnw-navigate':
      return intent.detail.path
    case 'bnw-login-required':
      return intent.detail.returnUrl
    case 'bnw-deposit-required':
      return '/profile?tab=deposit'
    case 'bnw-game-launch':
      return playPath(intent.detail.type, intent.detail.id, { providerName: intent.detail.provider })
  }
}

/**
 * The full address of a path of the site. On a partner page it carries the partner's id, which a registration takes
 * over as its reference number (NAV-03). A path that leads elsewhere becomes the home page.
 */
export function siteUrl(path: string): string {
  const { site, affiliate } = environment().configuration
  const url = new URL(safeUrl(path, 'route', site) ?? '/', site)
  if (affiliate) url.searchParams.set('reference-number', affiliate)
  return url.href
}

function openSite(path: string): void {
  window.open(siteUrl(path), '_blank', 'noopener')
}
