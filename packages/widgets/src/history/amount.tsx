import { $showBalance } from '@bnw/core/balance'
import { type Kurus } from '@bnw/core/contract'
import { historyWords } from '@bnw/core/history'
import { $language, formatMoney, HIDDEN_AMOUNT } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'

import { useWords } from '../kit/index.ts'

interface AmountProps {
  value: Kurus | undefined
  /** With its sign, plus also. */
  sign?: boolean
}

/** An amount of a history; where the player has hidden his balance, it is hidden as well (ux 1.10). */
export function Amount({ value, sign }: AmountProps) {
  const words = useWords(historyWords)
  const language = useStore($language)
  const isShown = useStore($showBalance)
  if (value === undefined) return <span className="number">–</span>
  if (isShown) return <span className="number">{formatMoney(value, language, { sign })}</span>
  return (
    <span className="number">
      <span aria-hidden="true">{HIDDEN_AMOUNT}</span>
      <span className="visually-hidden">{words.amountHidden()}</span>
    </span>
  )
}
