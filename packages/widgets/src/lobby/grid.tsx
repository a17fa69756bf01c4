import { range } from '@bnw/core/lib'
import { type GameList, itemAt, type LobbyGame, type LobbyType, type SparseList } from '@bnw/core/lobby'
import { memo, useEffect, useRef } from 'react'

import { GameTile } from '../tile/game-tile.tsx'
import { PicturesWait } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useGridFocus } from './use-focus.ts'
import type { Span } from './layout.ts'
import { useSlots } from './use-slots.ts'
import { useRenderSlice } from './use-render-slice.ts'
import { useWindow } from './use-window.ts'

/** Tiles that load before their rows render, once the list has scrolled: a row that has to wait renders twice. */
const AHEAD = 48

interface GridProps {
  label: string
  type: LobbyType
  /** The path of the site with these games. */
  listPath: string
  games: GameList
  list: SparseList<LobbyGame>
  isOld: boolean
  /** Receives the indexes in the viewport. */
  onSeen: (seen: Seen) => void
}

/** Indexes from `first` to `last`, exclusive. */
export interface Seen {
  first: number
  last: number
}

/** Rows that a phone shows at once: their pictures load eagerly. */
const FIRST_ROWS = 2

/** Rows of skeletons while the number of games is unknown. */
const WAITING_ROWS = 3

/** Minimum time between two loads while scrolling, ms: dragging the scroll bar passes many rows. */
const LOAD_INTERVAL_MS = 100

/** A grid as tall as all its tiles; only those near the viewport are in the document (LOB-05). */
export function Grid({ label, type, listPath, games, list, isOld, onSeen }: GridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLElement>(null)
  const isWaiting = list.count === 0
  const shown = useWindow({ grid, line }, type, isWaiting ? WAITING_ROWS * 12 : list.count)
  const { columns = 1, nameLines = 2, rowHeight = 0, rendered, seen, pace = 'still' } = shown ?? {}
  const count = isWaiting ? WAITING_ROWS * columns : list.count
  const view = useRef<Span>({ first: 0, last: 0 })
  if (seen) view.current = seen
  const focus = useGridFocus(grid, { columns, count, list })

  const first = rendered?.first ?? 0
  const indexes = { from: first * columns, to: (rendered?.last ?? 0) * columns }
  useLoad(isOld || !rendered ? undefined : games, list, indexes)
  useEffect(() => {
    if (seen) onSeen({ first: seen.first * columns, last: seen.last * columns })
  }, [onSeen, seen, columns])

  const last = Math.min(rendered?.last ?? 0, Math.ceil(count / columns))
  const rows = range(last - first).map(row => row + first)
  if (focus.row >= 0 && !rows.includes(focus.row) && focus.row * columns < count) rows.push(focus.row)
  const slots = useSlots(
    rows.toSorted((one, other) => one - other),
    { pace, hasFocus: focus.row >= 0 }
  )
  return (
    <div
      ref={grid}
      className={`grid${isOld ? ' old' : ''}${nameLines === 1 ? ' wide' : ''}`}
      role="list"
      aria-label={label}
      style={{ height: Math.ceil(count / columns) * rowHeight }}
      {...focus.handlers}
    >
      <i ref={line} className="line" aria-hidden="true" />
      <PicturesWait.Provider value={pace === 'skimming' || pace === 'fast'}>
        {slots.map(({ row, key }) => (
          <Row
            key={key}
            row={row}
            columns={columns}
            height={rowHeight}
            list={list}
            type={type}
            listPath={listPath}
            count={count}
            isFast={pace === 'fast'}
            view={view}
            hasFocus={row === focus.row}
          />
        ))}
      </PicturesWait.Provider>
    </div>
  )
}

/** Loads rendered rows that have no games yet, throttled. The first page is loaded by `useList`. */
function useLoad(
  games: GameList | undefined,
  list: SparseList<LobbyGame>,
  { from, to }: { from: number; to: number }
): void {
  const latest = useRef({ games, from, to })
  latest.current = { games, from, to }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (list.count === 0) return
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      const { games, from, to } = latest.current
      if (to > 0) games?.load(from, from > 0 ? to + AHEAD : to)
    }, LOAD_INTERVAL_MS)
  }, [games, list, from, to])
  useEffect(() => () => clearTimeout(timer.current), [])
}

interface RowProps {
  row: number
  columns: number
  /** px, including the gap below. */
  height: number
  list: SparseList<LobbyGame>
  type: LobbyType
  listPath: string
  count: number
  isFast: boolean
  /** The rows in the viewport at the moment. */
  view: { readonly current: Span }
  hasFocus: boolean
}

const Row = memo(function Row(props: RowProps) {
  const { row, columns, height, list, type, listPath, count, isFast, view, hasFocus } = props
  const first = row * columns
  const top = row * height
  const indexes = range(Math.min(columns, count - first)).map(column => first + column)
  const mayRender = useRenderSlice({ isPaused: isFast, isUrgent: hasFocus, row, view })
  return (
    <div
      className="row"
      role="presentation"
      style={{
        top,
        height,
        gridTemplateColumns: `repeat(${columns},minmax(0,1fr))`
      }}
    >
      {indexes.map(index => {
        const game = itemAt(list, index)
        if (!game || !mayRender)
          return <Placeholder key={index - first} type={type} isFirst={list.count === 0} />
        return (
          <div
            key={index - first}
            role="listitem"
            aria-setsize={count}
            aria-posinset={index + 1}
            data-index={index}
          >
            <GameTile game={game} eager={row < FIRST_ROWS} listPath={listPath} />
          </div>
        )
      })}
    </div>
  )
})

/** The space of a tile that is not loaded. It is animated only before the first tiles, not while scrolling. */
function Placeholder({ type, isFirst }: { type: LobbyType; isFirst: boolean }) {
  if (isFirst) return <Skeleton shape={type === 'live' ? 'live' : 'tile'} />
  return <i className={`coming ${type}`} part="skeleton" aria-hidden="true" />
}
