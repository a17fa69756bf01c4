import { $amount, $balance, $showBalance } from '@bnw/core/balance'
import {
  cashierWords,
  type CashMethod,
  maxWithdrawal,
  quickPicks,
  type WithdrawalDraft,
  withdrawWords
} from '@bnw/core/cashier'
import { formatShort, readAmount, writeTyped } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'

import { useLanguage, useWords } from '../../kit/index.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { Chips } from '../../ui/chips.tsx'
import type { Form } from '../../ui/use-form.ts'

interface AmountsProps {
  method: CashMethod | undefined
  form: Form<WithdrawalDraft>
}

/** The amount, with chips for round amounts and the whole balance. A chip sets the amount and never adds to it. */
export function Amounts({ method, form }: AmountsProps) {
  const words = useWords(withdrawWords)
  const language = useLanguage()
  const balance = useStore($amount)
  const { status } = useStore($balance)
  const isShown = useStore($showBalance)
  const field = form.value('amount')
  const picks = method ? quickPicks(method).filter(pick => balance === undefined || pick <= balance) : []
  const all = balance !== undefined && balance > 0 ? maxWithdrawal(balance, method) : undefined
  const chips = [
    ...picks.map(pick => ({ id: String(pick), label: formatShort(pick, language) })),
    // It would reveal a hidden balance in the field.
    ...(all !== undefined && isShown ? [{ id: 'all', label: words.all() }] : [])
  ]
  const typed = readAmount(field.value)
  const pick = (id: string) => {
    const amount = id === 'all' ? all : picks.find(each => String(each) === id)
    if (amount !== undefined) field.onValue(writeTyped(amount, language))
  }
  return (
    <div className="withdraw-amount">
      <AmountField label={cashierWords.amount()} {...field} min={method?.min} max={method?.max} />
      {chips.length > 0 ? (
        <Chips
          label={words.quick()}
          chips={chips}
          selected={typed === all && typed !== undefined ? 'all' : String(typed)}
          onSelect={pick}
        />
      ) : (
        isShown && balance === undefined && status !== 'failed' && <AwaitedChip />
      )}
    </div>
  )
}

/** Keeps the place of the chip for the whole balance while it loads. */
function AwaitedChip() {
  return (
    <div className="chips" aria-hidden="true">
      <ul>
        <li>
          <span className="chip skeleton" />
        </li>
      </ul>
    </div>
  )
}
