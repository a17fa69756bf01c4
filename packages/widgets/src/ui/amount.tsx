import { $showBalance } from '@bnw/core/balance'
import { cashierWords } from '@bnw/core/cashier'
import { type Kurus } from '@bnw/core/contract'
import { $loadedLanguage } from '@bnw/core/language'
import { formatMoney, HIDDEN_AMOUNT } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'

import { useWords } from '../kit/index.ts'

/** An amount of the player's; where he has hidden his balance, it is hidden as well (ux 1.10). */
export function Amount({ value, hiddenLabel }: { value: Kurus; hiddenLabel?: string }) {
  const words = useWords(cashierWords)
  const language = useStore($loadedLanguage) || 'tr'
  const isShown = useStore($showBalance)
  if (isShown) return <span className="figure">{formatMoney(value, language)}</span>
  return (
    <span className="figure">
      <span aria-hidden="true">{HIDDEN_AMOUNT}</span>
      <span className="visually-hidden">{hiddenLabel ?? words.amountHidden()}</span>
    </span>
  )
}
