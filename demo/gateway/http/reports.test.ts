import { afterEach, expect, test, vi } from 'vitest'

import { gatewayForFile } from '../testing/gateway-for-file.ts'
import { catchLog } from '../testing/log-entries.ts'

const gateway = await gatewayForFile({ logLevel: 'warn' })

afterEach(() => void vi.restoreAllMocks())

test('a report of a violated policy is logged by its type, without what the sender has written', async () => {
  const log = catchLog()
  const { statusCode } = await gateway.site.inject({
    method: 'POST',
    url: '/reports',
    headers: { 'content-type': 'application/csp-report; token=secret' },
    payload: '{"csp-report":{"document-uri":"https://site.example/?token=secret"}}'
  })
  expect(statusCode).toBe(204)
  expect(log.entries()).toMatchObject([{ type: 'application/csp-report' }])
  expect(log.text()).not.toContain('secret')
})
