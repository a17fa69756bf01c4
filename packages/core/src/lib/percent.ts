import type { Language } from './language.ts'
import { formatNumber } from './number.ts'

const PATTERNS: Record<Language, string> = { tr: '%0', en: '0%' }

/** Formats a percentage with up to two decimals: `%2,5` in Turkish, `2.5%` in English. */
export function formatPercent(percent: number, language: Language): string {
  const [, fraction = ''] = String(Number(percent.toFixed(2))).split('.')
  return PATTERNS[language].replace('0', formatNumber(percent, language, fraction.length))
}
