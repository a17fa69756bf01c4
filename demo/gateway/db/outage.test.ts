import { expect, test } from 'vitest'

import { findPostgres } from '../../../scripts/find-programs.js'
import { startPostgres } from '../stress/postgres.ts'
import { profileOf, signIn, testGateway } from '../testing/client.ts'

const programs = findPostgres()

test.skipIf(!programs)(
  'calls get 503 while the server is gone, open nothing, and work again after',
  async () => {
    const postgres = await startPostgres(programs ?? '')
    const gateway = await testGateway({ databaseUrl: await postgres.newDatabase() })
    try {
      const session = await signIn(gateway, 'demo')
      await postgres.kill()
      const replies = await Promise.all([
        profileOf(gateway, session),
        gateway.call('user.login', { username: 'demo', password: 'Demo123!' }),
        gateway.call('finance.check_balance', {}, { session: { uid: session.uid, sid: 'unknown' } })
      ])

      expect(replies.map(({ status, result, data }) => [status, result, data])).toEqual(
        Array.from({ length: 3 }, () => [503, false, null])
      )
      await postgres.start()
      await expect.poll(async () => (await profileOf(gateway, session)).result).toBe(true)
    } finally {
      await gateway.close()
      await postgres.stop()
    }
  }
)
