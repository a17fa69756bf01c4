import { type FocusEvent, type TextareaHTMLAttributes } from 'react'

import { FieldNote } from './field-note.tsx'
import css from './text-area.css?inline'
import { useAnnounced } from './use-announced.ts'
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
 */
export function TextArea({ label, hint, message, className = '', ...area }: TextAreaProps) {
  const generatedId = useId()
  const id = area.id ?? generatedId
  const { isAnnounced, handlers } = useAnnounced(message)
  const isCounted = area.value.length >= area.maxLength * 0.8
  const described = [(message || hint) && `${id}n`, isCounted && `${id}c`].filter(Boolean).join(' ')
  return (
    <div className={`field ${className}`} part="field" {...handlers}>
      <label className="name" htmlFor={id}>
        {label}
      </label>
      <div className="box">
        <textarea
          part="input"
          rows={2}
          aria-describedby={described || undefined}
          aria-invalid={message ? true : undefined}
          {...area}
          id={id}
          onFocus={showAll}
        />
      </div>
      <FieldNote id={`${id}n`} {...{ label, hint, message, isAnnounced }}>
        {isCounted && (
          <span className="count number" id={`${id}c`}>
            {area.value.length} / {area.maxLength}
          </span>
        )}
      </FieldNote>
    </div>
  )
}

/** Chromium scrolls to the caret alone, which a sticky header may cover. */
function showAll({ target }: FocusEvent): void {
  // A pointer would miss what moves under it.
  if (!target.matches(':active')) target.scrollIntoView({ block: 'nearest' })
}
