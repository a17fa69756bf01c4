import { type CashMethod, cashierWords } from '@bnw/core/cashier'
import type { ReactNode } from 'react'

import { useWords } from '../../kit/index.ts'
import { Button } from '../../ui/button.tsx'
import { ForeignText } from '../../ui/foreign-text.tsx'
import { useFocusOn } from '../../ui/use-focus.ts'
import { useConditions } from '../payment/method-terms.ts'
import { MethodMark } from './method-mark.tsx'

interface ChosenMethodProps {
  method: CashMethod
  /** The player has just chosen it. */
  takesFocus?: boolean
  /** Opens the list of methods; unset where there is no choice now. */
  onChange?: () => void
  /** Its favourite button. */
  heart?: ReactNode
}

/** The method that a payment uses. Needs `asideStyles`. */
export function ChosenMethod({ method, takesFocus = false, onChange, heart }: ChosenMethodProps) {
  const words = useWords(cashierWords)
  const conditions = useConditions(method)
  const heading = useFocusOn<HTMLHeadingElement>(takesFocus)
  return (
    <div className="chosen methods">
      <p>
        <span>{words.method()}</span>
        {onChange && (
          <Button kind="text" size="small" onClick={onChange}>
            {words.change()}
          </Button>
        )}
      </p>
      <div className="method on">
        <MethodMark name={method.name} image={method.image} />
        <div className="method-text">
          <h2 ref={heading} tabIndex={-1}>
            <ForeignText>{method.name}</ForeignText>
          </h2>
          <small>{conditions}</small>
        </div>
        {heart}
      </div>
    </div>
  )
}
