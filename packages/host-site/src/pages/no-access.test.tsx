import { startCore } from '@bnw/core'
import { testEnvironment } from '@bnw/core/testing'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { NoAccess } from './no-access.tsx'

beforeEach(async () => {
  testEnvironment()
  await startCore()
})

afterEach(() => history.replaceState(null, '', '/'))

test.each([
  ['/favorites', true],
  ['/play/slot/1001', true],
  ['/profile?tab=account', false]
])('SESS-07 NAV-05 a page without access says that the login leads back to %s: %s', (path, isSaid) => {
  history.replaceState(null, '', path)
  const root = createRoot(document.body)
  flushSync(() => root.render(<NoAccess />))

  expect(document.body.textContent).toContain('Oturumunuz bu nedenle kapatıldı.')
  expect(document.body.textContent?.includes('bu sayfaya dönersiniz')).toBe(isSaid)
  root.unmount()
})
