import { isPlainClick } from '@bnw/widgets'

/**
 * Follows unmodified clicks on links of the site, also in shadow roots, without a page load. A skip link moves the focus
 * only, each time that it is used: the address stays.
 */
export function followLink(event: MouseEvent, navigate: (path: string) => void): void {
  if (event.defaultPrevented || !isPlainClick(event)) return
  const link = event.composedPath().find(target => target instanceof HTMLAnchorElement)
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  event.preventDefault()
  if (link.matches('.skip')) document.querySelector<HTMLElement>(link.hash)?.focus()
  else navigate(link.pathname + link.search + link.hash)
}
