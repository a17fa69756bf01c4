import { $language } from '@bnw/core/lib'
import { $theme } from '@bnw/core/theme'

/** Keeps the language and theme of the document up to date (I18N-05, THEME-01). */
export function followDocument(): void {
  const { documentElement } = document
  const device = matchMedia('(prefers-color-scheme: light)')
  const applyTheme = () => {
    const theme = $theme.get()
    const isLight = theme === 'light' || (theme === 'auto' && device.matches)
    documentElement.dataset['mode'] = isLight ? 'light' : 'dark'
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', getComputedStyle(documentElement).getPropertyValue('--bnw-canvas').trim())
  }
  device.addEventListener('change', applyTheme)
  $theme.subscribe(applyTheme)
  $language.subscribe(language => (documentElement.lang = language))
}
