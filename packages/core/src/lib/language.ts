import { atom } from 'nanostores'

import { onPageReset } from '../page-life.ts'

export const LANGUAGES = ['tr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** British English: weeks begin on Monday, days come before months. */
export const LOCALES: Record<Language, string> = { tr: 'tr-TR', en: 'en-GB' }

/**
 * The language chosen for the page (I18N-01), in which data is requested. Its texts may still be loading: views write
 * numbers and dates in that of `$loadedLanguage`.
 */
export const $language = atom<Language>('tr')
onPageReset(() => $language.set('tr'))

/**
 * The language of the loaded messages, in which views render. It follows `$language` when the messages are loaded. Until
 * the first messages are loaded it is empty, and nothing is rendered.
 */
export const $loadedLanguage = atom<Language | ''>('')

/** The language of the texts, in which numbers and dates are written among them. */
export function textLanguage(): Language {
  return $loadedLanguage.get() || 'tr'
}

/** Whether there are texts in this language (I18N-01). */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some(language => language === value)
}
