import { type Kurus } from '@bnw/core/contract'
import { formatMoney, formWords, type Language, retypeAmount, settleAmount, showAmount } from '@bnw/core/lib'
import { type ChangeEvent, useEffect, useRef } from 'react'

import { useLanguage, useWords } from '../kit/index.ts'
import { Field } from './field.tsx'
import { useCaret } from './use-caret.ts'

interface AmountFieldProps {
  label: string
  name: string
  /** What the player has typed, without grouping separators. */
  value: string
  message: string | undefined
  onValue: (typed: string) => void
  onBlur: () => void
  /** Limits in kuruş, shown below the field once known. */
  min: Kurus | undefined
  max: Kurus | undefined
}

/**
 * An amount in lira, in the notation of the language. Groups thousands while typing, keeps the caret between the same
 * digits, and completes the amount on blur. Needs `fieldStyles`, `paymentStyles`.
 */
export function AmountField({ value, message, onValue, onBlur, min, max, ...field }: AmountFieldProps) {
  const language = useLanguage()
  const { inputRef, keepCaret } = useCaret()
  const bounds = useBounds(min, max)

  useFollowLanguage(language, () => {
    // Whole lira are the same in both languages.
    if (/[.,]/.test(value)) onValue(settleAmount(value, language))
  })

  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    keepCaret(target)
    onValue(retypeAmount(isReplacement(target.value, nativeEvent) ? '' : value, target.value, language))
  }
  return (
    <Field
      {...field}
      className="amount-field"
      inputRef={inputRef}
      inputMode="decimal"
      autoComplete="off"
      maxLength={24}
      aria-required
      prefix="₺"
      hint={bounds}
      // The message includes the limits.
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

/** Amounts below a thousand are shown as they are typed, so those typed in another language are formatted again. */
function useFollowLanguage(language: Language, rewrite: () => void): void {
  const before = useRef(language)
  useEffect(() => {
    if (before.current === language) return
    before.current = language
    rewrite()
  })
}

/** Whether a text is pasted, typed or filled in over the whole one before: no separator in it is of this component. */
function isReplacement(text: string, event: Event): boolean {
  if (!(event instanceof InputEvent)) return true
  // The keyboard of a phone may compose what is shown with each digit.
  return event.data === text && event.inputType !== 'insertCompositionText'
}

/** `En az ₺100,00 · En çok ₺25.000,00`, or the one limit that there is. */
function useBounds(min: Kurus | undefined, max: Kurus | undefined): string {
  const words = useWords(formWords)
  const language = useLanguage()
  const lower = min !== undefined && formatMoney(min, language)
  const upper = max !== undefined && formatMoney(max, language)
  if (lower) return upper ? words.amountBounds(lower, upper) : words.amountFrom(lower)
  return upper ? words.amountTo(upper) : ''
}
