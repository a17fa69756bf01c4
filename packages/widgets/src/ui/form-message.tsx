import { type ReactNode, useEffect, useRef } from 'react'

import css from './form-message.css?inline'

export const formMessageStyles = css

export interface FormMessageProps {
  /** `bad` if unset. */
  tone?: 'bad' | 'good'
  children: ReactNode
}

/**
 * What the gateway says about a form as a whole. A refusal is read at once and comes into view, however long the form.
 * Needs `formMessageStyles`.
 */
export function FormMessage({ tone = 'bad', children }: FormMessageProps) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (tone === 'bad') place.current?.scrollIntoView({ block: 'nearest' })
  }, [tone])

  return (
    <div ref={place} className={`form-message ${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
