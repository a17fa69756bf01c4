import { expect, test } from 'vitest'

import { createRefreshes } from './refreshes.ts'

/** Three calls, and the names of those that have ended. */
function threeCalls() {
  const refreshes = createRefreshes()
  const ids: number[] = []
  const ended: string[] = []
  for (const name of ['first', 'second', 'third'])
    void refreshes.add(id => void ids.push(id)).then(() => ended.push(name))
  return { refreshes, ids, ended }
}

test('EMB-10 each refresh() of a frame ends with its own answer', async () => {
  const { refreshes, ids, ended } = threeCalls()

  refreshes.finish(ids[1]!)
  await Promise.resolve()
  expect(ended).toEqual(['second'])
  refreshes.finish(ids[0]!)
  await Promise.resolve()
  expect(ended).toEqual(['second', 'first'])
})

test('EMB-10 all that wait end with the frame', async () => {
  const { refreshes, ids, ended } = threeCalls()
  refreshes.finish(ids[2]!)

  refreshes.settle()
  await Promise.resolve()

  expect(ended).toEqual(['third', 'first', 'second'])
})
