import { atom } from 'nanostores'

import { environment } from '../environment.ts'
import { loadText, onSavedChange, saveText } from '../lib/storage.ts'
import { once, shared } from '../shared.ts'

/** `auto` follows the page or the device; only a partner's configuration or attribute asks for it. */
export type Theme = 'dark' | 'light' | 'auto'

export const $theme = shared('theme', () => atom<Theme>('dark'))

/** The stored mode wins: `light` is light, anything else stored is dark (THEME-01); else the configured one. */
export function startTheme(): void {
  once('theme', onEnd => {
    readStored()
    onEnd(onSavedChange('bnwUserMode', readStored))
  })
}

function readStored(): void {
  const stored = loadText('bnwUserMode')
  if (stored === undefined) $theme.set(environment().configuration.theme)
  else $theme.set(stored === 'light' ? 'light' : 'dark')
}

/** Switches the appearance everywhere, in every tab. */
export function chooseTheme(theme: 'dark' | 'light'): void {
  saveText('bnwUserMode', theme)
  $theme.set(theme)
}
