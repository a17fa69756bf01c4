import { $maintenance } from '@bnw/core/maintenance'
import { testEnvironment } from '@bnw/core/testing'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'

import type { Declaration } from './declare.ts'
import { createElementContext } from './element-context.ts'
import { useMaintenanceCard } from './maintenance.ts'
import { createHost } from './test-host.ts'

test.each([
  ['public', 1],
  ['private', 0]
] as const)(
  'MAINT-04 after maintenance, before the session is known, %s elements load %s times',
  (tier, times) => {
    testEnvironment()
    $maintenance.set(true)
    const context = createElementContext(createHost(), { tier } as Declaration, {})
    const load = vi.fn()
    context.refreshers.add(load)
    function Probe() {
      return useMaintenanceCard(context)
    }
    const root = createRoot(document.createElement('div'))
    onTestFinished(() => root.unmount())
    flushSync(() => root.render(<Probe />))
    flushSync(() => $maintenance.set(false))
    // Effects run before the next render.
    flushSync(() => root.render(<Probe />))

    expect(load).toHaveBeenCalledTimes(times)
  }
)
