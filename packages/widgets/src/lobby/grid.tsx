import { type GameList, itemAt, type LobbyGame, type LobbyType, type SparseList } from '@bnw/core'
import { memo, useEffect, useRef } from 'react'

import { GameTile } from '../games/game-tile.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useGridFocus } from './use-focus.ts'
import { useWindow } from './use-window.ts'

interface GridProps {
  label: string
  type: LobbyType
  games: GameList
  list: SparseList<LobbyGame>
  isOld: boolean
  /** Hears which places are in view. */
  onSeen: (first: number, last: number) => void
}

/** Rows that stand for what is not known yet. */
const WAITING_ROWS = 3

/** How long a place must be looked at before it is asked for: the scroll bar passes over many, ms. */
const REST_MS = 100

/** All tiles of a list, as tall as they are together; only those near the view are in the document (LOB-05). */
export function Grid({ label, type, games, list, isOld, onSeen }: GridProps) {
  const place = useRef<HTMLDivElement>(null)
  const isWaiting = list.count === 0
  const shown = useWindow(place, type, isWaiting ? WAITING_ROWS * 12 : list.count)
  const { columns = 1, rowHeight = 0, drawn, seen } = shown ?? {}
  const count = isWaiting ? WAITING_ROWS * columns : list.count
  const isThere = (at: number) => itemAt(list, at) !== undefined
  const focus = useGridFocus(place, { columns, count, isThere })

  useNeed(
    isOld || !drawn ? undefined : games,
    list,
    (drawn?.first ?? 0) * columns,
    (drawn?.last ?? 0) * columns
  )
  useEffect(() => {
    if (seen) onSeen(seen.first * columns, Math.min(seen.last * columns, list.count))
  }, [onSeen, seen, columns, list.count])

  const last = Math.min(drawn?.last ?? 0, Math.ceil(count / columns))
  const rows = Array.from({ length: Math.max(0, last - (drawn?.first ?? 0)) }, (_, row) => row + drawn!.first)
  if (focus.row >= 0 && !rows.includes(focus.row) && focus.row * columns < count) rows.push(focus.row)
  return (
    <div
      ref={place}
      className={`grid ${isOld ? 'old' : ''}`}
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
            top={row * rowHeight}
            list={list}
            type={type}
            count={count}
          />
        ))}
    </div>
  )
}

/** Asks for what is drawn and not there, once the view rests. The first page is asked for by whoever shows the list. */
function useNeed(games: GameList | undefined, list: SparseList<LobbyGame>, from: number, to: number): void {
  useEffect(() => {
    if (!games || list.count === 0 || to === 0) return
    const timer = setTimeout(() => games.need(from, to), REST_MS)
    return () => clearTimeout(timer)
  }, [games, list, from, to])
}

interface RowProps {
  row: number
  columns: number
  /** px below the first row's top. */
  top: number
  list: SparseList<LobbyGame>
  type: LobbyType
  count: number
}

const Row = memo(function Row({ row, columns, top, list, type, count }: RowProps) {
  const first = row * columns
  const places = Array.from({ length: Math.min(columns, count - first) }, (_, column) => first + column)
  return (
    <div
      className="row"
      role="presentation"
      style={{ transform: `translateY(${top}px)`, gridTemplateColumns: `repeat(${columns},minmax(0,1fr))` }}
    >
      {places.map(place => {
        const game = itemAt(list, place)
        if (!game) return <Skeleton key={place} shape={type === 'live' ? 'live' : 'tile'} />
        return (
          <div
            key={game.id}
            role="listitem"
            aria-setsize={count}
            aria-posinset={place + 1}
            data-place={place}
          >
            <GameTile game={game} eager={row === 0} />
          </div>
        )
      })}
    </div>
  )
})
