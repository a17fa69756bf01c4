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
  /** Unset for a button that submits its form. */
  onClick?: () => void
}

/** A submit button; shows that it is sending, or why it is unavailable. */
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
