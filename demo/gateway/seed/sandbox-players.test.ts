import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { connect } from '../db/connect.ts'
import { accounts, banks, games, information, players, providers } from '../db/schema/index.ts'
import { testGateway } from '../testing/client.ts'
import { openPrepared, TEST_SEALING } from '../testing/prepared.ts'
import { testContent } from '../testing/test-content.ts'
import { INFORMATION } from './content/index.ts'
import { seedDatabase } from './index.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bnw-seed-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('BOX-01 a new database outside the sandbox has the content, but no player and no money', async () => {
  const connection = await connect({
    openNew: openPrepared,
    seed: database => seedDatabase(database, { now: 0, hasPlayers: false, sealing: TEST_SEALING })
  })
  const { database } = connection
  expect(await database.$count(players)).toBe(0)
  expect((await database.select().from(accounts)).filter(({ playerId }) => playerId)).toEqual([])
  const tables = [games, providers, banks, information]
  const counts = await Promise.all(tables.map(table => database.$count(table)))
  expect(counts).toEqual([322, 20, 12, Object.keys(INFORMATION).length])
  await connection.close()
})

test.each([true, false])('BOX-01 a gateway with sandbox %s seeds players accordingly', async sandbox => {
  const seed = vi.fn(async () => undefined)
  const gateway = await testGateway({ sandbox, content: { ...testContent, seed } })
  await gateway.close()
  expect(seed).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ hasPlayers: sandbox })
  )
})

describe('BOX-01 a database', () => {
  const cases = [
    { first: true, message: /first started with SANDBOX=1 and cannot be used without it/ },
    { first: false, message: /first started without SANDBOX=1 and cannot be used with it/ }
  ]
  test.each(cases)('that was a sandbox ($first) is refused as the other kind', async ({ first, message }) => {
    const options = { dataDir, seed: async () => undefined, openNew: openPrepared }
    await (await connect({ ...options, isSandbox: first })).close()
    await expect(connect({ ...options, isSandbox: !first })).rejects.toThrow(message)
    await (await connect({ ...options, isSandbox: first })).close()
  })
})
