import { type CashMethod, cashierWords, depositAmounts } from '@bnw/core/cashier'
import type { Kurus } from '@bnw/core/contract'
import { formatShort, readAmount, writeTyped } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { useErrorEvent, useLanguage, useWords } from '../../kit/index.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { Picks } from './picks.tsx'
import { AlertIcon } from '../../ui/icons/alert.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useId } from '../../ui/use-id.ts'

interface AmountPartProps {
  /** `undefined` until one is chosen. */
  method: CashMethod | undefined
  /** The smallest quick amount, in kuruş. */
  firstPick: Kurus
  field: {
    name: string
    value: string
    message: string | undefined
    onValue: (typed: string) => void
    onBlur: () => void
  }
}

/** The amount: typed within limits, or one of the amounts that the gateway lists for the method (CASH-03). */
export function AmountPart({ method, firstPick, field }: AmountPartProps) {
  const words = useWords(cashierWords)
  if (method?.bankCode) return <Listed bankCode={method.bankCode} field={field} />
  return (
    <div className="amount-part">
      <AmountField label={words.amount()} min={method?.min} max={method?.max} {...field} />
      <Picks min={firstPick} max={method?.max} typed={field.value} onPick={field.onValue} />
    </div>
  )
}

/** Radio buttons only: the method takes no other amount. */
function Listed({ bankCode, field }: Pick<AmountPartProps, 'field'> & { bankCode: string }) {
  const words = useWords(cashierWords)
  const language = useLanguage()
  const { $remote, load } = depositAmounts(bankCode)
  const state = useStore($remote)
  useErrorEvent(state.error)
  const id = useId()

  useEffect(() => {
    if ($remote.get().status === 'idle') void load()
  }, [$remote, load])
  useListedAmount(field, state.value)
  const message = state.value && field.message

  if (state.status === 'failed' && !state.value) return <LoadError error={state.error} onRetry={load} />
  return (
    <fieldset
      className="listed"
      aria-describedby={message ? id : undefined}
      aria-busy={!state.value || undefined}
    >
      <legend>{words.amount()}</legend>
      <div>
        {!state.value && <Skeleton shape="block" width={96} height={44} count={4} />}
        {state.value?.length === 0 && words.noAmounts()}
        {state.value?.map(amount => (
          <label key={amount} className="chip">
            <input
              type="radio"
              className="visually-hidden"
              name={field.name}
              value={amount}
              checked={readAmount(field.value) === amount}
              onChange={() => field.onValue(writeTyped(amount, language))}
            />
            {formatShort(amount, language)}
          </label>
        ))}
      </div>
      <p id={id} className="note bad">
        {message && (
          <>
            <AlertIcon />
            {message}
          </>
        )}
      </p>
    </fieldset>
  )
}

/** Clears an amount that was typed for another method, unless this one takes it. */
function useListedAmount(
  { value, onValue }: AmountPartProps['field'],
  amounts: readonly Kurus[] | undefined
) {
  const amount = readAmount(value)
  const isUnlisted = amounts && value && !(amount && amounts.includes(amount))
  useEffect(() => {
    if (isUnlisted) onValue('')
  }, [isUnlisted, onValue])
}
