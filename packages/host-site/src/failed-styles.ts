const failed = new Set<HTMLLinkElement>()

/** Remembers the style sheets that fail to load: Vite requests the sheet of a page only once, even if that fails. */
export function followFailedStyles(): void {
  addEventListener('error', ({ target }) => isStyleSheet(target) && failed.add(target), { capture: true })
}

/** Requests these style sheets again, before their page is rendered again. */
export function reloadFailedStyles(): void {
  for (const link of failed) link.replaceWith(link.cloneNode())
  failed.clear()
}

function isStyleSheet(target: EventTarget | null): target is HTMLLinkElement {
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet'
}
