import { type PaymentAttempt, attemptWords } from '@bnw/core/cashier'
import { useStore } from '@nanostores/react'

import { useWords } from '../../kit/index.ts'
import { Button } from '../../ui/button.tsx'
import { WalletIcon } from '../../ui/icons/wallet.tsx'
import { useUnavailableReason } from '../../ui/use-unavailable-reason.ts'

interface SubmitButtonProps<Input, Answer> {
  attempt: PaymentAttempt<Input, Answer>
  label: string
  /** Why it does nothing now, besides what stops all calls. */
  unavailable?: string
}

/** Moves money by sending its form. Says that it is sending, and why it cannot. Needs `buttonStyles`. */
export function SubmitButton<Input, Answer>({
  attempt,
  label,
  unavailable
}: SubmitButtonProps<Input, Answer>) {
  const words = useWords(attemptWords)
  const { status } = useStore(attempt.$attempt)
  const isHeld = useStore(attempt.$isLocked)
  const reason = useUnavailableReason()
  const why = status === 'unknown' ? words.unknown() : isHeld ? words.checking() : undefined
  return (
    <Button
      type="submit"
      kind="money"
      size="large"
      wide
      icon={<WalletIcon />}
      pending={status === 'sending'}
      pendingLabel={words.sending()}
      unavailable={reason ?? why ?? unavailable}
    >
      {label}
    </Button>
  )
}
