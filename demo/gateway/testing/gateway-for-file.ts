import { afterAll, beforeEach } from 'vitest'

import { failedAttempts } from '../db/schema/index.ts'
import type { GatewayOptions } from '../server.ts'
import { testGateway, type TestGateway } from './client.ts'

/** A gateway for all tests of a file, closed after them. Each test starts without failed attempts. */
export async function gatewayForFile(options: GatewayOptions = {}): Promise<TestGateway> {
  const gateway = await testGateway(options)
  beforeEach(async () => {
    await gateway.database.delete(failedAttempts)
  })
  afterAll(() => gateway.close())
  return gateway
}
