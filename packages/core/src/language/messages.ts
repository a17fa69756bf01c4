import { configureLocalization } from '@lit/localize'

import type { Language } from '../lib/language.ts'

/** The words of English are loaded when it is chosen; Turkish is in the code. */
const { getLocale, setLocale } = configureLocalization({
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
    await forgetFailure()
    return false
  }
}

/** @lit/localize 0.12 gives a failed language's first answer again for ever, until another one is set. */
async function forgetFailure(): Promise<void> {
  try {
    await setLocale(getLocale())
  } catch {
    // There is no page to tell: words stay as they are.
  }
}
