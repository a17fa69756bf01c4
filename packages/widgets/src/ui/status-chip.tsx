import { cashierWords } from '@bnw/core/cashier'
import { STATUS } from '@bnw/core/history'

import { useWords } from '../kit/index.ts'
import { CheckIcon } from './icons/check.tsx'
import { ClockIcon } from './icons/clock.tsx'
import { CloseIcon } from './icons/close.tsx'

/** The status of a money movement as an icon, a word and a colour; an unknown one reads as new. Needs `paymentStyles`. */
export function StatusChip({ status }: { status: number }) {
  const words = useWords(cashierWords)
  if (status === STATUS.approved)
    return <Chip kind="ok" icon={<CheckIcon />} label={words.statusApproved()} />
  if (status === STATUS.cancelled)
    return <Chip kind="bad" icon={<CloseIcon />} label={words.statusCancelled()} />
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
