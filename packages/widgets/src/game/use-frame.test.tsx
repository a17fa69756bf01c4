import { type Play, playOf } from '@bnw/core/game'
import { testEnvironment } from '@bnw/core/testing'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'

import type { Declaration } from '../kit/declare.ts'
import { createElementContext, CurrentElement } from '../kit/element-context.ts'
import { createHost } from '../kit/test-host.ts'
import { useFrame } from './use-frame.ts'

const PLAY = {
  status: 'launching',
  url: 'https://games.invalid/7',
  origin: 'https://games.invalid',
  name: '',
  provider: ''
} satisfies Play

test('PLAY-02 a frame counts as slow after 20 s, until its page has loaded', () => {
  testEnvironment()
  vi.useFakeTimers()
  const shown: ReturnType<typeof useFrame>[] = []
  const store = playOf({ type: 'slot', id: '7', gamingType: 'real' })
  function Probe() {
    shown.push(useFrame(store, PLAY, { isPaused: false, onExit: () => undefined }))
    return null
  }
  const context = createElementContext(createHost(), {} as Declaration, {})
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => {
    root.unmount()
    vi.useRealTimers()
  })
  const view = (
    <CurrentElement value={context}>
      <Probe />
    </CurrentElement>
  )
  flushSync(() => root.render(view))

  flushSync(() => vi.advanceTimersByTime(19_999))
  expect(shown.at(-1)?.isSlow).toBe(false)
  flushSync(() => vi.advanceTimersByTime(1))
  expect(shown.at(-1)?.isSlow).toBe(true)
  flushSync(() => shown.at(-1)?.onLoad())
  expect(shown.at(-1)?.isSlow).toBe(false)
})
