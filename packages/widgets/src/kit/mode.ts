/** How an element may be drawn. */
export type Mode = 'dark' | 'light'

/** What the page says of its own looks. */
export interface Looks {
  /** Its computed `color-scheme`; `normal` where it has not settled on one. */
  scheme: string
  /** Whether the device wishes for light. */
  prefersLight: boolean
}

/**
 * The mode of one element: its own `theme`, else the page's. `auto` is what the page itself looks like, else what the
 * device prefers (EMB-11).
 */
export function modeOf(theme: string, pageTheme: string, looks?: Looks): Mode {
  const wanted = theme === 'auto' || theme === 'dark' || theme === 'light' ? theme : pageTheme
  if (wanted !== 'auto') return wanted === 'light' ? 'light' : 'dark'
  if (looks?.scheme === 'light' || looks?.scheme === 'dark') return looks.scheme
  return looks?.prefersLight ? 'light' : 'dark'
}

export function looksOf(host: Element): Looks {
  return { scheme: getComputedStyle(host.parentElement ?? host).colorScheme, prefersLight: wish().matches }
}

/** Calls back whenever the page's looks may have changed. Returns the function that ends it. */
export function onLooksChange(listener: () => void): () => void {
  const media = wish()
  const watcher = new MutationObserver(listener)
  media.addEventListener('change', listener)
  for (const root of [document.documentElement, document.body]) {
    watcher.observe(root, {
      attributes: true,
      attributeFilter: ['class', 'style', 'data-theme', 'data-mode']
    })
  }
  return () => {
    media.removeEventListener('change', listener)
    watcher.disconnect()
  }
}

function wish(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: light)')
}
