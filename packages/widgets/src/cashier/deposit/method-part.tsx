import { type CashMethod, type CashMethods, cashierWords } from '@bnw/core/cashier'

import { useWords } from '../../kit/index.ts'
import { AlertIcon } from '../../ui/icons/alert.tsx'
import { Methods } from '../methods/methods.tsx'
import { useId } from '../../ui/use-id.ts'

interface MethodListProps {
  methods: CashMethods
  /** The method that is chosen so far. */
  method: CashMethod | undefined
  /** The player has opened the list, so it takes the focus. */
  takesFocus: boolean
  /** The error message of a deposit without a method. */
  message: string | undefined
  onChoose: (method: CashMethod) => void
}

/** The choice of a method within the form. Needs `methodsStyles`. */
export function MethodList({ methods, method, takesFocus, message, onChoose }: MethodListProps) {
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
        takesFocus={takesFocus}
        onChoose={onChoose}
      />
    </div>
  )
}
