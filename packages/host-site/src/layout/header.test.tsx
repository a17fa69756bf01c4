import { testEnvironment } from '@bnw/core/testing'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

import { Header } from './header.tsx'

test.each([
  [{ bnwUserAuth: '{}' }, 'header with-player'],
  [{}, 'header']
])(
  'SESS-04 the header has the layout of a player from the start if a session is stored',
  (stored, layout) => {
    testEnvironment({ stored })
    const root = createRoot(document.body)
    flushSync(() => root.render(<Header />))

    expect(document.querySelector('header')?.className).toBe(layout)
    root.unmount()
  }
)
