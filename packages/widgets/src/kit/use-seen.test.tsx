import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'

import { useNear, useSeen } from './use-seen.ts'

function Words({ host }: { host: HTMLElement }) {
  return `${useNear(host) ? 'near' : 'far'} ${useSeen(host) ? 'seen' : 'hidden'}`
}

class SilentObserver {
  observe() {}
  disconnect() {}
}

test.each([
  ['without IntersectionObserver', undefined],
  ['with one that never calls back', SilentObserver]
])('H7 %s every element counts as visible', async (_name, observer) => {
  vi.stubGlobal('IntersectionObserver', observer)
  const host = document.createElement('div')
  const root = createRoot(host)
  flushSync(() => root.render(<Words host={host} />))

  await expect.poll(() => host.textContent).toBe('near seen')
  root.unmount()
  vi.unstubAllGlobals()
})
