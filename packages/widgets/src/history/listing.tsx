import { gatewayWords } from '@bnw/core/gateway'
import { type HistoryKind, historyWords } from '@bnw/core/history'
import { formatCount } from '@bnw/core/lib'
import { type ReactNode, useEffect, useRef } from 'react'

import { useStyles, useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'
import { Empty, emptyStyles } from '../ui/empty.tsx'
import { LoadingBar, loadingBarStyles } from '../ui/loading-bar.tsx'
import { Problem, problemStyles } from '../ui/problem.tsx'
import { Placeholders } from './placeholders.tsx'
import type { ShownList } from './use-list.ts'

const styles = [emptyStyles, loadingBarStyles, problemStyles]

interface ListingProps<Row> {
  list: ShownList<Row>
  kind: HistoryKind
  drawing?: 'quay' | 'gull' | 'ticket'
  /** The action of an empty list. */
  action?: ReactNode
  /** Renders the rows. The first new element with `data-item` takes the focus after "Load more". */
  children: (items: readonly Row[]) => ReactNode
}

/** A list in all its states. An error keeps the rows that were loaded; an empty list is not an error. */
export function Listing<Row>({ list, children, ...props }: ListingProps<Row>) {
  useStyles(styles)
  const words = useWords(historyWords)
  const { items } = list
  const container = useRef<HTMLDivElement>(null)
  const rememberCount = useFocusOnMore(container, items?.length ?? 0)
  const problem = list.problem && (
    <Problem message={list.problem} retryLabel={gatewayWords.retry()} onRetry={list.retry} />
  )
  return (
    <div className="listing" ref={container} aria-busy={list.isBusy || list.isAppending || undefined}>
      {list.isBusy && items && <LoadingBar />}
      {!list.isOfMore && problem}
      {list.isBefore && items && list.problem && <p className="hint">{words.before()}</p>}
      {items ? (
        items.length > 0 ? (
          children(items)
        ) : (
          <Empty message={words.nothing()} drawing={props.drawing} action={props.action} />
        )
      ) : (
        !list.problem && <Placeholders kind={props.kind} />
      )}
      {list.isOfMore && problem}
      {list.hasMore && !list.isOfMore && items && (
        <p className="more">
          <Button
            pending={list.isAppending}
            onClick={() => {
              rememberCount()
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

/** The count of shown rows; not part of the button's accessible name. */
export function Shown({ count, total }: { count: number; total: number }) {
  // With more rows than the gateway has counted there is no total to show.
  const text = total > count ? `${formatCount(count)} / ${formatCount(total)}` : formatCount(count)
  return (
    <span className="number shown" aria-hidden="true">
      {text}
    </span>
  )
}

/** Focuses the first new item after "Load more". Returns the function to call before more is loaded. */
export function useFocusOnMore(container: { current: HTMLElement | null }, count: number): () => void {
  const from = useRef<number>(undefined)

  useEffect(() => {
    if (from.current === undefined || count === from.current) return
    const items = container.current?.querySelectorAll<HTMLElement>('[data-item]')
    if (count > from.current) items?.[from.current]?.focus()
    from.current = undefined
  }, [container, count])

  return () => {
    from.current = count
  }
}
