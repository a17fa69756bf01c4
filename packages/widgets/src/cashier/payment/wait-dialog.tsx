import { attemptWords } from '@bnw/core/cashier'
import { useEffect, useState } from 'react'

import { useWords } from '../../kit/index.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'

/** An answer that comes sooner needs no dialog, ms (ux 1.2). */
const PATIENCE_MS = 400

/** Locks the screen while money is on its way (CASH-07). Needs `dialogStyles`, `spinnerStyles`, `moneyStyles`. */
export function WaitDialog({ open }: { open: boolean }) {
  const words = useWords(attemptWords)
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    if (!open) return
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
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
