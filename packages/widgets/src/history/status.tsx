import { STATUS, statusName } from '@bnw/core/history'
import type { ComponentType } from 'react'

import { CheckIcon } from '../ui/icons/check.tsx'
import { ClockIcon } from '../ui/icons/clock.tsx'
import { CloseIcon } from '../ui/icons/close.tsx'

const LOOKS: Readonly<Record<number, { look: string; Icon: ComponentType }>> = {
  [STATUS.new]: { look: 'info', Icon: ClockIcon },
  [STATUS.approved]: { look: 'ok', Icon: CheckIcon },
  [STATUS.cancelled]: { look: 'bad', Icon: CloseIcon }
}

/** The status of a movement: an icon and a word, so that colour is not the only sign. */
export function Status({ status }: { status: number | undefined }) {
  const { look, Icon } = LOOKS[status ?? 0] ?? {}
  return (
    <span className={`status ${look ?? ''}`}>
      {Icon && <Icon />}
      {statusName(status)}
    </span>
  )
}
