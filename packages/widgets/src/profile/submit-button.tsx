import { type Submission } from '@bnw/core/lib'
import { profileWords } from '@bnw/core/profile'

import { useWords } from '../kit/index.ts'
import { Button, type ButtonKind } from '../ui/button.tsx'
import { useUnavailableReason } from '../ui/use-unavailable-reason.ts'

interface SubmitButtonProps {
  state: Submission
  label: string
  kind?: ButtonKind
  /** A further reason why the button is unavailable, besides being offline or blocked. */
  unavailable?: string
  /** Without it the button sends its form. */
  onClick?: () => void
}

/** Sends; says that it is sending, and why it cannot. */
export function SubmitButton({ state, label, kind = 'primary', unavailable, onClick }: SubmitButtonProps) {
  const words = useWords(profileWords)
  const reason = useUnavailableReason()
  return (
    <Button
      type={onClick ? 'button' : 'submit'}
      kind={kind}
      pending={state.status === 'sending'}
      pendingLabel={words.sending()}
      unavailable={reason ?? unavailable}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}
