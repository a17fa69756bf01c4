import { type CashMethod, cashierWords } from '@bnw/core/cashier'
import { $language, formatMoney, type Language } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'

import { useWords } from '../../kit/index.ts'

/** Fee and duration of a method: `ücretsiz · 5–15 dk`. */
export function useTerms({ fee, duration }: CashMethod): string {
  const words = useWords(cashierWords)
  const language = useStore($language)
  const cost = fee > 0 ? words.fee(percent(fee, language)) : words.free()
  return [cost, duration].filter(Boolean).join(' · ')
}

/** The limits of a method, without decimals: `₺100 – ₺50.000`. */
export function useRange({ min, max }: CashMethod): string {
  const words = useWords(cashierWords)
  const language = useStore($language)
  const short = (amount: typeof min) => formatMoney(amount, language).replace(/[.,]00$/, '')
  return max === undefined ? words.rangeFrom(short(min)) : words.range(short(min), short(max))
}

/** The fee of a method as a percentage of the amount; undefined if it is free. */
export function useFee({ fee }: CashMethod): string | undefined {
  const language = useStore($language)
  return fee > 0 ? percent(fee, language) : undefined
}

function percent(fee: number, language: Language): string {
  const options = { style: 'percent', maximumFractionDigits: 2 } as const
  return (fee / 100).toLocaleString(language === 'tr' ? 'tr-TR' : 'en-GB', options)
}
