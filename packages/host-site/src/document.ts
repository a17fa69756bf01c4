import { $loadedLanguage } from '@bnw/core/language'
import { $theme } from '@bnw/core/theme'

/** Keeps the language and theme of the document up to date (I18N-05, THEME-01). */
export function followDocument(): void {
  const { documentElement } = document
  const device = matchMedia('(prefers-color-scheme: light)')
  const applyTheme = () => {
    const theme = $theme.get()
    const isLight = theme === 'light' || (theme === 'auto' && device.matches)
    documentElement.dataset['mode'] = isLight ? 'light' : 'dark'
    // After the frame, whose styles are computed anyway: at once, the browser would compute those of the page twice.
    requestAnimationFrame(() => setTimeout(colourBar))
  }
  device.addEventListener('change', applyTheme)
  $theme.subscribe(applyTheme)
  $loadedLanguage.subscribe(language => {
    if (language) documentElement.lang = language
  })
}

/** Gives the browser's own bar the colour of the page. */
function colourBar(): void {
  const canvas = getComputedStyle(document.documentElement).getPropertyValue('--bnw-canvas').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', canvas)
}
