import { LOCALES, type Language } from './language.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** The format of these options, created once: countdowns and balances format every second, and creating one is slow. */
export function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.NumberFormat(LOCALES[language], options)
  formats.set(key, format)
  return format
}
