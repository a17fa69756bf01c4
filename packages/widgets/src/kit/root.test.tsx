import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'

import { declareElement } from './declare.ts'
import { createElementContext } from './element-context.ts'
import { rootOf } from './root.tsx'
import { createHost } from './test-host.ts'

const declaration = declareElement({
  tag: 'bnw-test',
  tier: 'public',
  attributes: {},
  events: {},
  styles: []
})

test('EMB-09 H7 an element whose surroundings cannot be read shows an error and dispatches one event', () => {
  vi.stubGlobal('matchMedia', undefined)
  vi.spyOn(console, 'error').mockReturnValue()
  const host = document.body.appendChild(createHost())
  const { shadowRoot: container } = host
  createElementContext(host, declaration, { theme: '', accent: '' })
  const told: unknown[] = []
  host.addEventListener('bnw-error', event => told.push((event as CustomEvent).detail))
  const Root = rootOf(() => 'view')
  const root = createRoot(container, { onUncaughtError: error => told.push(error) })

  flushSync(() => root.render(<Root container={container} />))

  expect(told).toEqual([{ code: 'view', retryable: true }])
  expect(container.querySelector('[role=alert] button')).not.toBeNull()
  root.unmount()
  host.remove()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
