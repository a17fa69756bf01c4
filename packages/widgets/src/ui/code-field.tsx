import { digitsOf } from '@bnw/core/lib'

import { Field, type FieldProps } from './field.tsx'

/** The number of digits. */
export const CODE_LENGTH = 6

export interface CodeFieldProps extends Omit<FieldProps, 'type' | 'value' | 'onChange' | 'maxLength'> {
  value: string
  /** Receives the digits only. */
  onValue: (digits: string) => void
}

/**
 * A code from a text message or an app, in one field with wide digits, so that pasting and autofill work.
 * It has no `maxlength`, which would cut a pasted "123 456". Needs `fieldStyles`.
 */
export function CodeField({ onValue, className = '', ...field }: CodeFieldProps) {
  return (
    <Field
      autoComplete="one-time-code"
      inputMode="numeric"
      name="code"
      aria-required
      {...field}
      className={`code ${className}`}
      type="text"
      onChange={event => onValue(digitsOf(event.target.value, CODE_LENGTH))}
    />
  )
}
