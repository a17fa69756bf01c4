import { range } from '@bnw/core/lib'
import { type GameList, itemAt, type LobbyGame, type LobbyType, type SparseList } from '@bnw/core/lobby'
import { memo, useEffect, useRef } from 'react'

import { GameTile } from '../tile/game-tile.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useGridFocus } from './use-focus.ts'
import { useRenderSlice } from './use-render-slice.ts'
import { useWindow } from './use-window.ts'

interface GridProps {
  label: string
  type: LobbyType
  games: GameList
  list: SparseList<LobbyGame>
  isOld: boolean
  /** Hears which places are in view. */
  onSeen: (seen: Seen) => void
}

/** Places from `first` up to and without `last`. */
export interface Seen {
  first: number
  last: number
}

/** Rows that a phone shows at once: their pictures do not wait until they are laid out. */
const FIRST_ROWS = 2

/** Rows that stand for what is not known yet. */
const WAITING_ROWS = 3

/** How often it is asked for what is in view, at most: the scroll bar passes over many places, ms. */
const REST_MS = 100

/** All tiles of a list, as tall as they are together; only those near the view are in the document (LOB-05). */
export function Grid({ label, type, games, list, isOld, onSeen }: GridProps) {
  const place = useRef<HTMLDivElement>(null)
  const isWaiting = list.count === 0
  const shown = useWindow(place, type, isWaiting ? WAITING_ROWS * 12 : list.count)
  const { columns = 1, rowHeight = 0, drawn, seen, isFast = false } = shown ?? {}
  const count = isWaiting ? WAITING_ROWS * columns : list.count
  const focus = useGridFocus(place, { columns, count, list })

  const places = { from: (drawn?.first ?? 0) * columns, to: (drawn?.last ?? 0) * columns }
  useNeed(isOld || !drawn ? undefined : games, list, places)
  useEffect(() => {
    if (seen) onSeen({ first: seen.first * columns, last: seen.last * columns })
  }, [onSeen, seen, columns])

  const last = Math.min(drawn?.last ?? 0, Math.ceil(count / columns))
  const rows = range(last - (drawn?.first ?? 0)).map(row => row + drawn!.first)
  if (focus.row >= 0 && !rows.includes(focus.row) && focus.row * columns < count) rows.push(focus.row)
  return (
    <div
      ref={place}
      className={isOld ? 'grid old' : 'grid'}
      role="list"
      aria-label={label}
      style={{ height: Math.ceil(count / columns) * rowHeight }}
      {...focus.handlers}
    >
      {rows
        .toSorted((one, other) => one - other)
        .map(row => (
          <Row
            key={row}
            row={row}
            columns={columns}
            height={rowHeight}
            list={list}
            type={type}
            count={count}
            isFast={isFast}
            hasFocus={row === focus.row}
          />
        ))}
    </div>
  )
}

/** Asks for what is drawn and not there, every now and then while it moves. The first page is asked for by whoever shows the list. */
function useNeed(
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
      if (to > 0) games?.load(from, to)
    }, REST_MS)
  }, [games, list, from, to])
  useEffect(() => () => clearTimeout(timer.current), [])
}

interface RowProps {
  row: number
  columns: number
  /** px, with the gap below. */
  height: number
  list: SparseList<LobbyGame>
  type: LobbyType
  count: number
  isFast: boolean
  hasFocus: boolean
}

const Row = memo(function Row(props: RowProps) {
  const { row, columns, height, list, type, count, isFast, hasFocus } = props
  const first = row * columns
  const top = row * height
  const places = range(Math.min(columns, count - first)).map(column => first + column)
  const mayRender = useRenderSlice({ isPaused: isFast, isUrgent: hasFocus })
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
      {places.map(place => {
        const game = itemAt(list, place)
        if (!game || !mayRender) return <Place key={place} type={type} isFirst={list.count === 0} />
        return (
          <div
            key={game.id}
            role="listitem"
            aria-setsize={count}
            aria-posinset={place + 1}
            data-place={place}
          >
            <GameTile game={game} eager={row < FIRST_ROWS} />
          </div>
        )
      })}
    </div>
  )
})

/** A place whose tile is yet to come. It moves only before anything is there: many pass by while one scrolls. */
function Place({ type, isFirst }: { type: LobbyType; isFirst: boolean }) {
  if (isFirst) return <Skeleton shape={type === 'live' ? 'live' : 'tile'} />
  return <i className={`coming ${type}`} part="skeleton" aria-hidden="true" />
}
