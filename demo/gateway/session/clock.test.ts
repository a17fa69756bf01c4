import { expect, test } from 'vitest'

import { profileOf, refresh, signIn, stepUp } from '../testing/client.ts'
import { gatewayForFile } from '../testing/gateway-for-file.ts'
import { codeSentTo, sentTo } from '../testing/outbox.ts'
import { addNewPlayer } from '../testing/test-content.ts'

const gateway = await gatewayForFile()
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const PHONE = '+905000000001'

/** Runs while the clock is ten days ahead; it is right again afterwards. */
async function ahead<Result>(work: () => Promise<Result>): Promise<Result> {
  gateway.advance(10 * DAY)
  try {
    return await work()
  } finally {
    gateway.advance(-10 * DAY)
  }
}

test('SESS-06 a session that began while the clock was ahead is over, one from before goes on', async () => {
  const username = await addNewPlayer(gateway.database)
  const before = await signIn(gateway, username)
  const later = await ahead(() => signIn(gateway, username))
  expect((await profileOf(gateway, later)).result).toBe(false)
  expect((await profileOf(gateway, before)).result).toBe(true)
})

test('links and codes that were sent while the clock was ahead are invalid, and others can be sent', async () => {
  const username = await addNewPlayer(gateway.database)
  const email = `${username}@example.com`
  const session = await stepUp(gateway, await signIn(gateway, username))
  await ahead(async () => {
    for (let link = 0; link < 5; link += 1) await gateway.call('user.forgot', { email })
  })
  const tokens = async () =>
    (await sentTo(gateway.database, email)).map(({ links }) =>
      new URL(links[0] ?? '').searchParams.get('token')
    )
  const [old] = await tokens()
  const passwords = { new_password: 'Kumsal7', confirm_password: 'Kumsal7' }
  expect((await gateway.call('user.pass_reset', { token: old, ...passwords })).result).toBe(false)
  await gateway.call('user.forgot', { email }, { address: '192.0.2.7' })
  const [fresh, ...others] = await tokens()
  expect(others).toHaveLength(5)
  await gateway.call('user.sms_send', {}, { session })
  gateway.advance(-10 * DAY)
  const code = await codeSentTo(gateway.database, PHONE)
  expect((await gateway.call('user.sms_validate', { code }, { session })).result).toBe(false)
  gateway.advance(10 * DAY)
  expect((await gateway.call('user.pass_reset', { token: fresh, ...passwords })).result).toBe(true)
})

test('W7 attempts that were counted while the clock was ahead lock nobody out', async () => {
  const username = await addNewPlayer(gateway.database)
  const wrong = () => gateway.call('user.login', { username, password: 'Yanlis1!' })
  await ahead(async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) await wrong()
    expect((await wrong()).code).toBe(429)
  })
  expect((await wrong()).code).not.toBe(429)
  await signIn(gateway, username)
})

test('sessions that began while the clock was ahead end before a new one', async () => {
  const username = await addNewPlayer(gateway.database)
  await ahead(async () => {
    for (let session = 0; session < 20; session += 1) await signIn(gateway, username)
  })
  const now = await signIn(gateway, username)
  expect((await profileOf(gateway, now)).result).toBe(true)
})

test('SESS-05 a value that was refreshed while the clock was ahead is not valid until then', async () => {
  const old = await signIn(gateway, await addNewPlayer(gateway.database))
  gateway.advance(30 * MINUTE)
  const next = await refresh(gateway, old)
  gateway.advance(-30 * MINUTE)
  expect((await profileOf(gateway, old)).result).toBe(false)
  expect((await profileOf(gateway, next)).result).toBe(true)
})

test('SEC-02 a confirmation that was made while the clock was ahead does not last until then', async () => {
  const session = await signIn(gateway, await addNewPlayer(gateway.database))
  gateway.advance(30 * MINUTE)
  await stepUp(gateway, session)
  gateway.advance(-30 * MINUTE)
  const sms = { mode: 'set', type: 'sms' }
  expect((await gateway.call('user.two_auth_type', sms, { session })).code).toBe(428)
})
