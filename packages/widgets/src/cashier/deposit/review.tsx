import { type CashMethod } from '@bnw/core/cashier'
import { formatMoney, readAmount } from '@bnw/core/lib'

import { useLanguage } from '../../kit/index.ts'
import { useTerms } from '../payment/method-terms.ts'
import { ForeignText } from '../../ui/foreign-text.tsx'

/** The summary above the submit button: amount, method, fee and duration. Needs `paymentStyles`. */
export function Review({ method, typed }: { method: CashMethod; typed: string }) {
  const language = useLanguage()
  const terms = useTerms(method)
  const amount = readAmount(typed)
  return (
    <p className="review">
      {amount !== undefined && (
        <>
          <strong>{formatMoney(amount, language)}</strong> ·{' '}
        </>
      )}
      <ForeignText>{method.name}</ForeignText>
      {terms && ` · ${terms}`}
    </p>
  )
}
