import { type InputHTMLAttributes, type ReactNode, type Ref } from 'react'

import css from './field.css?inline'
import { AlertIcon } from './icons/alert.tsx'
import { useAlert } from './use-alert.ts'
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
 * @part note - The hint or the error below a field.
 */
export function Field({ label, labelHidden, hint, message, dense, prefix, suffix, ...props }: FieldProps) {
  const { className = '', inputRef, ...input } = props
  const generatedId = useId()
  const id = input.id ?? generatedId
  const note = message || hint
  const { isAlert, handlers } = useAlert(message)
  const described = [note && `${id}n`, input['aria-describedby']].filter(Boolean).join(' ')
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
      {(note || !dense) && (
        // Screen readers announce an alert that appears, and not an element that becomes one.
        <p
          key={String(isAlert)}
          className={message ? 'note bad' : 'note'}
          id={`${id}n`}
          part="note"
          role={isAlert ? 'alert' : undefined}
        >
          {message && <AlertIcon />}
          {note}
        </p>
      )}
    </div>
  )
}
