/** The layout of tiles: all rows have the same height, so that a row's position follows from its index. */
export interface Layout {
  columns: number
  /** Height of a row including the gap below it, px. */
  rowHeight: number
}

/** Rows from `first` to `last`, exclusive. */
export interface Span {
  first: number
  last: number
}

/** Measures of tiles by type: minimum width in px, height by width, and height of the text with the gap below in px. */
const MEASURES = {
  slot: { minWidth: 152, ratio: 4 / 3, below: 88 },
  live: { minWidth: 208, ratio: 10 / 16, below: 102 }
}

export const GAP = 12

/** Widths in px from which there are at least two and three columns of slots, narrower than elsewhere, and two of tables. */
const AT_LEAST = { slot: [228, 330], live: [228] }

/** The layout for a width in px. */
export function layOutTiles(type: 'slot' | 'live', width: number): Layout {
  const { minWidth, ratio, below } = MEASURES[type]
  const fitting = Math.floor((width + GAP) / (minWidth + GAP))
  const least = AT_LEAST[type].filter(from => width >= from).length + 1
  const columns = Math.max(fitting, least)
  const tile = (width - GAP * (columns - 1)) / columns
  return { columns, rowHeight: Math.round(tile * ratio) + below }
}

/**
 * The rows that overlap a vertical stretch.
 *
 * @param stretch Its top and bottom, px below the top of the first row.
 * @param rows The number of rows.
 */
export function rowsBetween(
  { top, bottom }: { top: number; bottom: number },
  { rowHeight }: Layout,
  rows: number
): Span {
  const clamp = (row: number) => Math.max(0, Math.min(row, rows))
  return { first: clamp(Math.floor(top / rowHeight)), last: clamp(Math.ceil(bottom / rowHeight)) }
}
