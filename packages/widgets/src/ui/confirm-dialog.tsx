import type { ReactNode } from 'react'

import { Button, type ButtonKind } from './button.tsx'
import { Dialog } from './dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  title: ReactNode
  /** What will happen, with amounts and names. */
  children?: ReactNode
  /** The verb itself, never "OK". */
  confirmLabel: string
  cancelLabel: string
  /** `primary` if unset; `destroy` for what cannot be undone, `money` for what moves money. */
  kind?: ButtonKind
  pending?: boolean
  pendingLabel?: string
  /** Why it cannot be done now. */
  unavailable?: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something happens; focus starts on the way back. Needs `dialogStyles`, `buttonStyles`. */
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
