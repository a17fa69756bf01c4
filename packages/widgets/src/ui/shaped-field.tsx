import { type ChangeEvent, useLayoutEffect, useReducer, useRef } from 'react'

import { Field, type FieldProps } from './field.tsx'

export interface ShapedFieldProps extends Omit<FieldProps, 'value' | 'onChange' | 'maxLength' | 'inputRef'> {
  value: string
  /** Puts the separators where they belong; also cleans what was pasted. */
  shape: (text: string) => string
  onValue: (text: string) => void
}

/**
 * Digits with separators that come by themselves: dates, phone and identity numbers. The caret stays between the same
 * digits. Needs `fieldStyles`.
 */
export function ShapedField({ value, shape, onValue, ...field }: ShapedFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const digits = useRef<number>(undefined)
  // Where nothing changes, React puts the old text back, and the caret has to be put back as well.
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)

  useLayoutEffect(() => {
    if (digits.current === undefined || !input.current) return
    const place = placeAfter(input.current.value, digits.current)
    input.current.setSelectionRange(place, place)
    digits.current = undefined
  })

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const caret = target.selectionStart ?? target.value.length
    digits.current = caret < target.value.length ? countDigits(target.value.slice(0, caret)) : undefined
    drawAgain()
    onValue(shape(target.value))
  }
  return <Field inputMode="numeric" {...field} inputRef={input} value={value} onChange={onChange} />
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length
}

/** The place in a text behind so many digits. */
function placeAfter(text: string, count: number): number {
  let place = 0
  for (let seen = 0; seen < count && place < text.length; place++) if (/\d/.test(text[place]!)) seen++
  return place
}
