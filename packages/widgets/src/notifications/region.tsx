import { type Remote } from '@bnw/core/lib'
import type { ReactNode } from 'react'

import { useStyles } from '../kit/index.ts'
import { LoadError } from '../ui/load-error.tsx'
import { LoadingBar, loadingBarStyles } from '../ui/loading-bar.tsx'
import { problemStyles } from '../ui/problem.tsx'
import { Skeleton, skeletonStyles } from '../ui/skeleton.tsx'

const styles = [loadingBarStyles, problemStyles]

interface RegionProps<Item> {
  state: Remote<readonly Item[]>
  onRetry: () => void
  /** The message of an empty list. */
  nothing: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** A list in all its states. An error keeps the items that were loaded; an empty list is not an error. */
export function Region<Item>({ state, onRetry, nothing, children }: RegionProps<Item>) {
  useStyles(styles)
  const { status, value } = state
  if (!value && status !== 'failed') return <Waiting />
  return (
    <div className="region" aria-busy={status === 'refreshing' || undefined}>
      {status === 'refreshing' && <LoadingBar />}
      {status === 'failed' && <LoadError error={state.error} onRetry={onRetry} />}
      {value && (value.length > 0 ? children(value) : nothing)}
    </div>
  )
}

const waitingStyles = [skeletonStyles]

export function Waiting() {
  useStyles(waitingStyles)
  return (
    <div className="region" aria-busy="true">
      <Skeleton shape="block" height={72} count={5} />
    </div>
  )
}
