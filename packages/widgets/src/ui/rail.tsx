import { Children, type ReactNode, useEffect, useRef, useState } from 'react'

import { cancelFrame, nextFrame, watchSize } from '../kit/index.ts'
import { ChevronLeftIcon } from './icons/chevron-left.tsx'
import { ChevronRightIcon } from './icons/chevron-right.tsx'
import css from './rail.css?inline'
import { showFocused } from './show-selected.ts'
import { Skeleton } from './skeleton.tsx'
import { useId } from './use-id.ts'

export const railStyles = css

export interface RailProps {
  title: string
  /** The visible title is loading: `title` is for assistive technology, and a skeleton reserves its space. */
  isUntitled?: boolean
  /** Content beside the title: a link to all. */
  action?: ReactNode
  previousLabel: string
  nextLabel: string
  /** Of a button for the keyboard that leads past the tiles, to the last one. */
  endLabel?: string | undefined
  /** `wide`: fewer and wider, for live tables. `ranked`: with large numerals beside the tiles. */
  look?: 'wide' | 'ranked' | undefined
  busy?: boolean
  /** One tile each. */
  children: ReactNode
}

/**
 * A row of tiles that scrolls sideways and snaps; on phones the last tile is cut to show that there are more.
 *
 * @part rail - A row that scrolls sideways, with its title.
 */
export function Rail({ action, previousLabel, nextLabel, endLabel, look, busy, ...named }: RailProps) {
  const { children } = named
  const row = useRef<HTMLUListElement>(null)
  const heading = useId()
  const [edge, setEdge] = useState('start')
  const count = Children.count(children)
  useEffect(() => {
    const list = row.current
    if (!list) return
    let frame = 0
    const stop = watchSize(list, () => {
      // Read while the layout is known, and rendered in the next frame: that may resize the row again.
      const found = edgeOf(list)
      cancelFrame(frame)
      frame = nextFrame(() => setEdge(found))
    })
    return () => {
      stop()
      cancelFrame(frame)
    }
  }, [count])
  const move = (direction: number) => {
    const list = row.current
    list?.scrollBy({ left: direction * list.clientWidth * 0.9, behavior: 'smooth' })
  }
  const focusLast = () => row.current?.querySelector<HTMLElement>('li:last-child a')?.focus()
  return (
    <section className={`rail ${look ?? ''}`} part="rail" aria-labelledby={heading} aria-busy={busy}>
      <header>
        <h2 id={heading}>
          <span className={named.isUntitled ? 'visually-hidden' : undefined}>{named.title}</span>
          {named.isUntitled && <Skeleton shape="text" width="8em" />}
        </h2>
        {action}
        {endLabel && (
          <button type="button" className="end" onClick={focusLast}>
            {endLabel}
          </button>
        )}
        {edge !== 'both' && (
          <span className="arrows">
            <Arrow label={previousLabel} off={edge === 'start'} onClick={() => move(-1)}>
              <ChevronLeftIcon />
            </Arrow>
            <Arrow label={nextLabel} off={edge === 'end'} onClick={() => move(1)}>
              <ChevronRightIcon />
            </Arrow>
          </span>
        )}
      </header>
      <ul ref={row} onFocus={showFocused} onScroll={event => setEdge(edgeOf(event.currentTarget))}>
        {Children.map(children, tile => tile && <li>{tile}</li>)}
      </ul>
    </section>
  )
}

interface ArrowProps {
  label: string
  off: boolean
  onClick: () => void
  children: ReactNode
}

function Arrow({ label, off, onClick, children }: ArrowProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={off || undefined} onClick={onClick}>
      {children}
    </button>
  )
}

/** The ends of the row that are scrolled into view. */
function edgeOf({ clientWidth, scrollLeft, scrollWidth }: HTMLElement): string {
  if (scrollWidth < clientWidth + 2) return 'both'
  if (scrollLeft < 2) return 'start'
  return scrollLeft + clientWidth > scrollWidth - 2 ? 'end' : ''
}
