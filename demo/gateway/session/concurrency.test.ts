import { expect, test } from 'vitest'

import { createSemaphore } from './concurrency.ts'

test('a task that arrives as another one ends waits for those that arrived before', async () => {
  const run = createSemaphore(1, 10)
  let [running, max] = [0, 0]
  const task = async () => {
    running += 1
    max = Math.max(max, running)
    await Promise.resolve()
    running -= 1
  }
  const end = Promise.resolve()
  const first = run(() => end)
  const second = run(task)
  const third = end.then(() => run(task))

  await Promise.all([first, second, third])
  expect(max).toBe(1)
})
