import type { Kurus } from '../contract/shapes.ts'
import type { Language } from './language.ts'

/** English as in Great Britain: weeks begin on Monday and days come before months. */
const LOCALES: Record<Language, string> = { tr: 'tr-TR', en: 'en-GB' }

const formats = new Map<string, Intl.NumberFormat>()

/**
 * Writes an amount as a player reads it: `₺1.234,50` in Turkish, `₺1,234.50` in English.
 *
 * @param amount Kuruş.
 */
export function formatMoney(amount: Kurus, language: Language, options: { sign?: boolean } = {}): string {
  return format(language, options.sign ? 'exceptZero' : 'auto').format(amount / 100)
}

/** What stands in place of an amount that the player has hidden; as wide as most. */
export const HIDDEN_AMOUNT = '₺ ••••'

function format(language: Language, signDisplay: 'auto' | 'exceptZero'): Intl.NumberFormat {
  const key = language + signDisplay
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'TRY',
    currencyDisplay: 'narrowSymbol',
    signDisplay
  })
  formats.set(key, made)
  return made
}
