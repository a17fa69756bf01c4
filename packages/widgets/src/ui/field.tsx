import { type InputHTMLAttributes, type ReactNode, type Ref } from 'react'

import css from './field.css?inline'
import { FieldNote } from './field-note.tsx'
import { useAnnounced } from './use-announced.ts'
import { useId } from './use-id.ts'

export const fieldStyles = css

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix' | 'size'> {
  label: string
  /** The label is visually hidden, as in a search field with an icon. */
  labelHidden?: boolean
  /** Help below the field, replaced by a message. */
  hint?: string
  /** The error message; marks the field as invalid. */
  message?: string
  /** Reserves no line for hint and message. */
  dense?: boolean
  /** Inside the box, before the value: a currency sign, an icon. */
  prefix?: ReactNode
  /** Inside the box, after the value: a button. */
  suffix?: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

/**
 * @part field - A field with its label and its note.
 * @part input - The control of a field.
 */
export function Field({ label, labelHidden, hint, message, dense, prefix, suffix, ...props }: FieldProps) {
  const { className = '', inputRef, ...input } = props
  const generatedId = useId()
  const id = input.id ?? generatedId
  const { isAnnounced, handlers } = useAnnounced(message)
  const described = [(message || hint) && `${id}n`, input['aria-describedby']].filter(Boolean).join(' ')
  return (
    <div className={`field ${className}`} part="field" {...handlers}>
      <label className={labelHidden ? 'visually-hidden' : 'name'} htmlFor={id}>
        {label}
      </label>
      <div className="box">
        {prefix && <span className="prefix">{prefix}</span>}
        <input
          part="input"
          aria-invalid={message ? true : undefined}
          {...input}
          aria-describedby={described || undefined}
          id={id}
          ref={inputRef}
        />
        {suffix}
      </div>
      <FieldNote id={`${id}n`} {...{ label, hint, message, isAnnounced, dense }} />
    </div>
  )
}
