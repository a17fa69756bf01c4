import { $amount } from '@bnw/core/balance'
import { type BankAccount, lastFour } from '@bnw/core/bank-accounts'
import { $withdrawalDraft, balanceAfter, type CashMethod, withdrawWords } from '@bnw/core/cashier'
import { $language, formatMoney, readAmount } from '@bnw/core/lib'
import { pathTo } from '@bnw/core/routes'
import { useStore } from '@nanostores/react'

import { useLink, useWords } from '../../kit/index.ts'
import { Amount } from '../../ui/amount.tsx'
import { ForeignText } from '../../ui/foreign-text.tsx'
import { useId } from '../../ui/use-id.ts'
import { Fact } from '../payment/fact.tsx'
import { useFee, useRange } from '../payment/method-terms.ts'

interface SummaryProps {
  method: CashMethod | undefined
  /** The account that receives the money; some methods need none. */
  account: BankAccount | undefined
}

/** Beside a wide form, what the player will confirm. Needs `asideStyles`. */
export function Summary({ method, account }: SummaryProps) {
  const words = useWords(withdrawWords)
  const language = useStore($language)
  const balance = useStore($amount)
  const amount = readAmount(useStore($withdrawalDraft).amount)
  const after = balance === undefined ? undefined : balanceAfter(balance, amount)
  const id = useId()
  return (
    <section className="summary card" aria-labelledby={id}>
      <h2 id={id}>{words.summary()}</h2>
      <dl>
        <Fact label={words.amount()} className="total">
          {amount === undefined ? '–' : formatMoney(amount, language)}
        </Fact>
        <Fact label={words.remains()}>
          {after === undefined || after < 0 ? '–' : <Amount value={after} />}
        </Fact>
        {account && (
          <Fact label={words.to()}>
            <ForeignText>{words.account(account.bank, lastFour(account.iban || account.number))}</ForeignText>
          </Fact>
        )}
        <Fact label={words.method()}>{method ? <ForeignText>{method.name}</ForeignText> : '–'}</Fact>
        {method && <Terms method={method} />}
      </dl>
      <BonusRule />
    </section>
  )
}

function Terms({ method }: { method: CashMethod }) {
  const words = useWords(withdrawWords)
  const fee = useFee(method)
  const range = useRange(method)
  return (
    <>
      <Fact label={words.fee()}>{fee ?? words.free()}</Fact>
      {method.duration && (
        <Fact label={words.time()}>
          <ForeignText>{method.duration}</ForeignText>
        </Fact>
      )}
      <Fact label={words.limits()}>{range}</Fact>
    </>
  )
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
