import { environment, onPageReset } from '@bnw/core'
import { safeUrl } from '@bnw/core/lib'
import { pathTo, playPath } from '@bnw/core/routes'
import { useMemo } from 'react'

import type { Intents } from './declare.ts'
import { dispatch } from './host.ts'
import { useElementContext } from './element-context.ts'
import { isPlainClick, type LinkClick } from './plain-events.ts'

/** One intent with its detail. */
export type Intent = { [Name in keyof Intents]: { name: Name; detail: Intents[Name] } }[keyof Intents]

type Handler = (intent: Intent) => void

/** The host site's router; a partner's page has none. */
let siteHandler: Handler | undefined
onPageReset(() => (siteHandler = undefined))

/** Makes the host site handle intents. Returns a function that removes the handler. */
export function onIntent(handler: Handler): () => void {
  siteHandler = handler
  return () => (siteHandler = undefined)
}

/** For the kit only; views read `useNavigation().isOnSite`. */
export function isOnSite(): boolean {
  return siteHandler !== undefined
}

/** The path with query that the host site shows; undefined on a partner's page. */
export function currentPath(): string | undefined {
  return siteHandler ? location.pathname + location.search : undefined
}

/** Dispatches the intent as a cancelable event, and executes it unless the page prevented it (EMB-03). */
export function requestIntent<Name extends keyof Intents>(
  host: EventTarget,
  name: Name,
  detail: Intents[Name]
): void {
  if (isHidden(host) || !dispatch(host, name, detail, true)) return
  // TypeScript does not relate a generic name to the detail of the union.
  const intent = { name, detail } as Intent
  if (siteHandler) siteHandler(intent)
  else window.open(siteUrl(pathOf(intent)), '_blank', 'noopener')
}

/** During a navigation the previous page stays mounted but hidden; its intents are ignored. */
function isHidden(host: EventTarget): boolean {
  return host instanceof HTMLElement && host.checkVisibility?.() === false
}

export interface Navigation {
  /** Whether this is the host site, whose address holds the state of the views. A partner's address is never changed. */
  readonly isOnSite: boolean
  /** Replaces the path of the site without a navigation; does nothing on a partner's page. */
  replacePath(path: string): void
  /** Navigates to a path of the site. */
  navigate(path: string): void
  /** Requests a login. @param returnUrl The path of the site to return to. */
  requireLogin(returnUrl: string): void
  requireDeposit(detail?: Intents['bnw-deposit-required']): void
  launchGame(game: Intents['bnw-game-launch']): void
}

/** The only access of views to the page's navigation. The same object for each render. */
export function useNavigation(): Navigation {
  const { host } = useElementContext()
  return useMemo(
    () => ({
      get isOnSite() {
        return isOnSite()
      },
      replacePath(path) {
        if (siteHandler) history.replaceState(history.state, '', path)
      },
      navigate: path => requestIntent(host, 'bnw-navigate', { path }),
      requireLogin: returnUrl => requestIntent(host, 'bnw-login-required', { returnUrl }),
      requireDeposit: (detail = {}) => requestIntent(host, 'bnw-deposit-required', detail),
      launchGame: game => requestIntent(host, 'bnw-game-launch', game)
    }),
    [host]
  )
}

/** Props of a link to a path of the site: it can be copied and opened in a tab; a plain click navigates. */
export function useLink(path: string) {
  const { navigate } = useNavigation()
  return useMemo(
    () => ({
      href: siteUrl(path),
      onClick(event: LinkClick) {
        if (!isPlainClick(event)) return
        event.preventDefault()
        navigate(path)
      }
    }),
    [navigate, path]
  )
}

/**
 * The address of a link from the gateway: a path if it leads to the site, also where it names the site's origin, and
 * undefined if it is unsafe (SEC-01).
 */
export function addressOf(link: string | null): string | undefined {
  const { site } = environment().configuration
  const address = safeUrl(link, 'link', site)
  if (!address?.startsWith(`${site}/`)) return address
  return safeUrl(address.slice(site.length), 'route', site) ?? address
}

/** Props of a link from the gateway: to the site it navigates, and to another site it opens a new tab. */
export function useOutsideLink(link: string) {
  const address = addressOf(link)
  const inside = useLink(address ?? pathTo('home'))
  if (!address) return undefined
  return address.startsWith('/') ? inside : { href: address, target: '_blank', rel: 'noopener' }
}

/** The path of the site where an intent leads when no router handles it. */
export function pathOf(intent: Intent): string {
  switch (intent.name) {
    case 'bnw-navigate':
      return intent.detail.path
    case 'bnw-login-required':
      return intent.detail.returnUrl
    case 'bnw-deposit-required':
      return pathTo('profile', { tab: 'deposit' })
    case 'bnw-game-launch':
      return launchPath(intent.detail)
  }
}

/** The path of the site where a game opens. That of a demo ends in `demo` (LOB-04). */
export function launchPath({ type, id, gamingType, provider }: Intents['bnw-game-launch']): string {
  return playPath(type, id, gamingType ? { gamingType } : { providerName: provider })
}

/**
 * The full address of a path of the site. On a partner's page it carries the partner's id, which a registration takes
 * over as its reference number (NAV-03). An unsafe path becomes the home page.
 */
export function siteUrl(path: string): string {
  const { site, affiliate } = environment().configuration
  const url = new URL(safeUrl(path, 'route', site) ?? pathTo('home'), site)
  if (affiliate) url.searchParams.set('reference-number', affiliate)
  return url.href
}
