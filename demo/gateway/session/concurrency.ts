export class TooManyWaitingError extends Error {
  override readonly name = 'TooManyWaitingError'
}

/**
 * Limits how many tasks run at a time.
 *
 * @param maxRunning Tasks that run at the same time.
 * @param maxWaiting Tasks that may wait; a further one is rejected with a {@link TooManyWaitingError}.
 */
export function createSemaphore(maxRunning: number, maxWaiting: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw new TooManyWaitingError()
      await new Promise<void>(resolve => waiting.push(resolve))
    }
    running += 1
    try {
      return await task()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}
