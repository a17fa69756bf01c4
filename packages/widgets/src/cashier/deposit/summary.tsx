import { $depositDraft, type CashMethod, cashierWords } from '@bnw/core/cashier'
import { $language, formatMoney, readAmount } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'

import { useWords } from '../../kit/index.ts'
import { ForeignText } from '../../ui/foreign-text.tsx'
import { Fact } from '../payment/fact.tsx'
import { useFee, useRange } from '../payment/method-terms.ts'
import { useId } from '../../ui/use-id.ts'

/** Beside a wide form, what the line above its button says on a narrow one. Needs `asideStyles`. */
export function Summary({ method }: { method: CashMethod | undefined }) {
  const words = useWords(cashierWords)
  const language = useStore($language)
  const amount = readAmount(useStore($depositDraft).amount)
  const id = useId()
  return (
    <section className="summary card" aria-labelledby={id}>
      <h2 id={id}>{words.summary()}</h2>
      <dl>
        <Fact label={words.amount()} className="total">
          {amount === undefined ? '–' : formatMoney(amount, language)}
        </Fact>
        <Fact label={words.method()}>{method ? <ForeignText>{method.name}</ForeignText> : '–'}</Fact>
        {method && <Terms method={method} />}
      </dl>
    </section>
  )
}

function Terms({ method }: { method: CashMethod }) {
  const words = useWords(cashierWords)
  const fee = useFee(method)
  const range = useRange(method)
  return (
    <>
      <Fact label={words.cost()}>{fee ?? words.free()}</Fact>
      {method.duration && (
        <Fact label={words.duration()}>
          <ForeignText>{method.duration}</ForeignText>
        </Fact>
      )}
      <Fact label={words.limits()}>{range}</Fact>
    </>
  )
}
