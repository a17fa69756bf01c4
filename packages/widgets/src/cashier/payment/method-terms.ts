import { type CashMethod, cashierWords } from '@bnw/core/cashier'
import { formatPercent, formatShort } from '@bnw/core/lib'

import { useLanguage, useWords } from '../../kit/index.ts'

/** Fee and duration of a method, as far as they are known: `ücretsiz · 5–15 dk`. */
export function useTerms({ fee, duration }: CashMethod): string {
  const words = useWords(cashierWords)
  const language = useLanguage()
  const cost = costOf(fee, words.free(), part => words.fee(formatPercent(part, language)))
  return [cost, duration].filter(Boolean).join(' · ')
}

/** The limits of a method, without decimals: `₺100 – ₺50.000`; empty if it has none. */
export function useRange({ min, max }: CashMethod): string {
  const words = useWords(cashierWords)
  const language = useLanguage()
  const [lower, upper] = [min, max].map(amount => amount !== undefined && formatShort(amount, language))
  if (lower) return upper ? words.range(lower, upper) : words.rangeFrom(lower)
  return upper ? words.rangeTo(upper) : ''
}

/** The limits, fee and duration of a method in one line: `₺100 – ₺50.000 · ücretsiz · 5–15 dk`. */
export function useConditions(method: CashMethod): string {
  return [useRange(method), useTerms(method)].filter(Boolean).join(' · ')
}

/**
 * The fee of a method as a percentage of the amount; a dash if it is unknown.
 *
 * @param free The word for no fee.
 */
export function useFee({ fee }: CashMethod, free: string): string {
  const language = useLanguage()
  return costOf(fee, free, part => formatPercent(part, language)) || '–'
}

/** Only 0 is free: a fee that is missing or does not make sense is unknown, and its text is empty. */
function costOf(fee: number | undefined, free: string, paid: (fee: number) => string): string {
  if (fee === 0) return free
  return fee !== undefined && fee > 0 ? paid(fee) : ''
}
