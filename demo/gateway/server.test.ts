import { expect, test, vi } from 'vitest'

import { startGateway } from './server.ts'
import { openPrepared, TEST_KEYS } from './testing/prepared.ts'
import { testContent } from './testing/test-content.ts'

test('a gateway that cannot create its servers closes its database', async () => {
  const database = await openPrepared()
  const close = vi.spyOn(database, 'close')
  const options = { openNew: async () => database, keysDir: TEST_KEYS, content: testContent, sandbox: true }
  await expect(startGateway({ ...options, trustProxy: ['nobody'] })).rejects.toThrow('nobody')

  expect(close).toHaveBeenCalledOnce()
})
