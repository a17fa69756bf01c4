import { type TextareaHTMLAttributes } from 'react'

import { AlertIcon } from './icons/alert.tsx'
import css from './text-area.css?inline'
import { useId } from './use-id.ts'

/** Use with `fieldStyles`. */
export const textAreaStyles = css

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string
  hint?: string
  /** The error message; marks the text as invalid. */
  message?: string
  value: string
  /** The maximum number of characters; a counter shows from 80 % of it on. */
  maxLength: number
}

/**
 * A multi-line text field. Needs `fieldStyles`, `textAreaStyles`.
 *
 * @part field - A field with its label and its note.
 * @part input - The control of a field.
 * @part note - The hint or the error below a field.
 */
export function TextArea({ label, hint, message, className = '', ...area }: TextAreaProps) {
  const generatedId = useId()
  const id = area.id ?? generatedId
  const note = message || hint
  const isCounted = area.value.length >= area.maxLength * 0.8
  return (
    <div className={`field ${className}`} part="field">
      <label className="name" htmlFor={id}>
        {label}
      </label>
      <div className="box">
        <textarea
          part="input"
          rows={2}
          aria-describedby={note || isCounted ? `${id}n` : undefined}
          aria-invalid={message ? true : undefined}
          {...area}
          id={id}
        />
      </div>
      <p className={message ? 'note bad' : 'note'} id={`${id}n`} part="note">
        {message && <AlertIcon />}
        {note}
        {isCounted && (
          <span className="count number">
            {area.value.length} / {area.maxLength}
          </span>
        )}
      </p>
    </div>
  )
}
