import { bankAccountWords, maskIban } from '@bnw/core/bank-accounts'

import { useWords } from '../../kit/index.ts'

/** A masked IBAN or account number; screen readers read it without the dots. */
export function MaskedIban({ number }: { number: string }) {
  const words = useWords(bankAccountWords)
  return (
    <>
      <span className="number" aria-hidden="true">
        {maskIban(number)}
      </span>
      <span className="visually-hidden">
        {maskIban(number).replaceAll('•', '').replace(/\s+/g, ' ')}, {words.hiddenPart()}
      </span>
    </>
  )
}
