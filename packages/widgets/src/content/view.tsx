import { contentPages, type ContentPage, contentWords, information, startContent } from '@bnw/core/content'
import { readBlocks, type Remote } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'

import { type PropsOf, useLoadedState, useRefresh, useStyles, useWords } from '../kit/index.ts'
import { buttonStyles } from '../ui/button.tsx'
import { Empty, emptyStyles } from '../ui/empty.tsx'
import { htmlStyles, useFragment, Words } from '../ui/html.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { LoadingBar, loadingBarStyles } from '../ui/loading-bar.tsx'
import { problemStyles } from '../ui/problem.tsx'
import { Skeleton, skeletonStyles } from '../ui/skeleton.tsx'
import { Article } from './article.tsx'
import type { content } from './element.ts'
import { Questions } from './questions.tsx'
import { readQuestions } from './read-questions.ts'
import css from './styles.css?inline'

const styles = [buttonStyles, emptyStyles, htmlStyles, loadingBarStyles, problemStyles, skeletonStyles, css]

export function Content({ page }: PropsOf<typeof content>) {
  useStyles(styles)
  const words = useWords(contentWords)
  const block = information(contentPages[page])
  const text = useStore(block.$remote)
  useEffect(() => {
    startContent()
    return block.watch()
  }, [block])
  useRefresh(block.load, text.error)
  useLoadedState([text], { isEmpty: text.value !== undefined && isEmpty(text.value) })
  return (
    <section className="content" aria-label={words.titles[page]()} aria-busy={isBusy(text) || undefined}>
      {text.status === 'refreshing' && <LoadingBar />}
      {text.status === 'failed' && <LoadError error={text.error} onRetry={block.load} />}
      {isBusy(text) && text.value === undefined && <Waiting />}
      {text.value !== undefined &&
        (isEmpty(text.value) ? (
          <Empty message={words.empty()} />
        ) : (
          <Text key={page} page={page} html={text.value} />
        ))}
    </section>
  )
}

/** Reserves the space until the sanitiser is loaded, to avoid a layout shift. */
function Text({ page, html }: { page: ContentPage; html: string }) {
  const fragment = useFragment(html)
  const questions = useMemo(
    () => (fragment && page === 'FAQ' ? readQuestions(fragment) : undefined),
    [fragment, page]
  )
  if (fragment === undefined) return <Waiting />
  if (fragment === null) return <Words html={html} />
  if (questions && questions.list.length > 0) return <Questions {...questions} />
  return <Article page={page} fragment={fragment} />
}

function Waiting() {
  return (
    <div className="waiting">
      <Skeleton shape="text" count={3} />
      <Skeleton shape="text" width="60%" />
      <Skeleton shape="text" width="40%" />
      <Skeleton shape="text" count={5} />
      <Skeleton shape="text" width="75%" />
    </div>
  )
}

function isBusy({ status }: Remote<string>): boolean {
  return status === 'idle' || status === 'loading' || status === 'refreshing'
}

/** Whether the HTML has no visible content. */
function isEmpty(html: string): boolean {
  return readBlocks(html).length === 0 && !/<img\b/i.test(html)
}
