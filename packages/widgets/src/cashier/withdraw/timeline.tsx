import { withdrawWords } from '@bnw/core/cashier'
import { isSettled, STATUS, type Transaction } from '@bnw/core/history'
import { $loadedLanguage } from '@bnw/core/language'
import { formatMoment } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { useWords } from '../../kit/index.ts'
import { CheckIcon } from '../../ui/icons/check.tsx'
import { ClockIcon } from '../../ui/icons/clock.tsx'
import { CloseIcon } from '../../ui/icons/close.tsx'

/** The progress of a withdrawal: new, in review, then approved, or cancelled with its note. */
export function Timeline({ row }: { row: Transaction | undefined }) {
  const words = useWords(withdrawWords)
  const language = useStore($loadedLanguage) || 'tr'
  const status = row?.transaction_status
  const isDecided = isSettled(status)
  return (
    <ol className="timeline" aria-label={words.progress()} aria-live="polite">
      <Step kind="done" icon={<CheckIcon />} label={words.isNew()}>
        {row?.date !== undefined && <time>{formatMoment(row.date, language)}</time>}
      </Step>
      <Step
        kind={isDecided ? 'done' : 'now'}
        icon={isDecided ? <CheckIcon /> : <ClockIcon />}
        label={words.inReview()}
      />
      {status === STATUS.approved && <Step kind="ok" icon={<CheckIcon />} label={words.approved()} />}
      {status === STATUS.cancelled && (
        <Step kind="bad" icon={<CloseIcon />} label={words.cancelled()}>
          <span>{row?.note || words.noNote()}</span>
          <span>{words.cancelledText()}</span>
        </Step>
      )}
      {!isDecided && <Step kind="later" label={words.decision()} />}
    </ol>
  )
}

interface StepProps {
  kind: 'done' | 'now' | 'later' | 'ok' | 'bad'
  icon?: ReactNode
  label: string
  children?: ReactNode
}

function Step({ kind, icon, label, children }: StepProps) {
  const isCurrent = kind === 'now' || kind === 'ok' || kind === 'bad'
  return (
    <li className={kind} aria-current={isCurrent ? 'step' : undefined}>
      <span className="dot">{icon}</span>
      <span className="step-text">
        <strong>{label}</strong>
        {children}
      </span>
    </li>
  )
}
