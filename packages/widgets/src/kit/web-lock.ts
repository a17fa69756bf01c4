/** How long a tab waits for the lock, ms: longer than a call to the gateway takes, or many tabs would call at once. */
const TIMEOUT_MS = 20_000

/** How long a released lock counts as recently released, ms. Its holder's writes have reached other tabs by then. */
const RELEASE_GRACE_MS = 3_000

/**
 * Runs `work` under a Web Lock of this name. Without Web Locks, or after the timeout, it runs without one.
 *
 * @param work Gets whether another tab has recently released the lock.
 */
export function withWebLock<Result>(
  name: string,
  work: (isRecentlyReleased: boolean) => Promise<Result>,
  timeoutMs = TIMEOUT_MS
): Promise<Result> {
  if (!navigator.locks) return work(false)
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), timeoutMs)
  let started: Promise<Result> | undefined
  const start = () => {
    clearTimeout(timer)
    return (started = isRecentlyReleased(name)
      .then(work)
      .finally(() => markReleased(name)))
  }
  return navigator.locks.request(name, { signal: timeout.signal }, start).catch(() => started ?? start())
}

/**
 * Holds a second, shared lock for the grace period. All tabs see locks in the same order, while a write to storage takes
 * a moment to reach them: this way the next holder reliably detects a previous one.
 */
function markReleased(name: string): void {
  const hold = () => new Promise(resolve => setTimeout(resolve, RELEASE_GRACE_MS))
  navigator.locks.request(`${name}-done`, { mode: 'shared' }, hold).catch(() => undefined)
}

/** Runs while this tab holds the lock. Its own releases do not count: it knows what it has written. */
async function isRecentlyReleased(name: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query().catch((): LockManagerSnapshot => ({}))
  const own = held.find(lock => lock.name === name)?.clientId
  return held.some(lock => lock.name === `${name}-done` && lock.clientId !== own)
}
