import { environment, startOnce } from '@bnw/core'

import { contextOf } from './element-context.ts'
import { present } from './page.ts'
import { NEAR } from './use-seen.ts'

/** How long a page may be hidden before the public data on it counts as outdated, ms. */
const MAX_HIDDEN_MS = 5 * 60_000

/**
 * Loads the data of public elements again when the page is shown after a long time. An element that is far from the
 * viewport waits until it comes near, so that a page with many of them sends few requests at once. Loaded when the page
 * is hidden for the first time.
 */
export const startRenewal = startOnce(onEnd => {
  // The page may have been shown again while this loaded.
  let hiddenAt = isHidden() ? environment().now() : Infinity
  const near = typeof IntersectionObserver === 'function' ? observeNear() : undefined
  const follow = () => {
    const now = environment().now()
    if (now - hiddenAt > MAX_HIDDEN_MS) outdated().forEach(host => (near ? near.observe(host) : renew(host)))
    hiddenAt = isHidden() ? now : Infinity
  }
  document.addEventListener('visibilitychange', follow)
  onEnd(() => document.removeEventListener('visibilitychange', follow))
  onEnd(() => near?.disconnect())
})

function isHidden(): boolean {
  return document.visibilityState === 'hidden'
}

/** What has not loaded yet is not outdated, and private data follows the session. */
function outdated(): HTMLElement[] {
  return [...present].filter(host => {
    const { declaration, ready } = contextOf(host)
    return declaration.tier === 'public' && ready
  })
}

/** Renews what is observed once it is near the viewport. */
function observeNear(): IntersectionObserver {
  const renewNear: IntersectionObserverCallback = (entries, observer) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      renew(target)
    }
  }
  return new IntersectionObserver(renewNear, { rootMargin: NEAR })
}

function renew(host: Element): void {
  for (const load of contextOf(host).refreshers) void load()
}
