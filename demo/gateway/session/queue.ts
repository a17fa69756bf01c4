/** Refuses work instead of letting it pile up without end. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

/**
 * Lets a few tasks run side by side and a bounded number wait.
 *
 * @param atOnce How many run at a time.
 * @param waiting How many may wait; one more is refused with a {@link QueueFullError}.
 */
export function createQueue(atOnce: number, waiting: number) {
  const line: (() => void)[] = []
  let running = 0

  function next(): void {
    running -= 1
    line.shift()?.()
  }

  return async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new QueueFullError()
      await new Promise<void>(resolve => line.push(resolve))
    }
    running += 1
    try {
      return await task()
    } finally {
      next()
    }
  }
}

/** Makes tasks with the same key follow each other, so that what one counts the next one sees. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>()

  return async function inTurn<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const before = last.get(key) ?? Promise.resolve()
    const mine = before.then(task, task)
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}
