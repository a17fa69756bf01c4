import { startCore } from '@bnw/core'
import { rememberGame } from '@bnw/core/recent'
import { testEnvironment } from '@bnw/core/testing'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Play } from './play.tsx'

// The heading alone is tested here.
vi.mock('@bnw/widgets/game', () => ({}))

beforeEach(async () => {
  testEnvironment()
  await startCore()
})

afterEach(() => history.replaceState(null, '', '/'))

test('PLAY-02 the page of a game that a gateway launches without a name has the name from the last time', () => {
  rememberGame({ type: 'slot', id: '1001', name: 'Bakır Fener', provider: '' })
  history.replaceState(null, '', '/play/slot/1001')
  const root = createRoot(document.body)
  flushSync(() => root.render(<Play />))

  expect(document.querySelector('h1')?.textContent).toBe('Bakır Fener')
  root.unmount()
})
