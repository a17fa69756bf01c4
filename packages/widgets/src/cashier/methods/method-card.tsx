import { $lastMethods, type CashDirection, type CashMethod, cashierWords } from '@bnw/core/cashier'
import { useStore } from '@nanostores/react'
import { useRef } from 'react'

import { useWords } from '../../kit/index.ts'
import { useConditions } from '../payment/method-terms.ts'
import { MethodHeart } from './method-heart.tsx'
import { ForeignText } from '../../ui/foreign-text.tsx'
import { useId } from '../../ui/use-id.ts'
import { MethodMark } from './method-mark.tsx'
import { type LeftHeart, useLeavingHeart } from './use-moved-heart.ts'

interface MethodCardProps {
  direction: CashDirection
  method: CashMethod
  isChosen: boolean
  onChoose: (method: CashMethod) => void
  leftHeart: LeftHeart
}

/** One payment method with its limits, fee and duration. */
export function MethodCard({ direction, method, isChosen, onChoose, leftHeart }: MethodCardProps) {
  const words = useWords(cashierWords)
  const isLast = useStore($lastMethods)[direction] === method.id
  const id = useId()
  const conditions = useConditions(method)
  const card = useRef<HTMLLIElement>(null)
  useLeavingHeart(card, method.id, leftHeart)
  return (
    <li ref={card} className={isChosen ? 'method on' : 'method'}>
      <MethodMark name={method.name} image={method.image} />
      <span className="method-text">
        {/* Covers the whole card; its accessible name is the method's. */}
        <button
          type="button"
          id={`${id}n`}
          name="method"
          className="open"
          data-method={method.id}
          aria-describedby={id}
          aria-current={isChosen || undefined}
          onClick={() => onChoose(method)}
        >
          <ForeignText>{method.name}</ForeignText>
        </button>
        <small id={id}>
          {conditions} {isLast && <em>{words.lastUsed()}</em>}
        </small>
      </span>
      <MethodHeart direction={direction} method={method} describedBy={`${id}n`} />
    </li>
  )
}
