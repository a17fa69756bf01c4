import { type Kurus } from '@bnw/core/contract'
import { $language, formatMoney, formWords, retypeAmount, settleAmount, showAmount } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'
import { type ChangeEvent, useLayoutEffect, useReducer, useRef } from 'react'

import { useWords } from '../kit/index.ts'
import { Field } from './field.tsx'

interface AmountFieldProps {
  label: string
  name: string
  /** The typed text without grouping characters. */
  value: string
  message: string | undefined
  onValue: (typed: string) => void
  onBlur: () => void
  /** The limits in kuruş, shown below the field once they are known. */
  min: Kurus | undefined
  max: Kurus | undefined
}

/**
 * An amount of lira in the notation of the language. Thousands are grouped while typing, the caret stays between the
 * same digits, and on blur the amount is completed. Needs `fieldStyles`, `paymentStyles`.
 */
export function AmountField({ value, message, onValue, onBlur, min, max, ...field }: AmountFieldProps) {
  const words = useWords(formWords)
  const language = useStore($language)
  const input = useRef<HTMLInputElement>(null)
  const signs = useRef<number>(undefined)
  // If the value does not change, React restores the old text; the caret must be restored too.
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const lower = min === undefined ? '' : formatMoney(min, language)
  const bounds = max === undefined ? lower : words.amountBounds(lower, formatMoney(max, language))

  useLayoutEffect(() => {
    if (signs.current === undefined || !input.current) return
    const place = placeAfter(input.current.value, signs.current)
    input.current.setSelectionRange(place, place)
    signs.current = undefined
  })

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const caret = target.selectionStart ?? target.value.length
    signs.current = caret < target.value.length ? countDigits(target.value.slice(0, caret)) : undefined
    drawAgain()
    onValue(retypeAmount(value, target.value, language))
  }
  return (
    <Field
      {...field}
      className="amount-field"
      inputRef={input}
      inputMode="decimal"
      autoComplete="off"
      maxLength={24}
      prefix="₺"
      hint={bounds}
      // The message keeps the limits, which the player needs to correct the amount.
      message={message && [message, bounds].filter(Boolean).join(message.endsWith('.') ? ' ' : ' · ')}
      value={showAmount(value, language)}
      onChange={onChange}
      onBlur={() => {
        onValue(settleAmount(value, language))
        onBlur()
      }}
    />
  )
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length
}

/** The index in a text after this many digits. */
function placeAfter(text: string, count: number): number {
  let place = 0
  for (let seen = 0; seen < count && place < text.length; place++) if (/\d/.test(text[place]!)) seen++
  return place
}
