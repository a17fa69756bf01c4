import { type MouseEvent, useEffect, useRef } from 'react'

import css from './chips.css?inline'

export const chipsStyles = css

export interface Chip {
  id: string
  label: string
  /** Makes the chip a link. The address has been through `safeUrl`. */
  href?: string
}

export interface ChipsProps {
  /** Name of the row. */
  label: string
  chips: readonly Chip[]
  selected?: string
  onSelect: (id: string, event: MouseEvent) => void
  /** `group` for values and filters, `navigation` for links such as categories. `group` if unset. */
  as?: 'group' | 'navigation'
}

/** A row of filters of which at most one is selected; scrolls sideways if it does not fit. */
export function Chips({ label, chips, selected, onSelect, as = 'group' }: ChipsProps) {
  const isPlaces = as === 'navigation'
  const Row = isPlaces ? 'nav' : 'div'
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => keepShown(row.current!), [selected, chips.length])
  return (
    <Row className="chips" part="chips" role={isPlaces ? undefined : as} aria-label={label}>
      <ul ref={row}>
        {chips.map(chip => (
          <li key={chip.id}>
            <ChipButton chip={chip} on={chip.id === selected} place={isPlaces} onSelect={onSelect} />
          </li>
        ))}
      </ul>
    </Row>
  )
}

/** The row's width is known after layout, and changes with the window and its neighbours. */
function keepShown(row: HTMLElement): () => void {
  const watcher = new ResizeObserver(() => showSelected(row))
  watcher.observe(row)
  return () => watcher.disconnect()
}

/** Scrolls the row only, not the page. */
function showSelected(row: HTMLElement): void {
  const chip = row.querySelector('[aria-current=true], [aria-pressed=true]')?.getBoundingClientRect()
  if (!chip) return
  const { left, right } = row.getBoundingClientRect()
  if (chip.left < left || chip.right > right) row.scrollLeft += (chip.left + chip.right - left - right) / 2
}

interface ChipButtonProps extends Pick<ChipsProps, 'onSelect'> {
  chip: Chip
  on: boolean
  place: boolean
}

function ChipButton({ chip, on, place, onSelect }: ChipButtonProps) {
  const shared = {
    className: 'chip',
    part: 'chip',
    onClick: (event: MouseEvent) => onSelect(chip.id, event)
  }
  if (chip.href)
    return (
      <a href={chip.href} aria-current={on || undefined} {...shared}>
        {chip.label}
      </a>
    )
  return (
    <button
      type="button"
      aria-current={(place && on) || undefined}
      aria-pressed={place ? undefined : on}
      {...shared}
    >
      {chip.label}
    </button>
  )
}
