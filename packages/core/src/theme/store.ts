import { atom } from 'nanostores'

import { environment } from '../environment.ts'
import { loadText, onSavedChange, saveText } from '../lib/storage.ts'
import { onPageReset, startOnce } from '../page-life.ts'

/** `auto` follows the page or the device; it can only be set by a partner's configuration or attribute. */
export type Theme = 'dark' | 'light' | 'auto'

export const $theme = atom<Theme>('dark')
onPageReset(() => $theme.set('dark'))

/** Applies the stored theme (`light`, any other value is dark), or the configured one if none is stored (THEME-01). */
export const startTheme = startOnce(onEnd => {
  readStored()
  onEnd(onSavedChange('bnwUserMode', readStored))
})

function readStored(): void {
  const stored = loadText('bnwUserMode')
  if (stored === undefined) $theme.set(environment().configuration.theme)
  else $theme.set(stored === 'light' ? 'light' : 'dark')
}

/** Changes the theme in all tabs. */
export function chooseTheme(theme: 'dark' | 'light'): void {
  saveText('bnwUserMode', theme)
  $theme.set(theme)
}
