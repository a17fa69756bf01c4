import { useRef } from 'react'

import { useKeptFocus } from '../kit/index.ts'
import { Button } from './button.tsx'
import { AlertIcon } from './icons/alert.tsx'
import css from './problem.css?inline'

export const problemStyles = css

export interface ProblemProps {
  /** The error message, from the gateway or from the product. */
  message: string
  /** "Retry"; there is no button without `onRetry`. */
  retryLabel?: string
  onRetry?: () => void
}

/**
 * An error in place of a region. Needs `buttonStyles`.
 *
 * @part problem - An error in place of content, with its button.
 */
export function Problem({ message, retryLabel, onRetry }: ProblemProps) {
  const region = useRef<HTMLDivElement>(null)
  useKeptFocus(region)
  return (
    <div ref={region} className="problem" part="problem" role="alert">
      <AlertIcon />
      <p>{message}</p>
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  )
}
