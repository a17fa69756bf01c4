import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react'

import { isPlainKey } from '../kit/index.ts'

export interface GridFocus {
  /** The row that must stay in the document: it holds the focus, or is about to. -1: none. */
  row: number
  handlers: {
    onFocus: (event: FocusEvent) => void
    onBlur: (event: FocusEvent) => void
    onKeyDown: (event: KeyboardEvent) => void
  }
}

interface Grid {
  columns: number
  count: number
  /** What is known of the tiles. */
  list: unknown
}

/** Arrow keys move by tile, Home and End to the ends of the row; focus is kept when its row leaves the view. */
export function useGridFocus(grid: RefObject<HTMLElement | null>, { columns, count, list }: Grid): GridFocus {
  const [focused, setFocused] = useState(-1)
  const [wanted, setWanted] = useState(-1)

  // A tile that is yet to come takes the focus when it is there: no press is lost.
  useLayoutEffect(() => {
    if (wanted < 0) return
    const tile = grid.current?.querySelector<HTMLElement>(`[data-place="${wanted}"] .open`)
    if (!tile) return
    setWanted(-1)
    tile.focus()
  }, [grid, wanted, list])

  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeOf(event.target)
    if (!isPlainKey(event) || place < 0) return
    const target = targetOf(event.key, place, columns)
    if (target === undefined) return
    event.preventDefault()
    const within = Math.min(target, count - 1)
    if (within < 0) return
    setFocused(within)
    setWanted(within)
  }
  return {
    row: focused < 0 ? -1 : Math.floor(focused / columns),
    handlers: {
      onKeyDown,
      onFocus: event => {
        setFocused(placeOf(event.target))
        setWanted(-1)
      },
      onBlur: event => {
        if (grid.current?.contains(event.relatedTarget)) return
        setFocused(-1)
        setWanted(-1)
      }
    }
  }
}

function placeOf(target: EventTarget): number {
  const place = (target as Element).closest<HTMLElement>('[data-place]')?.dataset['place']
  return place === undefined ? -1 : Number(place)
}

function targetOf(key: string, place: number, columns: number): number | undefined {
  const start = place - (place % columns)
  if (key === 'ArrowRight') return place + 1
  if (key === 'ArrowLeft') return place - 1
  if (key === 'ArrowDown') return place + columns
  if (key === 'ArrowUp') return place - columns
  if (key === 'Home') return start
  return key === 'End' ? start + columns - 1 : undefined
}
