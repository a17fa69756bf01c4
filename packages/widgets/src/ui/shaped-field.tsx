import type { ChangeEvent } from 'react'

import { Field, type FieldProps } from './field.tsx'
import { useCaret } from './use-caret.ts'

export interface ShapedFieldProps extends Omit<FieldProps, 'value' | 'onChange' | 'maxLength' | 'inputRef'> {
  value: string
  /** Formats the text with separators; also cleans pasted text. */
  shape: (text: string) => string
  onValue: (text: string) => void
  /** Matches one character that counts for the caret; digits if unset. All others are separators. */
  counts?: RegExp
}

/**
 * Digits with automatic separators: dates, phone and identity numbers, codes with letters.
 * The caret stays between the same characters. Needs `fieldStyles`.
 */
export function ShapedField({ value, shape, onValue, counts, ...field }: ShapedFieldProps) {
  const { inputRef, keepCaret } = useCaret(counts)
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    keepCaret(target)
    onValue(shape(target.value))
  }
  return <Field inputMode="numeric" {...field} {...{ inputRef, value, onChange }} />
}
