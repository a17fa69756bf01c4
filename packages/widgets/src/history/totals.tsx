import { type Kurus } from '@bnw/core/contract'

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
}

/** The totals of the chosen period. */
export function Totals({ label, count, sums, hint, hasFailed }: TotalsProps) {
  if (hasFailed) return <output className="totals">{count}</output>
  return (
    <section className="totals" aria-label={label}>
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
