/** How tiles are set out: all rows are equally high, so that a row's place follows from its number. */
export interface Layout {
  columns: number
  /** Height of a row with the gap below it, px. */
  rowHeight: number
}

/** Rows from `first` up to and without `last`. */
export interface Span {
  first: number
  last: number
}

/** What the tiles of a kind measure, px: smallest width, height by width, and the lines under the picture with a gap. */
const MEASURES = {
  slot: { least: 152, ratio: 4 / 3, below: 88 },
  live: { least: 208, ratio: 10 / 16, below: 102 }
}

export const GAP = 12

/** From this width on there are two columns at least, px. */
const TWO_COLUMNS_FROM = 228

/** Sets tiles out in a width of px. */
export function layOutTiles(type: 'slot' | 'live', width: number): Layout {
  const { least, ratio, below } = MEASURES[type]
  const fitting = Math.floor((width + GAP) / (least + GAP))
  const columns = Math.max(fitting, width >= TWO_COLUMNS_FROM ? 2 : 1)
  const tile = (width - GAP * (columns - 1)) / columns
  return { columns, rowHeight: Math.round(tile * ratio) + below }
}

/**
 * The rows that lie in a stretch.
 *
 * @param stretch Where it begins and ends, px below the top of the first row.
 * @param rows How many there are.
 */
export function rowsBetween(
  { top, bottom }: { top: number; bottom: number },
  { rowHeight }: Layout,
  rows: number
): Span {
  const clamp = (row: number) => Math.max(0, Math.min(row, rows))
  return { first: clamp(Math.floor(top / rowHeight)), last: clamp(Math.ceil(bottom / rowHeight)) }
}
