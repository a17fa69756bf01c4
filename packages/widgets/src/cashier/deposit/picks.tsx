import { cashierWords, quickPicks } from '@bnw/core/cashier'
import { type Kurus } from '@bnw/core/contract'
import { $language, formatMoney, readAmount, writeTyped } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'

import { useWords } from '../../kit/index.ts'
import { Chips } from '../../ui/chips.tsx'

interface PicksProps {
  min: Kurus
  max: Kurus | undefined
  /** What stands in the field. */
  typed: string
  onPick: (typed: string) => void
}

/** Amounts for a quick choice. A press sets the amount and never adds to it. Needs `moneyStyles`. */
export function Picks({ min, max, typed, onPick }: PicksProps) {
  const words = useWords(cashierWords)
  const language = useStore($language)
  const chips = quickPicks({ min, max }).map(amount => ({
    id: String(amount),
    label: formatMoney(amount, language).replace(/[.,]00$/, '')
  }))
  return (
    <div className="amount-picks">
      <Chips
        label={words.picks()}
        chips={chips}
        selected={String(readAmount(typed))}
        onSelect={id => onPick(writeTyped(Number(id) as Kurus, language))}
      />
    </div>
  )
}
