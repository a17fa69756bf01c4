import {
  $movements,
  type CashDirection,
  type CashMethod,
  cashierWords,
  movementOf,
  recentPayments,
  watchRecentPayments
} from '@bnw/core/cashier'
import { categoryName, type Transaction } from '@bnw/core/history'
import { $language } from '@bnw/core/lib'
import { pathTo } from '@bnw/core/routes'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { useLink, useWords } from '../../kit/index.ts'
import { Amount } from '../../ui/amount.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { ForeignText } from '../../ui/foreign-text.tsx'
import { Time } from '../../ui/time.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { MethodMark } from '../methods/method-mark.tsx'
import { useId } from '../../ui/use-id.ts'

interface RecentPaymentsProps {
  direction: CashDirection
  /** Those that are loaded, for their pictures. */
  methods: readonly CashMethod[]
}

/** The newest deposits or withdrawals with their status. Nothing where there are none. Needs `asideStyles`. */
export function RecentPayments({ direction, methods }: RecentPaymentsProps) {
  const words = useWords(cashierWords)
  const language = useStore($language)
  const rows = useStore(recentPayments(direction).$remote).value ?? []
  const link = useLink(pathTo('profile', { tab: 'finance' }))
  const id = useId()
  useEffect(() => watchRecentPayments(direction), [direction, language])

  if (rows.length === 0) return null
  const imageOf = (row: Transaction) => methods.find(({ name }) => name === row.method_name)?.image ?? ''
  const hasImages = rows.some(imageOf)
  return (
    <section className="recent card methods" aria-labelledby={id}>
      <header>
        <h2 id={id}>{direction === 'deposit' ? words.recentDeposits() : words.recentWithdrawals()}</h2>
        <ButtonLink kind="text" size="small" {...link}>
          {words.toHistory()}
        </ButtonLink>
      </header>
      <ul>
        {rows.map(row => (
          <Row key={row.id} row={row} image={hasImages ? imageOf(row) : undefined} />
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  row: Transaction
  /** Of the method; empty for its initials, unset in a list without pictures. */
  image: string | undefined
}

function Row({ row, image }: RowProps) {
  // A payment of this page is polled until it is approved or cancelled.
  useStore($movements)
  const { row: polled = row } = movementOf(row) ?? {}
  const name = row.method_name || row.sub_category_name || categoryName(row)
  return (
    <li>
      {image !== undefined && <MethodMark name={name} image={image} />}
      <span className="method-text">
        <strong>
          <ForeignText>{name}</ForeignText>
        </strong>
        {row.date && (
          <small>
            <Time at={row.date} />
          </small>
        )}
      </span>
      <span className="outcome-of">
        <StatusChip status={polled.transaction_status} />
        <Amount value={row.amount} />
      </span>
    </li>
  )
}
