import { $amount } from '@bnw/core/balance'
import { type BankAccount } from '@bnw/core/bank-accounts'
import { $withdrawalDraft, balanceAfter, type CashMethod, withdrawWords } from '@bnw/core/cashier'
import { readAmount } from '@bnw/core/lib'
import { pathTo } from '@bnw/core/routes'
import { useStore } from '@nanostores/react'

import { useLink, useWords } from '../../kit/index.ts'
import { Amount } from '../../ui/amount.tsx'
import { Fact } from '../../ui/fact.tsx'
import { Summary } from '../payment/summary.tsx'
import { AccountName } from './review.tsx'

interface WithdrawSummaryProps {
  method: CashMethod | undefined
  /** The account that receives the money; some methods need none. */
  account: BankAccount | undefined
}

/** Beside a wide form, what the player will confirm. */
export function WithdrawSummary({ method, account }: WithdrawSummaryProps) {
  const words = useWords(withdrawWords)
  const typed = useStore($withdrawalDraft).amount
  const balance = useStore($amount)
  const after = balance === undefined ? undefined : balanceAfter(balance, readAmount(typed))
  const facts = (
    <>
      <Fact label={words.remains()}>{after === undefined || after < 0 ? '–' : <Amount value={after} />}</Fact>
      {account && (
        <Fact label={words.to()}>
          <AccountName {...account} />
        </Fact>
      )}
    </>
  )
  return <Summary typed={typed} method={method} facts={facts} note={<BonusRule />} />
}

/** What part of the balance stays: the gateway alone knows how much it is. */
function BonusRule() {
  const words = useWords(withdrawWords)
  const link = useLink(pathTo('profile', { tab: 'bonuses' }))
  return (
    <p>
      {words.bonusRule()} <a {...link}>{words.bonuses()}</a>
    </p>
  )
}
