import { gatewayWords } from '@bnw/core/gateway'
import { historyWords } from '@bnw/core/history'
import { type ReactNode, useEffect, useRef } from 'react'

import { useStyles, useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'
import { Empty, emptyStyles } from '../ui/empty.tsx'
import { LoadingBar, loadingBarStyles } from '../ui/loading-bar.tsx'
import { Problem, problemStyles } from '../ui/problem.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { ShownList } from './use-list.ts'

const styles = [emptyStyles, loadingBarStyles, problemStyles]

interface ListingProps<Row> {
  list: ShownList<Row>
  /** Stands in the place of rows that are awaited; rows of 48 px if unset. */
  waiting?: ReactNode
  /** What is said of a list without rows; that nothing was found if unset. */
  nothing?: string
  drawing?: 'quay' | 'gull' | 'ticket'
  /** The way on from a list without rows. */
  wayOn?: ReactNode
  /** Draws the rows. What `data-item` marks takes the focus as the first of a further page. */
  children: (items: readonly Row[]) => ReactNode
}

/** A list in each of its states (ux 1.1): an error takes nothing away that was there, and no rows are no error. */
export function Listing<Row>({ list, children, ...props }: ListingProps<Row>) {
  useStyles(styles)
  const words = useWords(historyWords)
  const { items } = list
  const place = useRef<HTMLDivElement>(null)
  const expect = useFocusOnMore(place, items?.length ?? 0)
  const problem = list.problem && (
    <Problem message={list.problem} retryLabel={gatewayWords.retry()} onRetry={list.retry} />
  )
  return (
    <div className="listing" ref={place} aria-busy={list.isBusy || list.isAppending || undefined}>
      {list.isBusy && items && <LoadingBar />}
      {!list.isOfMore && problem}
      {list.isBefore && items && list.problem && <p className="hint">{words.before()}</p>}
      {items ? (
        items.length > 0 ? (
          children(items)
        ) : (
          <Empty message={props.nothing ?? words.nothing()} drawing={props.drawing} action={props.wayOn} />
        )
      ) : (
        !list.problem && (props.waiting ?? <Skeleton shape="row" count={5} />)
      )}
      {list.isOfMore && problem}
      {list.hasMore && !list.isOfMore && items && (
        <p className="more">
          <Button
            pending={list.isAppending}
            onClick={() => {
              expect()
              void list.append()
            }}
          >
            {words.more()}
            <Shown count={items.length} total={list.total} />
          </Button>
        </p>
      )}
    </div>
  )
}

/** How many are shown of how many: no part of the button's name. */
export function Shown({ count, total }: { count: number; total: number }) {
  return <span className="number shown" aria-hidden="true">{`${count} / ${total}`}</span>
}

/** After "Load more" the first new item has the focus (ux 1.7). Gives the function that says that more is asked for. */
export function useFocusOnMore(place: { current: HTMLElement | null }, count: number): () => void {
  const from = useRef<number>(undefined)

  useEffect(() => {
    if (from.current === undefined || count === from.current) return
    const items = place.current?.querySelectorAll<HTMLElement>('[data-item]')
    if (count > from.current) items?.[from.current]?.focus()
    from.current = undefined
  }, [place, count])

  return () => {
    from.current = count
  }
}
