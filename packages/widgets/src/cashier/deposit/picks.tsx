import { cashierWords, quickPicks } from '@bnw/core/cashier'
import { type Kurus } from '@bnw/core/contract'
import { formatShort, readAmount, writeTyped } from '@bnw/core/lib'

import { useLanguage, useWords } from '../../kit/index.ts'
import { Chips } from '../../ui/chips.tsx'

interface PicksProps {
  min: Kurus
  max: Kurus | undefined
  /** The text of the amount field. */
  typed: string
  onPick: (typed: string) => void
}

/** Chips that set the amount, and never add to it. Needs `paymentStyles`. */
export function Picks({ min, max, typed, onPick }: PicksProps) {
  const words = useWords(cashierWords)
  const language = useLanguage()
  const amounts = quickPicks({ min, max })
  const chips = amounts.map(amount => ({
    id: String(amount),
    label: formatShort(amount, language)
  }))
  const select = (id: string) => {
    const amount = amounts.find(each => String(each) === id)
    if (amount !== undefined) onPick(writeTyped(amount, language))
  }
  return (
    <div className="amount-picks">
      <Chips label={words.picks()} chips={chips} selected={String(readAmount(typed))} onSelect={select} />
    </div>
  )
}
