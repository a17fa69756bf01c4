import { expect, test, vi } from 'vitest'

import { checkStatus } from '../contract/maintenance.ts'
import { startCore } from '../index.ts'
import { checkMaintenanceStatus } from './index.ts'
import { $sessionStatus } from '../session/index.ts'
import { testEnvironment } from '../testing/index.ts'

vi.mock('./check-before-start.ts', () => {
  throw new Error('not loaded')
})

test('MAINT-02 a page whose first check fails to load reports it, and starts when a later check ends maintenance', async () => {
  const { faults, gateway } = testEnvironment({ stored: { siteUnderMaintenance: 'true' } })
  const started = startCore()
  await expect.poll(() => faults).toEqual([{ name: 'LoadError', call: 'maintenance' }])
  expect($sessionStatus.get()).toBe('starting')

  gateway.expects(checkStatus).answers({ status: true })
  await checkMaintenanceStatus()
  await started

  expect($sessionStatus.get()).toBe('guest')
})
