import { explain, gatewayWords } from '@bnw/core/gateway'

import { stateOf, useWords } from '../kit/index.ts'
import { Problem } from './problem.tsx'

interface LoadErrorProps {
  error: Error
  /** The text in place of the error's own. */
  message?: string | undefined
  onRetry?: (() => unknown) | undefined
}

/** The error in place of what could not be loaded. A blocked page has no button: only reloading it helps. */
export function LoadError({ error, message = explain(error), onRetry }: LoadErrorProps) {
  const words = useWords(gatewayWords)
  const isRetryable = onRetry && stateOf(error) !== 'blocked'
  return (
    <Problem
      message={message}
      retryLabel={words.retry()}
      onRetry={isRetryable ? () => void onRetry() : undefined}
    />
  )
}
