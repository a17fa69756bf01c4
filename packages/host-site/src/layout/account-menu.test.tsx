import { startCore } from '@bnw/core'
import { testEnvironment } from '@bnw/core/testing'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

import { AccountMenu } from './account-menu.tsx'

test('NAV-03 the menu of the account leads to withdrawals and the history of money', async () => {
  testEnvironment()
  await startCore()
  const root = createRoot(document.body)
  flushSync(() => root.render(<AccountMenu />))
  const links = [...document.querySelectorAll('a')].map(link => [link.textContent, link.getAttribute('href')])

  expect(links).toContainEqual(['Para Çek', '/profile?tab=withdraw'])
  expect(links).toContainEqual(['Finans Geçmişi', '/profile?tab=finance'])
  root.unmount()
})
