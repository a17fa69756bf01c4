/** The layout of tiles: all rows have the same height, so that a row's position follows from its index. */
export interface Layout {
  columns: number
  /** Names may take two lines on narrow tiles, one on wide ones. */
  nameLines: 1 | 2
  /** Height of a row including the gap below it, px. */
  rowHeight: number
}

/** Rows from `first` to `last`, exclusive. */
export interface Span {
  first: number
  last: number
}

/**
 * Measures of tiles by type: minimum width in px, except where there are at least so many columns; height by width; height
 * of the text without the name, and of the gap of 20 px below, in px.
 */
const MEASURES = {
  slot: { minWidth: 152, ratio: 4 / 3, below: 48 },
  live: { minWidth: 208, ratio: 10 / 16, below: 66 }
}

/** Height of a line of the name, px. */
const NAME_LINE = 20

const GAP = 12

/** Widths, px, from which there are at least two and three columns of slots, and two of tables, narrower than elsewhere. */
const AT_LEAST = { slot: [228, 330], live: [228] }

/** The layout for a width in px. */
export function layOutTiles(type: 'slot' | 'live', width: number): Layout {
  const { minWidth, ratio, below } = MEASURES[type]
  const fitting = Math.floor((width + GAP) / (minWidth + GAP))
  const minColumns = AT_LEAST[type].filter(from => width >= from).length + 1
  const columns = Math.max(fitting, minColumns)
  const tile = (width - GAP * (columns - 1)) / columns
  const nameLines = tile < minWidth ? 2 : 1
  return { columns, nameLines, rowHeight: Math.round(tile * ratio) + nameLines * NAME_LINE + below }
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
