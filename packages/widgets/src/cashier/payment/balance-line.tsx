import { $amount, $balance, startBalance } from '@bnw/core/balance'
import { cashierWords } from '@bnw/core/cashier'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { useWords } from '../../kit/index.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Amount } from '../../ui/amount.tsx'

/** The balance above a payment form: "–" and never 0 where it could not be loaded. */
export function BalanceLine() {
  const words = useWords(cashierWords)
  const amount = useStore($amount)
  const { status } = useStore($balance)
  useEffect(startBalance, [])
  return (
    <p className="balance-line">
      <span>{words.balance()}</span>
      {amount !== undefined && <Amount value={amount} hiddenLabel={words.balanceHidden()} />}
      {amount === undefined && status !== 'failed' && <Skeleton shape="block" width={96} height={20} />}
      {amount === undefined && status === 'failed' && (
        <span className="figure">
          <span aria-hidden="true">–</span>
          <span className="visually-hidden">{words.unknownBalance()}</span>
        </span>
      )}
    </p>
  )
}
