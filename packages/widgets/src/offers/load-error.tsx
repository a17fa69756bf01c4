import { explain, gatewayWords } from '@bnw/core/gateway'

import { stateOf, useWords } from '../kit/index.ts'
import { Problem } from '../ui/problem.tsx'

/** The error in place of offers that could not be loaded. */
export function LoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const words = useWords(gatewayWords)
  return (
    <Problem
      message={explain(error)}
      retryLabel={words.retry()}
      onRetry={stateOf(error) === 'blocked' ? undefined : onRetry}
    />
  )
}
