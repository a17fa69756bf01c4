/** How long one tab waits for the others, ms: longer than a call to the gateway takes, or many tabs would ask at once. */
const PATIENCE_MS = 20_000

/** How long a tab shows that it has just finished, ms. What it wrote has reached the other tabs by then. */
const AFTERGLOW_MS = 3_000

/** Runs `work` under a Web Lock of this name; runs it anyway where there are no locks or the others take too long. */
export function exclusively<Result>(
  name: string,
  work: (isAfterOthers: boolean) => Promise<Result>,
  patienceMs = PATIENCE_MS
): Promise<Result> {
  if (!navigator.locks) return work(false)
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), patienceMs)
  let started: Promise<Result> | undefined
  const start = () => {
    clearTimeout(timer)
    return (started = isGlowing(name)
      .then(work)
      .finally(() => glow(name)))
  }
  return navigator.locks.request(name, { signal: patience.signal }, start).catch(() => started ?? start())
}

/**
 * Locks are taken and returned in one order for all tabs, while a write to storage reaches them some time: who comes
 * next sees for certain that it is not the first.
 */
function glow(name: string): void {
  const hold = () => new Promise(resolve => setTimeout(resolve, AFTERGLOW_MS))
  navigator.locks.request(`${name}-done`, { mode: 'shared' }, hold).catch(() => undefined)
}

async function isGlowing(name: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query().catch((): LockManagerSnapshot => ({}))
  return held.some(lock => lock.name === `${name}-done`)
}
