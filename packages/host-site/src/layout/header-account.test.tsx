import { startCore } from '@bnw/core'
import { testEnvironment } from '@bnw/core/testing'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

import { $router } from '../router.ts'
import { HeaderAccount } from './header-account.tsx'

test.each([
  ['/', true],
  ['/register', false]
])('REG-01 on %s signing up is the primary link: %s', async (path, isPrimary) => {
  testEnvironment()
  await startCore()
  $router.open(path)
  const root = createRoot(document.body)
  flushSync(() => root.render(<HeaderAccount />))

  expect(document.querySelector('.sign-up')!.classList.contains('primary')).toBe(isPrimary)
  root.unmount()
})
