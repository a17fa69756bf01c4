import { AbortedError, isFailure } from './errors.ts'

/** How long an answer is waited for, all tries of a read together (GATE-06). */
export const TIMEOUT_MS = 15_000
export const MONEY_TIMEOUT_MS = 45_000

/** A read that fails at once is asked again after these pauses. */
const PAUSES_MS = [1_000, 3_000]

/**
 * Runs `work` with a signal that aborts after `limit` ms. A timer of our own: it goes as soon as the work is done, and
 * unlike `AbortSignal.timeout()` it can be turned in tests.
 */
export async function within<Result>(
  limit: number,
  work: (deadline: AbortSignal) => Promise<Result>
): Promise<Result> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), limit)
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Repeats what fails at once; what runs out of time is not repeated.
 *
 * @param wanted Aborts when nobody wants the answer any more.
 */
export function withRetries<Result>(
  name: string,
  wanted: AbortSignal,
  run: (deadline: AbortSignal) => Promise<Result>
): Promise<Result> {
  return within(TIMEOUT_MS, async deadline => {
    for (const pause of PAUSES_MS) {
      try {
        return await run(deadline)
      } catch (error) {
        if (!isFailure(error, 'OfflineError')) throw error
        await wait(pause, AbortSignal.any([wanted, deadline]))
        if (wanted.aborted) throw new AbortedError(name)
        if (deadline.aborted) throw error
      }
    }
    return run(deadline)
  })
}

/** Waits so many ms, or until the signal aborts. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(done, ms)
    function done(): void {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    if (signal.aborted) done()
    else signal.addEventListener('abort', done)
  })
}

/** Settles when the signal aborts, and then only rejects. */
export function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fail = () => reject(new Error('aborted'))
    if (signal.aborted) fail()
    else signal.addEventListener('abort', fail, { once: true })
  })
}
