import { type ReactNode, useEffect, useRef } from 'react'

import css from './form-message.css?inline'

export const formMessageStyles = css

export interface FormMessageProps {
  /** `bad` if unset. */
  tone?: 'bad' | 'good'
  children: ReactNode
}

/**
 * The gateway's message about a form as a whole. An error is announced and scrolled into view.
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
