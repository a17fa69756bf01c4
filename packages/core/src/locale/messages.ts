import { configureLocalization } from '@lit/localize'

import type { Language } from '../lib/language.ts'

/** The words of English are loaded when it is chosen; Turkish is in the code. */
const { setLocale } = configureLocalization({
  sourceLocale: 'tr',
  targetLocales: ['en'],
  loadLocale: async () => ({ templates: (await import('./en.ts')).templates })
})

/** Brings the words of a language. Returns whether they are there: offline they may not come. */
export async function loadMessages(language: Language): Promise<boolean> {
  try {
    await setLocale(language)
    return true
  } catch {
    return false
  }
}
