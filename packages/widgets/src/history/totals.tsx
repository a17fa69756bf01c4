import { type Kurus } from '@bnw/core/contract'

import { Skeleton } from '../ui/skeleton.tsx'
import { Amount } from './amount.tsx'

interface TotalsProps {
  label: string
  /** How many rows there are, in words; nothing while it is not known. */
  count?: string
  /** Names and sums; nothing is there while they are added up. */
  sums: readonly { name: string; value: Kurus | undefined; sign?: boolean }[]
  /** Said where they are not of everything. */
  hint?: string
}

/** What the shown days add up to (ux, Histories). */
export function Totals({ label, count, sums, hint }: TotalsProps) {
  return (
    <section className="totals" aria-label={label}>
      <output>{count}</output>
      <dl>
        {sums.map(({ name, value, sign }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value === undefined ? (
                <Skeleton shape="text" width={88} />
              ) : (
                <Amount value={value} sign={sign} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {hint && <p className="hint">{hint}</p>}
    </section>
  )
}
