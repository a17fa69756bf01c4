import { type PaymentAttempt, attemptWords } from '@bnw/core/cashier'
import { useStore } from '@nanostores/react'

import { useWords } from '../../kit/index.ts'
import { Button } from '../../ui/button.tsx'
import { WalletIcon } from '../../ui/icons/wallet.tsx'
import { useUnavailableReason } from '../../ui/use-unavailable-reason.ts'

interface SubmitButtonProps<Input> {
  attempt: PaymentAttempt<Input>
  label: string
  /** A further reason why the button is unavailable, besides being offline or blocked. */
  unavailable?: string
}

/** Submits a payment form; shows that it is sending, or why it is unavailable. Needs `buttonStyles`. */
export function SubmitButton<Input>({ attempt, label, unavailable }: SubmitButtonProps<Input>) {
  const words = useWords(attemptWords)
  const { status } = useStore(attempt.$attempt)
  const isLocked = useStore(attempt.$isLocked)
  const reason = useUnavailableReason()
  const why = status === 'unknown' ? words.unknown() : isLocked ? words.checking() : undefined
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
