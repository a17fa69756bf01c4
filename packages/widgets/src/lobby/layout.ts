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

/** Height of a line of the name in text of the usual size, px. */
const NAME_LINE = 20

const GAP = 12

/** Widths, px, from which there are at least two and three columns of slots, and two of tables, narrower than elsewhere. */
const AT_LEAST = { slot: [228, 330], live: [228] }

/**
 * The layout for a width in px. Large text has fewer columns and higher rows.
 *
 * @param line The height of a line of the name, px.
 */
export function layOutTiles(type: 'slot' | 'live', width: number, line = NAME_LINE): Layout {
  const { minWidth, ratio, below } = MEASURES[type]
  const scale = line / NAME_LINE
  const fitting = Math.floor((width + GAP) / (minWidth + GAP))
  const minColumns = AT_LEAST[type].filter(from => width >= from * scale).length + 1
  const columns = Math.max(fitting, minColumns)
  const tile = (width - GAP * (columns - 1)) / columns
  const nameLines = tile < minWidth * scale ? 2 : 1
  const text = Math.round((nameLines * NAME_LINE + below) * scale)
  return { columns, nameLines, rowHeight: Math.round(tile * ratio) + text }
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
