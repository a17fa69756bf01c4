import { mkdtemp, mkdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { connect } from '../db/connect.ts'
import { players, sessions } from '../db/schema/index.ts'
import { signIn, stepUp } from '../testing/client.ts'
import { gatewayForFile } from '../testing/gateway-for-file.ts'
import { openPrepared, TEST_SEALING } from '../testing/prepared.ts'
import { secondFactorCalls } from '../testing/second-factor.ts'
import { addNewPlayer } from '../testing/test-content.ts'
import { loadKeys } from './keys.ts'
import { createSealing } from './sealing.ts'

const gateway = await gatewayForFile()
const { send, generateKey, codeOf } = secondFactorCalls(gateway)

describe('PROF-02 the key of an authenticator', () => {
  test('is stored encrypted, before its first code and after', async () => {
    const username = await addNewPlayer(gateway.database)
    const session = await stepUp(gateway, await signIn(gateway, username))
    const secret = await generateKey(session)
    const stored = async () =>
      JSON.stringify([
        await gateway.database.select().from(players),
        await gateway.database.select().from(sessions)
      ])
    expect(await stored()).not.toContain(secret)
    expect((await send(session, 'check_user_ga', { ga_code: codeOf(secret) })).result).toBe(true)
    expect(await stored()).not.toContain(secret)
    const [row] = await gateway.database.select().from(players).where(eq(players.username, username))
    expect(TEST_SEALING.unseal(row?.authenticatorSecret ?? '', row?.id ?? '')).toBe(secret)
  })

  test('opens for its player, with its key and unchanged only', () => {
    const sealed = TEST_SEALING.seal('KEY', 'ayse')
    expect(TEST_SEALING.seal('KEY', 'ayse')).not.toBe(sealed)
    const changed = `${sealed.slice(0, -1)}${sealed.endsWith('A') ? 'Q' : 'A'}`
    const other = createSealing(Buffer.alloc(32, 8))
    expect(() => TEST_SEALING.unseal(sealed, 'bora')).toThrow()
    expect(() => TEST_SEALING.unseal(changed, 'ayse')).toThrow()
    expect(() => TEST_SEALING.unseal('KEYINTHECLEAR', 'ayse')).toThrow()
    expect(() => other.unseal(sealed, 'ayse')).toThrow()
  })
})

test('BOX-01 the data folder and the keys are for their user alone, also where the folder was open', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bnw-private-'))
  const dataDir = join(folder, 'data')
  await mkdir(join(dataDir, 'keys'), { recursive: true, mode: 0o755 })
  await (await connect({ dataDir, openNew: openPrepared })).close()
  const first = await loadKeys(join(dataDir, 'keys'))
  const modeOf = async (...path: string[]) => ((await stat(join(dataDir, ...path))).mode & 0o777).toString(8)
  expect([await modeOf(), await modeOf('keys')]).toEqual(['700', '700'])
  for (const file of ['private.pem', 'refresh.key', 'seal.key'])
    expect(await modeOf('keys', file)).toBe('600')
  // The next start reads the same key.
  const again = await loadKeys(join(dataDir, 'keys'))
  expect(again.sealing.unseal(first.sealing.seal('KEY', 'ayse'), 'ayse')).toBe('KEY')
  await rm(folder, { recursive: true })
})
