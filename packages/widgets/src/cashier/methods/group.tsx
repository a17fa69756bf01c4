import { type CashEntry, cashierWords, environment, safeUrl } from '@bnw/core'
import { type ReactNode, useId, useState } from 'react'

import { BankMark } from '../../banks/bank-mark.tsx'
import { useWords } from '../../kit/index.ts'
import { ChevronDownIcon } from '../../ui/icons/chevron-down.tsx'

interface GroupProps {
  group: Extract<CashEntry, { type: 'group' }>
  chosen: string | undefined
  children: ReactNode
}

/** A group opens to its methods in place. */
export function Group({ group, chosen, children }: GroupProps) {
  const words = useWords(cashierWords)
  const id = useId()
  const { name, image, methods } = group
  const [isOpen, setOpen] = useState(() => methods.some(method => method.id === chosen))
  return (
    <li className="method-group">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={name}
        onClick={() => setOpen(!isOpen)}
      >
        <BankMark name={name} logo={safeUrl(image, 'image', environment().configuration.gateway)} />
        <span className="method-text">
          <strong>{name}</strong>
          <small>{words.groupCount(methods.length)}</small>
        </span>
        <ChevronDownIcon />
      </button>
      <ul id={id} hidden={!isOpen}>
        {children}
      </ul>
    </li>
  )
}
