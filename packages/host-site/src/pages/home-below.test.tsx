import { environment } from '@bnw/core'
import { casino, livecasino } from '@bnw/core/contract'
import { testEnvironment } from '@bnw/core/testing'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

import { useContentBelow } from './home-below.ts'

function Page() {
  const page = useRef<HTMLDivElement>(null)
  useContentBelow(page, ['2'])
  return <div ref={page} />
}

test.each([
  ['loads what is below when the page is idle', false, 1],
  ['requests nothing more once the page is left', true, 0]
])('HOME-01 %s', async (_, isLeft, requests) => {
  const { gateway } = testEnvironment()
  const waiting: (() => unknown)[] = []
  environment().whenIdle = work => void waiting.push(work)
  gateway.expects(livecasino.gameTableList).answers({ items: [], total: 0 })
  gateway.expects(casino.gamesList).answers({ items: [], total: 0 })
  const root = createRoot(document.body)
  flushSync(() => root.render(<Page />))
  if (isLeft) flushSync(() => root.unmount())

  for (const work of waiting) work()
  // Calls are sent after the work that makes them.
  await new Promise(resolve => setTimeout(resolve))

  const counts = [livecasino.gameTableList, casino.gamesList].map(call => gateway.count(call))
  expect([waiting.length, ...counts]).toEqual([2, requests, requests])
  if (!isLeft) root.unmount()
})
