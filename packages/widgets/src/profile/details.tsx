import { retryBalance } from '@bnw/core/balance'
import { $details, $secondFactor, type Details, loadDetails, loadSecondFactor } from '@bnw/core/profile'
import { $isPlayer } from '@bnw/core/session'
import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'

import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** The player's details, loaded on first use. */
function useDetails() {
  const state = useStore($details)
  const isPlayer = useStore($isPlayer)

  useEffect(() => {
    if (isPlayer && $details.get().status === 'idle') void loadDetails()
  }, [isPlayer])

  return state
}

/** Loads the details, and what the tab of the account shows beside them if that failed with them. */
function retry(): Promise<unknown> {
  const { status } = $secondFactor.get()
  return Promise.all([loadDetails(), status === 'failed' && loadSecondFactor(), retryBalance()])
}

interface WithDetailsProps {
  /** The number of rows of the skeleton. */
  rows: number
  /** The class of the skeleton, to lay it out as the content. */
  className?: string
  children: (details: Details) => ReactNode
}

/** Renders its children with the details, or the error. A failed reload keeps the loaded details. */
export function WithDetails({ rows, className, children }: WithDetailsProps) {
  const state = useDetails()
  if (state.value) return children(state.value)
  if (state.status !== 'failed') {
    return (
      <div className={className} aria-busy="true">
        <Skeleton shape="row" count={rows} />
      </div>
    )
  }
  return <LoadError error={state.error} onRetry={retry} />
}
