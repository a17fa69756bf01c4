import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'

import css from './combo-box.css?inline'
import { bestMatch, type ComboOption, matching, meantBy } from './combo.ts'
import { Field, type FieldProps } from './field.tsx'
import { ChevronDownIcon } from './icons/chevron-down.tsx'
import { useId } from './use-id.ts'

/** Use with `fieldStyles`. */
export const comboBoxStyles = css

export interface ComboBoxProps extends Omit<FieldProps, 'value' | 'onChange' | 'suffix' | 'inputRef'> {
  options: readonly ComboOption[]
  /** The id of an option, or the typed text if it is none. */
  value: string
  onValue: (value: string) => void
  /** The message when no option matches. */
  nothingLabel: string
}

/**
 * A choice from a long list, filtered by typing, accents aside. Arrows move, Enter and a click choose, Escape closes. A
 * text that is no option stays in the field. Needs `fieldStyles`, `comboBoxStyles`.
 */
export function ComboBox({ options, value, onValue, nothingLabel, ...field }: ComboBoxProps) {
  const id = useId()
  const combo = useCombo({ options, value, onValue })
  const { isOpen, matches, active } = combo
  return (
    <Field
      {...field}
      className={`combo ${field.className ?? ''}`}
      type="text"
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      aria-activedescendant={isOpen && matches[active] ? `${id}-${matches[active].id}` : undefined}
      spellCheck={false}
      value={combo.text}
      onFocus={event => event.target.select()}
      onClick={event => {
        // Selected, so that typing replaces the text.
        if (!isOpen) event.currentTarget.select()
        combo.open()
      }}
      onChange={event => combo.type(event.target.value, event.target.matches(':focus'))}
      onKeyDown={combo.press}
      onBlur={event => {
        combo.leave()
        field.onBlur?.(event)
      }}
      suffix={
        <>
          <span className="arrow" aria-hidden="true">
            <ChevronDownIcon />
          </span>
          {isOpen && (
            <Options
              {...{ id, matches, active, value, nothingLabel }}
              label={field.label}
              onChoose={combo.choose}
            />
          )}
        </>
      }
    />
  )
}

interface OptionsProps {
  id: string
  label: string
  matches: readonly ComboOption[]
  active: number
  value: string
  nothingLabel: string
  onChoose: (option: ComboOption) => void
}

function Options({ id, label, matches, active, value, nothingLabel, onChoose }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  if (matches.length === 0)
    return (
      <p className="options" role="status">
        {nothingLabel}
      </p>
    )
  return (
    // Pressing the list must not move the focus from the field.
    <div
      ref={list}
      id={id}
      className="options"
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      onMouseDown={keepFocus}
    >
      {matches.map((option, index) => (
        // Options are operated by keyboard from the field.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={option.id}
          id={`${id}-${option.id}`}
          role="option"
          tabIndex={-1}
          aria-selected={option.id === value}
          className={index === active ? 'option active' : 'option'}
          onClick={() => onChoose(option)}
        >
          {option.mark}
          {option.label}
        </div>
      ))}
    </div>
  )
}

function keepFocus(event: { preventDefault(): void }): void {
  event.preventDefault()
}

function useCombo({ options, value, onValue }: Pick<ComboBoxProps, 'options' | 'value' | 'onValue'>) {
  /** The text of the field while it is edited. */
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const label = options.find(option => option.id === value)?.label ?? value
  const matches = isOpen ? matching(options, typed ?? '') : []

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const open = () => {
    if (isOpen) return
    setOpen(true)
    setActive(options.findIndex(option => option.id === value))
  }
  const choose = (option: ComboOption) => {
    onValue(option.id)
    setTyped(undefined)
    close()
  }
  const type = (text: string, isByHand: boolean) => {
    setTyped(isByHand ? text : undefined)
    setOpen(isByHand)
    setActive(text && isByHand ? 0 : -1)
    onValue(bestMatch(options, text)?.id ?? text)
  }
  /** On blur, a text that matches only one option selects it. */
  const leave = () => {
    const isOption = options.some(({ id }) => id === value)
    const meant = typed === undefined || isOption ? undefined : meantBy(options, typed)
    if (meant) onValue(meant.id)
    setTyped(undefined)
    close()
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      if (!isOpen) return open()
      // While none is active, up leads to the last entry.
      const from = step < 0 ? Math.max(active, 0) : active
      setActive((from + step + matches.length) % Math.max(matches.length, 1))
    }
    if (event.key === 'Enter' && isOpen && matches[active]) {
      event.preventDefault()
      choose(matches[active])
    }
    if (event.key === 'Escape' && isOpen) {
      // Closes the list, not a dialog around the field.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  return { text: typed ?? label, isOpen, active, matches, open, choose, type, leave, press }
}
