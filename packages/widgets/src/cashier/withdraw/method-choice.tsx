import { type CashMethod, withdrawWords } from '@bnw/core/cashier'

import { useWords } from '../../kit/index.ts'
import { useRange, useTerms } from '../payment/method-terms.ts'
import { ChoiceCards } from '../../ui/choice-cards.tsx'
import { ForeignText } from '../../ui/foreign-text.tsx'
import { MethodMark } from '../methods/method-mark.tsx'

interface MethodChoiceProps {
  methods: readonly CashMethod[]
  name: string
  /** The id of a method. */
  value: string
  onValue: (id: string) => void
  message: string | undefined
}

/** The choice of a withdrawal method. */
export function MethodChoice({ methods, ...choice }: MethodChoiceProps) {
  const words = useWords(withdrawWords)
  return (
    <ChoiceCards
      {...choice}
      label={words.method()}
      cards={methods.map(method => ({ id: method.id, content: <CardContent method={method} /> }))}
    />
  )
}

function CardContent({ method }: { method: CashMethod }) {
  const range = useRange(method)
  const terms = useTerms(method)
  return (
    <>
      <MethodMark name={method.name} image={method.image} />
      <span className="account-lines method-lines">
        <strong>
          <ForeignText>{method.name}</ForeignText>
        </strong>
        <span className="number">{range}</span>
        <span>{terms}</span>
      </span>
    </>
  )
}
