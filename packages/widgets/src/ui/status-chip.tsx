import { cashierWords } from '@bnw/core/cashier'

import { useWords } from '../kit/index.ts'
import { CheckIcon } from './icons/check.tsx'
import { ClockIcon } from './icons/clock.tsx'
import { CloseIcon } from './icons/close.tsx'

/** Where a movement stands: 1001 New, 1002 Approved, 1003 Cancel. */
export const NEW = 1001
export const APPROVED = 1002
export const CANCELLED = 1003

/** A state by icon, word and colour. Needs `moneyStyles`. */
export function StatusChip({ status }: { status: number }) {
  const words = useWords(cashierWords)
  if (status === APPROVED) return <Chip kind="ok" icon={<CheckIcon />} label={words.statusApproved()} />
  if (status === CANCELLED) return <Chip kind="bad" icon={<CloseIcon />} label={words.statusCancelled()} />
  return <Chip kind="new" icon={<ClockIcon />} label={words.statusNew()} />
}

function Chip({ kind, icon, label }: { kind: string; icon: React.ReactNode; label: string }) {
  return (
    <span className={`status-chip ${kind}`}>
      {icon}
      {label}
    </span>
  )
}
