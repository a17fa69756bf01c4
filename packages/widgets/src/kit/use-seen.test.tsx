import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'

import { useNear, useSeen } from './use-seen.ts'

function Words({ host }: { host: HTMLElement }) {
  return `${useNear(host) ? 'near' : 'far'} ${useSeen(host) ? 'seen' : 'hidden'}`
}

test('H7 without IntersectionObserver every element counts as visible', async () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  const host = document.createElement('div')
  const root = createRoot(host)
  flushSync(() => root.render(<Words host={host} />))

  await expect.poll(() => host.textContent).toBe('near seen')
  root.unmount()
  vi.unstubAllGlobals()
})
