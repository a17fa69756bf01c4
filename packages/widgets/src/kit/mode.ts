/** The colour mode of an element. */
export type Mode = 'dark' | 'light'

/** The appearance of the page around an element. */
export interface Appearance {
  /** Its computed `color-scheme`; `normal` if it sets none. */
  scheme: string
  /** Whether the device prefers light. */
  prefersLight: boolean
}

/**
 * The mode of one element: its own `theme`, else the page's. `auto` follows the page's `color-scheme`, else the device's
 * preference (EMB-11).
 */
export function modeOf(theme: string, pageTheme: string, appearance?: Appearance): Mode {
  const effective = theme === 'auto' || theme === 'dark' || theme === 'light' ? theme : pageTheme
  if (effective !== 'auto') return effective === 'light' ? 'light' : 'dark'
  if (appearance?.scheme === 'light' || appearance?.scheme === 'dark') return appearance.scheme
  return appearance?.prefersLight ? 'light' : 'dark'
}

export function appearanceOf(host: Element): Appearance {
  return {
    scheme: getComputedStyle(host.parentElement ?? host).colorScheme,
    prefersLight: lightPreference().matches
  }
}

/** Calls back whenever the page's appearance may have changed. Returns a function that stops it. */
export function onAppearanceChange(listener: () => void): () => void {
  const media = lightPreference()
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

function lightPreference(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: light)')
}
