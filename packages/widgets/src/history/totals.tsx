import { type Kurus } from '@bnw/core/contract'
import { gatewayWords } from '@bnw/core/gateway'
import { historyWords } from '@bnw/core/history'
import { useRef } from 'react'

import { useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'
import { Fact } from '../ui/fact.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Amount } from './amount.tsx'

interface TotalsProps {
  label: string
  /** The number of rows in words; unset until it is known. */
  count?: string
  /** Names and sums; a value is undefined until it is computed. */
  sums: readonly { name: string; value: Kurus | undefined; sign?: boolean }[]
  /** Shown where the sums do not cover all rows. */
  hint?: string
  /** Whether the rows to sum up failed to load: only the count is shown. */
  hasFailed: boolean
  /** Loads them again. Unset where the list offers that itself, or where only reloading the page helps. */
  onRetry?: (() => void) | undefined
}

/** The totals of the chosen period. */
export function Totals({ label, count, sums, hint, hasFailed, onRetry }: TotalsProps) {
  const words = useWords(historyWords)
  const gateway = useWords(gatewayWords)
  const region = useRef<HTMLElement>(null)
  if (hasFailed) {
    // The button disappears.
    const retry = () => {
      region.current?.focus()
      onRetry?.()
    }
    return (
      <section ref={region} className="totals" aria-label={label} tabIndex={-1}>
        <output>{count}</output>
        {onRetry && (
          <p className="hint" role="alert">
            {words.totalsFailed()}{' '}
            <Button kind="text" size="small" onClick={retry}>
              {gateway.retry()}
            </Button>
          </p>
        )}
      </section>
    )
  }
  return (
    <section className="totals" aria-label={label} tabIndex={-1}>
      <output>{count}</output>
      <dl>
        {sums.map(({ name, value, sign }) => (
          <Fact key={name} label={name}>
            {value === undefined ? (
              <Skeleton shape="text" width={88} />
            ) : (
              <Amount value={value} sign={sign} />
            )}
          </Fact>
        ))}
      </dl>
      {hint && <p className="hint">{hint}</p>}
    </section>
  )
}
