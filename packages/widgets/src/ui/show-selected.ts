import type { FocusEvent } from 'react'

const SELECTED = '[aria-current=true], [aria-pressed=true], [aria-selected=true]'

/** Width of the fade at the end of a row of chips, px. */
const FADE = 24

/** Scrolls a row sideways to its selected item, not the page. */
export function showSelected(row: HTMLElement): void {
  center(row, row.querySelector(SELECTED))
}

/** Scrolls a row sideways to the item that the keyboard has reached: browsers leave one that is cut where it is. */
export function showFocused({ currentTarget: row, target }: FocusEvent<HTMLElement>): void {
  // A pointer would miss an item that moves under it.
  if (target.matches(':focus-visible')) center(row, target.closest('li'), FADE)
}

function center(row: HTMLElement, element: Element | null, fade = 0): void {
  const item = element?.getBoundingClientRect()
  if (!item) return
  const { left, right } = row.getBoundingClientRect()
  if (item.left < left || item.right > right - fade)
    row.scrollLeft += (item.left + item.right - left - right) / 2
}
