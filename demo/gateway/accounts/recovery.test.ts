import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { outbox, passwordResets } from '../db/schema/index.ts'
import { addNewPlayer } from '../testing/test-content.ts'
import { signIn, testGateway } from '../testing/client.ts'
import { gatewayForFile } from '../testing/gateway-for-file.ts'
import { sentTo } from '../testing/outbox.ts'

const MINUTE = 60_000
const INVALID_LINK = 'The link is not valid, was used already or has expired. Ask for a new one.'

const gateway = await gatewayForFile()
beforeEach(async () => {
  for (const table of [outbox, passwordResets]) await gateway.database.delete(table)
})

function forgot(email: string, sender = {}) {
  return gateway.call('user.forgot', { email }, sender)
}

/** Requests a link and reads its token from the e-mail. */
async function tokenFor(username: string): Promise<string> {
  await forgot(`${username}@example.com`)
  const [email] = await sentTo(gateway.database, `${username}@example.com`)
  return new URL(email?.links[0] ?? '').searchParams.get('token') ?? ''
}

function reset(token: string, data: Record<string, string> = {}, sender = {}) {
  const passwords = { new_password: 'Kumsal7', confirm_password: 'Kumsal7' }
  return gateway.call('user.pass_reset', { token, ...passwords, Lang: 'en', ...data }, sender)
}

function resetFrom(address: string, token: string) {
  return reset(token, {}, { address })
}

describe('REG-04 a forgotten password', () => {
  test('is reset by the link of an e-mail', async () => {
    const username = await addNewPlayer(gateway.database)
    await forgot(` ${username.toUpperCase()}@example.com `)
    const [email] = await sentTo(gateway.database, `${username}@example.com`)
    expect(email?.links[0]).toMatch(/^http:\/\/localhost:4000\/account_reset\?token=[\w-]{43}$/)
    const token = new URL(email?.links[0] ?? '').searchParams.get('token') ?? ''
    expect((await reset(token)).result).toBe(true)
    await signIn(gateway, username, 'Kumsal7')
    await expect(signIn(gateway, username)).rejects.toThrow('Giriş Başarısız')
  })

  test('is reset once by a link that is used ten times concurrently', async () => {
    const username = await addNewPlayer(gateway.database)
    const token = await tokenFor(username)
    const replies = await Promise.all(Array.from({ length: 10 }, () => reset(token)))
    expect(replies.filter(reply => reply.result)).toHaveLength(1)
    expect((await reset(token)).message).toBe(INVALID_LINK)
  })

  test('the link is valid for 15 minutes', async () => {
    const token = await tokenFor(await addNewPlayer(gateway.database))
    gateway.advance(15 * MINUTE - 1)
    const later = await tokenFor(await addNewPlayer(gateway.database))
    gateway.advance(1)
    expect((await reset(token)).message).toBe(INVALID_LINK)
    expect((await reset(later)).result).toBe(true)
  })

  test('the database stores only a hash of the token', async () => {
    const token = await tokenFor(await addNewPlayer(gateway.database))
    const rows = await gateway.database.select().from(passwordResets)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect((await reset(rows[0]?.tokenHash ?? '')).message).toBe(INVALID_LINK)
  })

  test('an unknown link is refused', async () => {
    for (const token of ['', 'x', 'a'.repeat(43)]) {
      expect(await reset(token)).toMatchObject({ result: false, message: INVALID_LINK, debug: 'token' })
    }
  })

  test.each(['127.0.0.1', '203.0.113.21'])(
    'REG-04 a valid link works after ten invalid ones from the same address, %s',
    async address => {
      const token = await tokenFor(await addNewPlayer(gateway.database))
      for (let index = 0; index < 10; index += 1) await resetFrom(address, `guess-${index}`)
      expect((await resetFrom(address, token)).result).toBe(true)
    }
  )

  test('REG-04 an invalid link is never limited on loopback, which all callers of the sandbox share', async () => {
    for (let index = 0; index < 10; index += 1) {
      expect((await reset(`guess-${index}`)).message).toBe(INVALID_LINK)
    }
  })

  test('VALID-01 the link stays valid after an invalid new password', async () => {
    const token = await tokenFor(await addNewPlayer(gateway.database))
    expect(await reset(token, { new_password: 'kumsal7' })).toMatchObject({
      message: 'Password must contain at least one uppercase letter',
      debug: 'new_password'
    })
    expect(
      (await reset(token, { new_password: 'Password1', confirm_password: 'Password1' })).message
    ).toContain('too easy to guess')
    expect(await reset(token, { confirm_password: 'Kumsal8' })).toMatchObject({ debug: 'confirm_password' })
    expect((await reset(token)).result).toBe(true)
  })

  test('ends every session and every other link of the player', async () => {
    const username = await addNewPlayer(gateway.database)
    const session = await signIn(gateway, username)
    const [first, second] = [await tokenFor(username), await tokenFor(username)]
    await reset(second)
    const ping = await gateway.call('system.ping', {}, { session })
    expect(ping.message).toBe('Oturum süresi doldu')
    expect((await gateway.call('user.initAuth', {}, { session })).result).toBe(false)
    expect((await reset(first)).message).toBe(INVALID_LINK)
  })

  test('does not bypass the second factor', async () => {
    const username = await addNewPlayer(gateway.database, { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' })
    await reset(await tokenFor(username))
    const session = await signIn(gateway, username, 'Kumsal7')
    const reply = await gateway.call('user.get_user_profile', {}, { session })
    expect(reply.message).toBe('Önce doğrulama kodunu girin')
  })

  test('clears the wait after wrong passwords', async () => {
    const username = await addNewPlayer(gateway.database)
    for (let index = 0; index < 3; index += 1) {
      await gateway.call('user.login', { username, password: 'wrong' })
    }
    await reset(await tokenFor(username))
    await signIn(gateway, username, 'Kumsal7')
  })
})

describe('W13 whether an address is known', () => {
  beforeEach(() => {
    // A clock that advances with each reading: on a busy machine the work may take longer than the minimum.
    let time = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (time += 10))
  })
  afterEach(() => vi.restoreAllMocks())

  test('is not revealed by the reply or its duration', async () => {
    const username = await addNewPlayer(gateway.database)
    const answers = []
    for (const email of [`${username}@example.com`, 'nobody@example.com', 'pasif@example.com']) {
      gateway.pauses.length = 0
      const startedAt = performance.now()
      const { text } = await forgot(email)
      const duration = performance.now() - startedAt
      // The gateway of the tests does not wait: the pause and the work together are the duration of the reply.
      const [pause = 0] = gateway.pauses
      expect(gateway.pauses).toHaveLength(1)
      expect(pause).toBeLessThan(500)
      expect(pause + duration).toBeGreaterThanOrEqual(500)
      answers.push(text)
    }
    expect(new Set(answers).size).toBe(1)
    expect(await sentTo(gateway.database, 'nobody@example.com')).toEqual([])
    expect(await sentTo(gateway.database, 'pasif@example.com')).toEqual([])
  })

  test('is not revealed by the limit', async () => {
    const username = await addNewPlayer(gateway.database)
    for (const email of [`${username}@example.com`, 'nobody@example.com']) {
      for (let index = 0; index < 5; index += 1) expect((await forgot(email)).result).toBe(true)
      gateway.pauses.length = 0
      expect((await forgot(email)).code).toBe(429)
      expect(gateway.pauses).toHaveLength(1)
    }
  })
})

describe('W7 links', () => {
  test('are limited to five valid ones per player, from any number of addresses', async () => {
    const username = await addNewPlayer(gateway.database)
    for (let index = 0; index < 9; index += 1) {
      const address = `203.0.113.${index}`
      expect((await forgot(`${username}@example.com`, { address })).result).toBe(true)
    }
    expect(await sentTo(gateway.database, `${username}@example.com`)).toHaveLength(5)
  })

  test('are limited to five invalid ones from one address', async () => {
    const address = '203.0.113.20'
    for (let index = 0; index < 5; index += 1) {
      expect((await resetFrom(address, `guess-${index}`)).message).toBe(INVALID_LINK)
    }
    expect((await resetFrom(address, 'guess')).code).toBe(429)
  })
})

test('BOX-04 the outbox stays empty outside the sandbox', async () => {
  const strict = await testGateway({ sandbox: false })
  expect((await strict.call('user.forgot', { email: 'demo@example.com' })).result).toBe(true)
  expect(await strict.database.select().from(outbox)).toEqual([])
  await strict.close()
})
