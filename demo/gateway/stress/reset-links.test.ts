import { expect, test } from 'vitest'

import { passwordResets } from '../db/schema/index.ts'
import { addNewPlayer } from '../testing/test-content.ts'
import { gatewayOn } from './backend-gateway.ts'
import { describeOnBackends } from './backends.ts'

const REQUESTS = 20
const MAX_LINKS = 5

describeOnBackends('password reset links', backend => {
  const gateway = gatewayOn(backend)

  test('W7 are limited to five per player for requests from many addresses at once', async () => {
    const email = `${await addNewPlayer(gateway().database)}@example.com`
    const replies = await Promise.all(
      Array.from({ length: REQUESTS }, (_, index) =>
        gateway().call('user.forgot', { email }, { address: `203.0.113.${index}` })
      )
    )
    expect(replies.map(({ result }) => result)).toEqual(Array.from({ length: REQUESTS }, () => true))
    expect(await gateway().database.$count(passwordResets)).toBe(MAX_LINKS)
  })
})
