import { attemptWords } from '@bnw/core/cashier'
import { useEffect, useState } from 'react'

import { useWords } from '../../kit/index.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'

/** A reply within this time needs no dialog, ms. */
const DIALOG_DELAY_MS = 400

/** Blocks the screen while a payment is sending (CASH-07). Needs `paymentStyles`. */
export function WaitDialog({ open }: { open: boolean }) {
  const words = useWords(attemptWords)
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    if (!open) return
    const timer = setTimeout(() => setLate(true), DIALOG_DELAY_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [open])

  return (
    <Dialog open={open && isLate} size="small" title={words.wait()}>
      <div className="wait-spinner">
        <Spinner size={80} label={words.sending()} />
      </div>
    </Dialog>
  )
}
