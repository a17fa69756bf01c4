import { environment } from '@bnw/core'
import { type CashMethod, type CashMethods, cashierWords } from '@bnw/core/cashier'
import { safeUrl } from '@bnw/core/lib'

import { BankMark } from '../../bank-accounts/parts/bank-mark.tsx'
import { useWords } from '../../kit/index.ts'
import { Button } from '../../ui/button.tsx'
import { ForeignText } from '../../ui/foreign-text.tsx'
import { AlertIcon } from '../../ui/icons/alert.tsx'
import { useFocusOn } from '../../ui/use-focus.ts'
import { MethodHeart } from '../methods/method-heart.tsx'
import { Methods } from '../methods/methods.tsx'
import { useRange, useTerms } from '../payment/method-terms.ts'
import { useId } from '../../ui/use-id.ts'

interface ChosenMethodProps {
  method: CashMethod
  /** The player has just chosen it, so it takes the focus. */
  isPressed?: boolean
  /** Opens the list of methods; unset where there is no choice now. */
  onChange?: () => void
  /** Called when the gateway has accepted a change of the heart. */
  onMarked?: (isFavourite: boolean) => void
}

/** The method that a deposit uses. Needs `methodsStyles`. */
export function ChosenMethod({ method, isPressed = false, onChange, onMarked }: ChosenMethodProps) {
  const words = useWords(cashierWords)
  const range = useRange(method)
  const terms = useTerms(method)
  const heading = useFocusOn<HTMLHeadingElement>(isPressed)
  const logo = safeUrl(method.image, 'image', environment().configuration.gateway)
  return (
    <div className="chosen methods">
      <header>
        <span>{words.method()}</span>
        {onChange && (
          <Button kind="text" size="small" onClick={onChange}>
            {words.change()}
          </Button>
        )}
      </header>
      <div className="method on">
        <BankMark name={method.name} logo={logo} />
        <div className="method-text">
          <h2 ref={heading} tabIndex={-1}>
            <ForeignText>{method.name}</ForeignText>
          </h2>
          <small>
            {range} <span>{terms}</span>
          </small>
        </div>
        <MethodHeart direction="deposit" method={method} onMarked={onMarked} />
      </div>
    </div>
  )
}

interface MethodListProps {
  methods: CashMethods
  /** The method that is chosen so far. */
  method: CashMethod | undefined
  /** The player has opened the list, so it takes the focus. */
  isPressed: boolean
  /** The error message of a deposit without a method. */
  message: string | undefined
  onChoose: (method: CashMethod) => void
}

/** The choice of a method within the form. Needs `methodsStyles`. */
export function MethodList({ methods, method, isPressed, message, onChoose }: MethodListProps) {
  const words = useWords(cashierWords)
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="method-list">
      <p id={id} className={message && 'bad'}>
        {message && <AlertIcon />}
        {message ?? words.choose()}
      </p>
      <Methods
        direction="deposit"
        methods={methods}
        chosen={method?.id}
        takesFocus={isPressed}
        onChoose={onChoose}
      />
    </div>
  )
}
