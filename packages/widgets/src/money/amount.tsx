import { $locale, $showBalance, cashierWords, formatMoney, HIDDEN_AMOUNT, type Kurus } from '@bnw/core'
import { useStore } from '@nanostores/react'

import { useWords } from '../kit/index.ts'

/** An amount of the player's; where he has hidden his balance, it is hidden as well (ux 1.10). */
export function Amount({ value, hiddenLabel }: { value: Kurus; hiddenLabel?: string }) {
  const words = useWords(cashierWords)
  const language = useStore($locale) || 'tr'
  const isShown = useStore($showBalance)
  if (isShown) return <span className="figure">{formatMoney(value, language)}</span>
  return (
    <span className="figure">
      <span aria-hidden="true">{HIDDEN_AMOUNT}</span>
      <span className="visually-hidden">{hiddenLabel ?? words.amountHidden()}</span>
    </span>
  )
}
