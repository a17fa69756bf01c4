import type { ReactNode } from 'react'

import { Button, type ButtonKind } from './button.tsx'
import { Dialog } from './dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  title: ReactNode
  /** What will happen, with amounts and names. */
  children?: ReactNode
  /** A verb, never "OK". */
  confirmLabel: string
  cancelLabel: string
  /** `destroy` for what cannot be undone, `money` for moving money; `primary` if unset. */
  kind?: ButtonKind
  pending?: boolean
  pendingLabel?: string
  /** Why the action is not possible now. */
  unavailable?: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation; the focus starts on the cancel button. Needs `dialogStyles`, `buttonStyles`. */
export function ConfirmDialog({ open, title, children, kind = 'primary', ...props }: ConfirmDialogProps) {
  const { pending, pendingLabel, onConfirm, onCancel } = props
  const back = () => {
    if (!pending) onCancel()
  }
  return (
    <Dialog
      open={open}
      title={title}
      size="small"
      decision
      onClose={back}
      footer={
        <>
          <Button data-first onClick={back} unavailable={pending ? pendingLabel : undefined}>
            {props.cancelLabel}
          </Button>
          <Button
            kind={kind}
            pending={pending}
            pendingLabel={pendingLabel}
            unavailable={props.unavailable}
            onClick={onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
