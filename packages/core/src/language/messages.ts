import { configureLocalization } from '@lit/localize'

import type { Language } from '../lib/language.ts'

/** English messages are loaded on demand; Turkish ones are in the code. */
const { getLocale, setLocale } = configureLocalization({
  sourceLocale: 'tr',
  targetLocales: ['en'],
  loadLocale: async () => ({ templates: (await import('./en.ts')).templates })
})

/** Loads the messages of a language. Returns whether it succeeded. */
export async function loadMessages(language: Language): Promise<boolean> {
  try {
    await setLocale(language)
    return true
  } catch {
    await forgetFailure()
    return false
  }
}

/** @lit/localize 0.12 caches a failed load until another language is set. */
async function forgetFailure(): Promise<void> {
  try {
    await setLocale(getLocale())
  } catch {
    // Setting the current language again cannot load anything.
  }
}
