import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { passwordResets } from '../db/schema/index.ts'
import { testGateway, type TestGateway } from '../testing/client.ts'
import { addNewPlayer } from '../testing/test-content.ts'
import { describeOnBackends } from './backends.ts'

const REQUESTS = 20
const MAX_LINKS = 5

describeOnBackends('password reset links', backend => {
  beforeAll(() => backend.start())
  afterAll(() => backend.stop())

  let folder: string
  let gateway: TestGateway
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bnw-stress-'))
    gateway = await testGateway({ dataDir: folder, databaseUrl: await backend.postgres?.newDatabase() })
  })
  afterAll(async () => {
    await gateway.close()
    await rm(folder, { recursive: true, force: true })
  })

  test('W7 are limited to five per player for requests from many addresses at once', async () => {
    const email = `${await addNewPlayer(gateway.database)}@example.com`
    const replies = await Promise.all(
      Array.from({ length: REQUESTS }, (_, index) =>
        gateway.call('user.forgot', { email }, { address: `203.0.113.${index}` })
      )
    )
    expect(replies.map(({ result }) => result)).toEqual(Array.from({ length: REQUESTS }, () => true))
    expect(await gateway.database.$count(passwordResets)).toBe(MAX_LINKS)
  })
})
