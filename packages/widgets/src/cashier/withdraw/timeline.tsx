import { withdrawWords } from '@bnw/core/cashier'
import { historyWords, isSettled, STATUS, type Transaction } from '@bnw/core/history'
import type { ReactNode } from 'react'

import { useWords } from '../../kit/index.ts'
import { CheckIcon } from '../../ui/icons/check.tsx'
import { ClockIcon } from '../../ui/icons/clock.tsx'
import { CloseIcon } from '../../ui/icons/close.tsx'
import { Time } from '../../ui/time.tsx'

/** The progress of a withdrawal: new, in review, then approved, or cancelled with its note. */
export function Timeline({ row }: { row: Transaction | undefined }) {
  const words = useWords(withdrawWords)
  const isDecided = isSettled(row?.transaction_status)
  return (
    <ol className="timeline" aria-label={words.progress()}>
      <Step kind="done" icon={<CheckIcon />} label={historyWords.statuses.new()}>
        <Time at={row?.date} />
      </Step>
      <Step
        kind={isDecided ? 'done' : 'now'}
        icon={isDecided ? <CheckIcon /> : <ClockIcon />}
        label={words.inReview()}
      />
      <Decision row={row} />
    </ol>
  )
}

/** The last step, which is announced when it changes; those before it do not change. */
function Decision({ row }: { row: Transaction | undefined }) {
  const words = useWords(withdrawWords)
  const status = row?.transaction_status
  if (status === STATUS.approved)
    return <Step kind="ok" icon={<CheckIcon />} label={historyWords.statuses.approved()} isAnnounced />
  if (status !== STATUS.cancelled) return <Step kind="later" label={words.decision()} isAnnounced />
  return (
    <Step kind="bad" icon={<CloseIcon />} label={historyWords.statuses.cancelled()} isAnnounced>
      <span>{row?.note || words.noNote()}</span>
      <span>{words.cancelledText()}</span>
    </Step>
  )
}

interface StepProps {
  kind: 'done' | 'now' | 'later' | 'ok' | 'bad'
  icon?: ReactNode
  label: string
  isAnnounced?: boolean
  children?: ReactNode
}

function Step({ kind, icon, label, isAnnounced, children }: StepProps) {
  const isCurrent = kind === 'now' || kind === 'ok' || kind === 'bad'
  return (
    <li className={kind} aria-current={isCurrent ? 'step' : undefined}>
      <span className="dot">{icon}</span>
      <span className="step-text" role={isAnnounced ? 'status' : undefined}>
        <strong>{label}</strong>
        {children}
      </span>
    </li>
  )
}
