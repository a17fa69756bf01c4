import { STATUS, statusName } from '@bnw/core/history'
import type { ComponentType } from 'react'

import { CheckIcon } from './icons/check.tsx'
import { ClockIcon } from './icons/clock.tsx'
import { CloseIcon } from './icons/close.tsx'
import css from './status-chip.css?inline'

export const statusChipStyles = css

const LOOKS: Readonly<Record<number, { look: string; Icon: ComponentType }>> = {
  [STATUS.new]: { look: 'info', Icon: ClockIcon },
  [STATUS.approved]: { look: 'ok', Icon: CheckIcon },
  [STATUS.cancelled]: { look: 'bad', Icon: CloseIcon }
}

/** The status of a money movement: an icon and a word, so that colour is not the only sign. Nothing if it is unknown. */
export function StatusChip({ status }: { status: number | undefined }) {
  if (status === undefined) return null
  const { look, Icon } = LOOKS[status] ?? {}
  return (
    <span className={`status-chip ${look ?? ''}`}>
      {Icon && <Icon />}
      {statusName(status)}
    </span>
  )
}
