import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react'

import { isPlainKey } from '../kit/index.ts'

export interface GridFocus {
  /** The row that must stay in the document, since it has the focus or will get it; -1 if none. */
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
  /** The loaded tiles; a change may bring the one to focus. */
  list: unknown
}

/** Arrow keys move by tile, Home and End to the ends of the row. The focus survives scrolling its row out of view. */
export function useGridFocus(grid: RefObject<HTMLElement | null>, { columns, count, list }: Grid): GridFocus {
  const [focused, setFocused] = useState(-1)
  const [target, setTarget] = useState(-1)

  // A tile that is not rendered yet gets the focus later.
  useLayoutEffect(() => {
    if (target < 0) return
    const tile = grid.current?.querySelector<HTMLElement>(`[data-index="${target}"] .open`)
    if (!tile) return
    setTarget(-1)
    tile.focus()
  }, [grid, target, list])

  const onKeyDown = (event: KeyboardEvent) => {
    const index = indexOf(event.target)
    if (!isPlainKey(event) || index < 0) return
    const next = nextIndex(event.key, index, columns)
    if (next === undefined) return
    event.preventDefault()
    const within = Math.min(next, count - 1)
    if (within < 0) return
    setFocused(within)
    setTarget(within)
  }
  return {
    row: focused < 0 ? -1 : Math.floor(focused / columns),
    handlers: {
      onKeyDown,
      onFocus: event => {
        setFocused(indexOf(event.target))
        setTarget(-1)
      },
      onBlur: event => {
        if (grid.current?.contains(event.relatedTarget)) return
        setFocused(-1)
        setTarget(-1)
      }
    }
  }
}

/** The index of the tile around an event's target; -1 if none. */
function indexOf(target: EventTarget): number {
  const tile = target instanceof Element && target.closest<HTMLElement>('[data-index]')
  return tile ? Number(tile.dataset['index']) : -1
}

function nextIndex(key: string, index: number, columns: number): number | undefined {
  const start = index - (index % columns)
  if (key === 'ArrowRight') return index + 1
  if (key === 'ArrowLeft') return index - 1
  if (key === 'ArrowDown') return index + columns
  if (key === 'ArrowUp') return index - columns
  if (key === 'Home') return start
  return key === 'End' ? start + columns - 1 : undefined
}
