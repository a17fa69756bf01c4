import { environment } from '@bnw/core'
import { type RefObject, useEffect, useState } from 'react'

import type { ElementContext } from './element-context.ts'
import { watchNear } from './use-seen.ts'

/** How long a page may be hidden before the public data on it counts as outdated, ms. */
const MAX_HIDDEN_MS = 5 * 60_000

/**
 * Loads the data of a public element again when its page is shown after a long time. An element that is far from the
 * viewport waits until it comes near, so that a page with many of them sends few requests at once.
 */
export function useRenewal(context: ElementContext, load: RefObject<() => unknown>): void {
  const [isOutdated, setOutdated] = useState(false)

  useEffect(() => {
    if (context.declaration.tier !== 'public') return
    let hiddenAt = Infinity
    const follow = () => {
      const now = environment().now()
      // What has not loaded yet is not outdated.
      if (now - hiddenAt > MAX_HIDDEN_MS && context.ready) setOutdated(true)
      hiddenAt = document.visibilityState === 'hidden' ? now : Infinity
    }
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [context])

  useEffect(() => {
    if (!isOutdated) return
    return watchNear(context.host, isNear => {
      if (!isNear) return
      setOutdated(false)
      void load.current()
    })
  }, [context, isOutdated, load])
}
