import type { ReactNode } from 'react'

import { AlertIcon } from './icons/alert.tsx'

interface FieldNoteProps {
  /** Of the text, for `aria-describedby`. */
  id: string
  /** Of the field, announced before its message. */
  label: string
  hint: string | undefined
  /** The error message, in place of the hint. */
  message: string | undefined
  isAnnounced: boolean
  /** Reserves no line without a text. */
  dense?: boolean | undefined
  /** After the text: a counter. */
  children?: ReactNode
}

/**
 * The hint or the error below a field. Needs `fieldStyles`.
 *
 * @part note - The hint or the error below a field.
 */
export function FieldNote({ id, label, hint, message, isAnnounced, dense, children }: FieldNoteProps) {
  const text = message || hint
  const note = (text || !dense) && (
    <p className={message ? 'note bad' : 'note'} part="note">
      {message && <AlertIcon />}
      {isAnnounced && <span className="visually-hidden">{label}: </span>}
      {text && <span id={id}>{text}</span>}
      {children}
    </p>
  )
  return (
    <>
      {/* Screen readers announce what appears in a region that is there before. */}
      <div className="live" aria-live="polite">
        {isAnnounced && note}
      </div>
      {!isAnnounced && note}
    </>
  )
}
