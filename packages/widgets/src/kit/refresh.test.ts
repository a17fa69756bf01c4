import { expect, test } from 'vitest'

import type { Declaration } from './declare.ts'
import { createElementContext } from './element-context.ts'
import { createHost } from './test-host.ts'

/** An element with one load, which takes until `answer()`. */
function create() {
  const context = createElementContext(createHost(), {} as Declaration, {})
  const answers: (() => void)[] = []
  context.refreshers.add(() => new Promise<void>(resolve => answers.push(resolve)))
  return { refresh: context.refresh, answers }
}

test('refresh() loads once for all calls that come while it loads', async () => {
  const { refresh, answers } = create()
  const first = refresh()
  const others = Promise.all(Array.from({ length: 50 }, () => refresh()))
  expect(answers).toHaveLength(1)

  answers[0]?.()
  await first
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.()
  await others
  expect(answers).toHaveLength(2)
})

test('refresh() loads again for a call after the last load', async () => {
  const { refresh, answers } = create()
  for (const count of [1, 2]) {
    const done = refresh()
    expect(answers).toHaveLength(count)
    answers.at(-1)?.()
    await done
  }
})
