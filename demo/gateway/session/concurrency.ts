export class TooManyWaitingError extends Error {
  override readonly name = 'TooManyWaitingError'
}

/**
 * Runs tasks of the same key one after another.
 *
 * @param maxWaiting Tasks of a key that may wait; a further one is not made to wait.
 */
export function createTurns(maxWaiting: number) {
  const queues = new Map<string, { count: number; run: ReturnType<typeof createSemaphore> }>()

  return async function inTurn<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const queue = queues.get(key) ?? { count: 0, run: createSemaphore(1, maxWaiting) }
    if (queue.count > maxWaiting) return task()
    queues.set(key, queue)
    queue.count += 1
    try {
      return await queue.run(task)
    } finally {
      queue.count -= 1
      if (queue.count === 0) queues.delete(key)
    }
  }
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
    if (running < maxRunning) running += 1
    else if (waiting.length >= maxWaiting) throw new TooManyWaitingError()
    else await new Promise<void>(resolve => waiting.push(resolve))
    try {
      return await task()
    } finally {
      // Handed over: a task that arrives before the next one runs would take a free slot.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
