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
  const region = useRef<HTMLElement>(null)
  // The button, which has the focus, disappears.
  const retry = () => {
    region.current?.focus()
    onRetry?.()
  }
  return (
    <section ref={region} className="totals" aria-label={label} tabIndex={-1}>
      <output>{count}</output>
      {!hasFailed && <Sums sums={sums} />}
      {!hasFailed && hint && <p className="hint">{hint}</p>}
      {hasFailed && onRetry && <Failed onRetry={retry} />}
    </section>
  )
}

function Sums({ sums }: Pick<TotalsProps, 'sums'>) {
  return (
    <dl>
      {sums.map(({ name, value, sign }) => (
        <Fact key={name} label={name}>
          {value === undefined ? <Skeleton shape="text" width={88} /> : <Amount value={value} sign={sign} />}
        </Fact>
      ))}
    </dl>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const words = useWords(historyWords)
  const { retry } = useWords(gatewayWords)
  return (
    <p className="hint" role="alert">
      {words.totalsFailed()}{' '}
      <Button kind="text" size="small" onClick={onRetry}>
        {retry()}
      </Button>
    </p>
  )
}
