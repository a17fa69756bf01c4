import { type CashMethod, cashierWords } from '@bnw/core/cashier'
import { type MouseEvent, useRef, useState } from 'react'

import { useWords } from '../../kit/index.ts'
import { useRange, useTerms } from '../payment/method-terms.ts'
import { ChoiceCards } from '../../ui/choice-cards.tsx'
import { ForeignText } from '../../ui/foreign-text.tsx'
import { useFocusWithin } from '../../ui/use-focus.ts'
import { ChosenMethod } from '../methods/chosen-method.tsx'
import { MethodMark } from '../methods/method-mark.tsx'

interface MethodChoiceProps {
  methods: readonly CashMethod[]
  /** The chosen one, shown alone until the player changes it. */
  method: CashMethod | undefined
  name: string
  /** The id of a method. */
  value: string
  onValue: (id: string) => void
  message: string | undefined
}

/** The choice of a withdrawal method: the chosen one, or all of them. */
export function MethodChoice({ methods, method, ...choice }: MethodChoiceProps) {
  const words = useWords(cashierWords)
  const list = useRef<HTMLDivElement>(null)
  const [state, setState] = useState({ isOpen: false, takesFocus: false })
  // The arrow keys pass from one to the next, so only a press closes the list, that of the first choice too.
  const isPointer = useRef(false)
  useFocusWithin(list, '[name=method]:checked', state.isOpen)
  if (method && !state.isOpen) {
    const open = () => setState({ isOpen: true, takesFocus: true })
    return (
      <ChosenMethod
        key={method.id}
        method={method}
        takesFocus={state.takesFocus}
        onChange={methods.length > 1 ? open : undefined}
      />
    )
  }
  const closeIfPressed = () => setState({ isOpen: !isPointer.current, takesFocus: true })
  // The chosen one does not change.
  const closeIfChosen = ({ target }: MouseEvent) =>
    target instanceof HTMLInputElement && target.value === choice.value && closeIfPressed()
  return (
    <div
      ref={list}
      role="presentation"
      onPointerDown={() => (isPointer.current = true)}
      onKeyDown={() => (isPointer.current = false)}
      onClick={closeIfChosen}
    >
      <ChoiceCards
        {...choice}
        onValue={id => {
          choice.onValue(id)
          closeIfPressed()
        }}
        label={words.method()}
        cards={methods.map(one => ({ id: one.id, content: <CardContent method={one} /> }))}
      />
    </div>
  )
}

function CardContent({ method }: { method: CashMethod }) {
  const range = useRange(method)
  const terms = useTerms(method)
  return (
    <>
      <MethodMark name={method.name} image={method.image} />
      <span className="account-lines method-lines">
        <strong>
          <ForeignText>{method.name}</ForeignText>
        </strong>
        <span className="number">{range}</span>
        <span>{terms}</span>
      </span>
    </>
  )
}
