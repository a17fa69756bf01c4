import { type Kurus } from '@bnw/core/contract'
import { historyWords } from '@bnw/core/history'

import { useWords } from '../kit/index.ts'
import { Amount as PlayerAmount } from '../ui/amount.tsx'

interface AmountProps {
  value: Kurus | undefined
  /** Shows the sign of a positive amount too. */
  sign?: boolean
  currency?: string
}

/** An amount in a history, with the hidden label and the figures of histories. */
export function Amount(props: AmountProps) {
  const words = useWords(historyWords)
  return <PlayerAmount {...props} className="number" hiddenLabel={words.amountHidden()} />
}
