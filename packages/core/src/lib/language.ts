import { atom } from 'nanostores'

import { shared } from '../shared.ts'

export const LANGUAGES = ['tr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** English as in Great Britain: weeks begin on Monday and days come before months. */
export const LOCALES: Record<Language, string> = { tr: 'tr-TR', en: 'en-GB' }

/** The language of the page: one for all widgets (I18N-01). `locale/` sets it. */
export const $language = shared('language', () => atom<Language>('tr'))

/** Whether this is a language that we offer. Anything that is not exactly two characters is not (I18N-01). */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language)
}
