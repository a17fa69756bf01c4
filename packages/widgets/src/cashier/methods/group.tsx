import { type CashEntry, cashierWords } from '@bnw/core/cashier'
import { type ReactNode, useState } from 'react'

import { useWords } from '../../kit/index.ts'
import { ChevronDownIcon } from '../../ui/icons/chevron-down.tsx'
import { useId } from '../../ui/use-id.ts'
import { MethodMark } from './method-mark.tsx'

interface GroupProps {
  group: Extract<CashEntry, { type: 'group' }>
  chosen: string | undefined
  children: ReactNode
}

/** A group that expands to its methods. */
export function Group({ group, chosen, children }: GroupProps) {
  const words = useWords(cashierWords)
  const id = useId()
  const { name, image, methods } = group
  const [isOpen, setOpen] = useState(() => methods.some(method => method.id === chosen))
  return (
    <li className="method-group">
      <div className="method">
        <MethodMark name={name} image={image} />
        <span className="method-text">
          <button
            type="button"
            className="open"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-describedby={`${id}d`}
            onClick={() => setOpen(!isOpen)}
          >
            {name}
          </button>
          <small id={`${id}d`}>
            {methods.length === 1 ? words.oneInGroup() : words.groupCount(methods.length)}
          </small>
        </span>
        <ChevronDownIcon />
      </div>
      <ul id={id} hidden={!isOpen}>
        {children}
      </ul>
    </li>
  )
}
