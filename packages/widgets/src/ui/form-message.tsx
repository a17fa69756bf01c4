import { explain } from '@bnw/core/gateway'
import type { Submission } from '@bnw/core/lib'
import { type ReactNode, useEffect, useRef } from 'react'

import css from './form-message.css?inline'
import { useFocusOn } from './use-focus.ts'
import { useId } from './use-id.ts'

export const formMessageStyles = css

export interface FormMessageProps {
  /** `bad` if unset. */
  tone?: 'bad' | 'good' | 'info'
  /** Gets the focus, so that it is read, instead of being announced: what the player has just used is gone. */
  takesFocus?: boolean
  /** Not announced: a short message of the page says the same. */
  silent?: boolean
  children: ReactNode
}

/**
 * The gateway's message about a form as a whole. An error is announced and scrolled into view.
 * Needs `formMessageStyles`.
 */
export function FormMessage({ tone = 'bad', takesFocus = false, silent, children }: FormMessageProps) {
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  useFocusOn(takesFocus, place)

  useEffect(() => {
    if (tone === 'bad') place.current?.scrollIntoView({ block: 'nearest' })
  }, [tone])

  const focusable = { id, role: 'group', tabIndex: -1, 'aria-labelledby': id }
  return (
    <div
      ref={place}
      className={`form-message ${tone}`}
      {...(takesFocus ? focusable : { role: silent ? undefined : tone === 'bad' ? 'alert' : 'status' })}
    >
      {children}
    </div>
  )
}

/** The error of a form, after it was refused. Needs `formMessageStyles`. */
export function FormError({ state }: { state: Submission }) {
  return state.status === 'failed' && <FormMessage>{explain(state.error)}</FormMessage>
}
