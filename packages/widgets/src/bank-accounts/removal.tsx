import {
  $accountRemoval,
  type BankAccount,
  bankAccountWords,
  forgetRemovalError,
  lastFour,
  openRemoval,
  removeBankAccount
} from '@bnw/core/bank-accounts'
import { useStore } from '@nanostores/react'
import { useLayoutEffect } from 'react'

import { useWords } from '../kit/index.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { FormError } from '../ui/form-message.tsx'
import { useUnavailableReason } from '../ui/use-unavailable-reason.ts'

interface RemovalProps {
  account: BankAccount
  /** It is the player's only account. */
  isLast: boolean
  onCancel: () => void
  onRemoved: () => void
}

/** Confirms a removal; shows a refusal in the dialog, where it can be retried. */
export function Removal({ account, isLast, onCancel, onRemoved }: RemovalProps) {
  const words = useWords(bankAccountWords)
  const state = useStore($accountRemoval)
  const reason = useUnavailableReason()
  const number = account.iban || account.number
  // Before the paint, and so before anything is sent: opening discards what was sent.
  useLayoutEffect(() => {
    openRemoval(account.id)
    return forgetRemovalError
  }, [account.id])

  const remove = async () => {
    await removeBankAccount(account.id)
    if ($accountRemoval.get().status === 'done') onRemoved()
  }
  return (
    <ConfirmDialog
      open
      title={words.removeTitle()}
      kind="destroy"
      confirmLabel={words.remove()}
      cancelLabel={words.cancel()}
      pending={state.status === 'sending'}
      pendingLabel={words.removing()}
      unavailable={reason}
      onConfirm={() => void remove()}
      onCancel={onCancel}
    >
      <FormError state={state} />
      <p className="removal">
        {number ? words.removeText(account.bank, lastFour(number)) : words.removeUnnumbered()}
      </p>
      {isLast && <p className="removal">{words.removeLast()}</p>}
    </ConfirmDialog>
  )
}
