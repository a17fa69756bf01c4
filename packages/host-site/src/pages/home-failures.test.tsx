import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useOneFailure } from './home-failures.ts'

let root: Root

function Regions() {
  return (
    <div ref={useOneFailure()}>
      <bnw-slider />
      <bnw-game-rail />
      <bnw-promotions />
    </div>
  )
}

const regions = () => [...document.querySelectorAll<HTMLElementTagNameMap['bnw-slider']>('div > *')]
const hidden = () => regions().map(region => region.hidden)

function report(at: number, state: string): void {
  regions()[at]!.dispatchEvent(new CustomEvent('bnw-state', { bubbles: true, detail: { state } }))
}

beforeEach(() => {
  root = createRoot(document.body)
  flushSync(() => root.render(<Regions />))
})

afterEach(() => root.unmount())

test('HOME-01 of the regions that fail, only the first shows its error', () => {
  report(2, 'offline')
  expect(hidden()).toEqual([false, false, false])

  report(0, 'offline')
  report(1, 'ready')
  expect(hidden()).toEqual([false, false, true])
})

test('HOME-01 the hidden regions load again when the first has loaded, and are shown', () => {
  const refresh = vi.fn(async () => undefined)
  regions()[2]!.refresh = refresh
  report(0, 'offline')
  report(2, 'offline')
  report(0, 'loading')
  expect(hidden(), 'the second error does not appear while the first is loading').toEqual([
    false,
    false,
    true
  ])

  report(0, 'ready')
  expect(refresh).toHaveBeenCalledOnce()
  report(2, 'ready')
  expect(hidden()).toEqual([false, false, false])
})
