import { startCore } from '@bnw/core'
import { testEnvironment } from '@bnw/core/testing'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'

import { ProfileTabs } from './profile-tabs.tsx'

test('A11Y-01 Space opens a tab of the profile, as Enter does', async () => {
  testEnvironment()
  await startCore()
  document.body.innerHTML = '<div id="root"></div>'
  const root = createRoot(document.getElementById('root')!)
  flushSync(() => root.render(<ProfileTabs tab="account" />))
  const tab = document.querySelectorAll<HTMLElement>('[role=tab]')[1]!
  const onClick = vi.fn((event: Event) => event.preventDefault())
  tab.addEventListener('click', onClick)
  const press = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })
  tab.dispatchEvent(press)

  expect(onClick).toHaveBeenCalledOnce()
  // The page does not scroll.
  expect(press.defaultPrevented).toBe(true)
  root.unmount()
})
