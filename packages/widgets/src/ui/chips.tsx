import { type MouseEvent, useEffect, useRef } from 'react'

import { watchSize } from '../kit/index.ts'
import css from './chips.css?inline'
import { showFocused, showSelected } from './show-selected.ts'

export const chipsStyles = css

export interface Chip<Id extends string = string> {
  id: Id
  label: string
  /** Makes the chip a link. The address has been through `safeUrl`. */
  href?: string
}

export interface ChipsProps<Id extends string = string> {
  /** Name of the row. */
  label: string
  chips: readonly Chip<Id>[]
  selected?: NoInfer<Id>
  onSelect: (id: Id, event: MouseEvent) => void
  /** `group` for values and filters, `navigation` for links such as categories. `group` if unset. */
  as?: 'group' | 'navigation'
}

/**
 * A row of filters of which at most one is selected; scrolls sideways if it does not fit.
 *
 * @part chips - A row of filters.
 * @part chip - One filter.
 */
export function Chips<Id extends string>(props: ChipsProps<Id>) {
  const { label, chips, selected, onSelect, as = 'group' } = props
  const isNavigation = as === 'navigation'
  const Row = isNavigation ? 'nav' : 'div'
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => (row.current ? keepShown(row.current) : undefined), [selected, chips.length])
  return (
    <Row className="chips" part="chips" role={isNavigation ? undefined : as} aria-label={label}>
      <ul ref={row} onFocus={showFocused}>
        {chips.map(chip => (
          <li key={chip.id}>
            <ChipButton
              chip={chip}
              isSelected={chip.id === selected}
              isNavigation={isNavigation}
              onSelect={event => onSelect(chip.id, event)}
            />
          </li>
        ))}
      </ul>
    </Row>
  )
}

/** The row's width is known after layout, and changes with the window and its neighbours. */
function keepShown(row: HTMLElement): () => void {
  return watchSize(row, () => showSelected(row))
}

interface ChipButtonProps {
  chip: Chip
  isSelected: boolean
  isNavigation: boolean
  onSelect: (event: MouseEvent) => void
}

function ChipButton({ chip, isSelected, isNavigation, onSelect }: ChipButtonProps) {
  const shared = {
    className: 'chip',
    part: 'chip',
    onClick: onSelect
  }
  if (chip.href)
    return (
      <a href={chip.href} aria-current={isSelected || undefined} {...shared}>
        {chip.label}
      </a>
    )
  return (
    <button
      type="button"
      aria-current={(isNavigation && isSelected) || undefined}
      aria-pressed={isNavigation ? undefined : isSelected}
      {...shared}
    >
      {chip.label}
    </button>
  )
}
