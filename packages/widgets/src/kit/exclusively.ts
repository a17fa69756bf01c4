/** How long one tab waits for the others, ms. */
const PATIENCE_MS = 5000

/** Runs `work` under a Web Lock of this name; runs it anyway where there are no locks or the others take too long. */
export function exclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return work()
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
  let started: Promise<Result> | undefined
  const start = () => {
    clearTimeout(timer)
    return (started = work())
  }
  return navigator.locks.request(name, { signal: patience.signal }, start).catch(() => started ?? start())
}
