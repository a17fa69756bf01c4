import { type ChangeEvent, useLayoutEffect, useReducer, useRef } from 'react'

import { Field, type FieldProps } from './field.tsx'

export interface ShapedFieldProps extends Omit<FieldProps, 'value' | 'onChange' | 'maxLength' | 'inputRef'> {
  value: string
  /** Formats the text with separators; also cleans pasted text. */
  shape: (text: string) => string
  onValue: (text: string) => void
  /** Matches one character that counts for the caret; digits if unset. All others are separators. */
  counts?: RegExp
}

const DIGIT = /\d/

/**
 * Digits with automatic separators: dates, phone and identity numbers, codes with letters.
 * The caret stays between the same characters. Needs `fieldStyles`.
 */
export function ShapedField({ value, shape, onValue, counts = DIGIT, ...field }: ShapedFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const before = useRef<number>(undefined)
  // If the value does not change, React restores the old text; the caret must be restored too.
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)

  useLayoutEffect(() => {
    if (before.current === undefined || !input.current) return
    const place = placeAfter(input.current.value, before.current, counts)
    input.current.setSelectionRange(place, place)
    before.current = undefined
  })

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const caret = target.selectionStart ?? target.value.length
    before.current = caret < target.value.length ? countIn(target.value.slice(0, caret), counts) : undefined
    drawAgain()
    onValue(shape(target.value))
  }
  return <Field inputMode="numeric" {...field} inputRef={input} value={value} onChange={onChange} />
}

function countIn(text: string, counts: RegExp): number {
  return [...text].filter(character => counts.test(character)).length
}

/** The index in a text after this many counting characters. */
function placeAfter(text: string, count: number, counts: RegExp): number {
  let place = 0
  for (let seen = 0; seen < count && place < text.length; place++) if (counts.test(text.charAt(place))) seen++
  return place
}
