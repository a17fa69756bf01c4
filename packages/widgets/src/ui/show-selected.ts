const SELECTED = '[aria-current=true], [aria-pressed=true], [aria-selected=true]'

/** Scrolls a row sideways to its selected item, not the page. */
export function showSelected(row: HTMLElement): void {
  const item = row.querySelector(SELECTED)?.getBoundingClientRect()
  if (!item) return
  const { left, right } = row.getBoundingClientRect()
  if (item.left < left || item.right > right) row.scrollLeft += (item.left + item.right - left - right) / 2
}
