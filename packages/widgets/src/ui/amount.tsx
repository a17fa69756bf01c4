import { $showBalance } from '@bnw/core/balance'
import { cashierWords } from '@bnw/core/cashier'
import { type Kurus } from '@bnw/core/contract'
import { formatMoney } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'

import { useLanguage, useWords } from '../kit/index.ts'
import { HiddenAmount } from './hidden-amount.tsx'

interface AmountProps {
  value: Kurus | undefined
  /** Shows the sign of a positive amount too. */
  sign?: boolean
  /** Its ISO 4217 code; lira if unset. */
  currency?: string
  /** What screen readers read for a hidden amount. */
  hiddenLabel?: string
  className?: string
}

/** An amount of the player's money: "–" while unknown, and hidden while the player hides the balance (BAL-01). */
export function Amount({ value, sign, currency, hiddenLabel, className = 'figure' }: AmountProps) {
  const words = useWords(cashierWords)
  const language = useLanguage()
  const isShown = useStore($showBalance)
  if (value === undefined) return <span className={className}>–</span>
  if (isShown) return <span className={className}>{formatMoney(value, language, { sign, currency })}</span>
  return (
    <span className={className}>
      <HiddenAmount label={hiddenLabel ?? words.amountHidden()} />
    </span>
  )
}
