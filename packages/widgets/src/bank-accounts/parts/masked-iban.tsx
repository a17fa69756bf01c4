import { bankAccountWords, maskIban } from '@bnw/core/bank-accounts'

import { useWords } from '../../kit/index.ts'

/** The ends of an IBAN, or of the number of an account that has none; said without the dots (ux 1.10). */
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
