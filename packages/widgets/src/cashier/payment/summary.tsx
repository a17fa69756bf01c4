import { type CashMethod, cashierWords } from '@bnw/core/cashier'
import { formatMoney, readAmount } from '@bnw/core/lib'
import type { ReactNode } from 'react'

import { useLanguage, useWords } from '../../kit/index.ts'
import { ForeignText } from '../../ui/foreign-text.tsx'
import { useId } from '../../ui/use-id.ts'
import { Fact } from '../../ui/fact.tsx'
import { useFee, useRange } from './method-terms.ts'

interface SummaryProps {
  /** The text of the amount field. */
  typed: string
  method: CashMethod | undefined
  /** Further facts, after the amount. */
  facts?: ReactNode
  note?: ReactNode
}

/** Beside a wide form, what is about to be sent. Needs `asideStyles`. */
export function Summary({ typed, method, facts, note }: SummaryProps) {
  const words = useWords(cashierWords)
  const language = useLanguage()
  const amount = readAmount(typed)
  const id = useId()
  return (
    <section className="summary card" aria-labelledby={id}>
      <h2 id={id}>{words.summary()}</h2>
      <dl>
        <Fact label={words.amount()} className="total">
          {amount === undefined ? '–' : formatMoney(amount, language)}
        </Fact>
        {facts}
        <Fact label={words.method()}>{method ? <ForeignText>{method.name}</ForeignText> : '–'}</Fact>
        {method && <Terms method={method} />}
      </dl>
      {note}
    </section>
  )
}

function Terms({ method }: { method: CashMethod }) {
  const words = useWords(cashierWords)
  const fee = useFee(method, words.free())
  const range = useRange(method)
  return (
    <>
      <Fact label={words.cost()}>{fee}</Fact>
      {method.duration && (
        <Fact label={words.duration()}>
          <ForeignText>{method.duration}</ForeignText>
        </Fact>
      )}
      <Fact label={words.limits()}>{range}</Fact>
    </>
  )
}
