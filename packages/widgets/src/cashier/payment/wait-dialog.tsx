import { attemptWords } from '@bnw/core/cashier'
import { $isStepUpAsked } from '@bnw/core/gateway'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'

import { useWords } from '../../kit/index.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'

/** A reply within this time needs no dialog, ms. */
const DIALOG_DELAY_MS = 400

/**
 * Blocks the screen while a payment is sending (CASH-07), but not while the player has to confirm it: it would cover the
 * dialog of the confirmation (SEC-02). Needs `paymentStyles`.
 */
export function WaitDialog({ open }: { open: boolean }) {
  const words = useWords(attemptWords)
  const isWaiting = !useStore($isStepUpAsked) && open
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), DIALOG_DELAY_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting])

  return (
    <Dialog open={isWaiting && isLate} size="small" title={words.wait()}>
      <div className="wait-spinner">
        <Spinner size={80} label={words.sending()} />
      </div>
    </Dialog>
  )
}
