import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'

import { loginNetworks, players, sessions } from '../db/schema/index.ts'
import { profileOf, sessionOf, signIn, testGateway } from '../testing/client.ts'
import { gatewayForFile } from '../testing/gateway-for-file.ts'
import { interruptedPasswords } from '../testing/interrupted-passwords.ts'
import { PASSWORD } from '../testing/test-content.ts'
import { ACCOUNT_LIMIT, ADDRESS_LIMIT, countAttempt, limitKey, type Limit } from './limits.ts'
import { hashOf } from './tokens.ts'

const gateway = await gatewayForFile()

describe('login', () => {
  test('SESS-03 returns the values that the client stores', async () => {
    const reply = await gateway.call('user.login', { username: 'DEMO', password: PASSWORD, Lang: 'en' })
    expect(reply.data).toMatchObject({
      uid: 'uid-demo',
      rid: '1',
      gtm: '3',
      language: 'en',
      username: 'demo',
      gasecret: ''
    })
    expect(sessionOf(reply).sid.length).toBeGreaterThanOrEqual(43)
  })

  test('gives the same reply for a wrong name and a wrong password, and refuses inactive accounts', async () => {
    const wrong = await gateway.call('user.login', { username: 'demo', password: 'wrong' })
    const unknown = await gateway.call('user.login', { username: 'nobody', password: PASSWORD })
    expect(wrong.text).toBe(unknown.text)
    expect(wrong.message).toBe('Giriş Başarısız')
    const inactive = await gateway.call('user.login', { username: 'pasif', password: 'anything' })
    expect(inactive.message).toBe('İnaktif hesap')
  })

  test('W13 does the same work and gives the same reply for known and unknown names', async () => {
    const seen: { text: string; work: number; queries: number }[] = []
    const select = vi.spyOn(gateway.database, 'select')
    const isOfNetworks = ([fields]: readonly unknown[]) =>
      Object.values(fields ?? {})[0] === loginNetworks.lastAt
    for (const username of ['demo', 'nobody', 'ikili', 'NOBODY-2']) {
      gateway.passwords.work = 0
      select.mockClear()
      const { text } = await gateway.call('user.login', { username, password: 'wrong' })
      seen.push({
        text,
        work: gateway.passwords.work,
        queries: select.mock.calls.filter(isOfNetworks).length
      })
    }
    select.mockRestore()
    expect(seen).toEqual(Array.from({ length: 4 }, () => ({ text: seen[0]?.text, work: 1, queries: 1 })))
  })

  test('W13 counts other spellings of a name alike, whether it is known or not', async () => {
    const codes = []
    for (const [spelling, username] of [
      ['İKİLİ', 'ikili'],
      ['İKİMİZ', 'ikimiz']
    ]) {
      for (let index = 0; index < 3; index += 1)
        await gateway.call('user.login', { username: spelling, password: 'wrong' })
      codes.push((await gateway.call('user.login', { username, password: 'wrong' })).code)
    }
    expect(codes[0]).toBe(codes[1])
  })

  test('opens no session if the password or the second factor changes while the password is compared', async () => {
    const { passwords: interrupted, during } = interruptedPasswords()
    const gateway = await testGateway({ passwords: interrupted })
    const owner = await signIn(gateway, 'demo')
    const passwords = { old_password: PASSWORD, new_password: 'Kumsal7', confirm_password: 'Kumsal7' }
    during(() => gateway.call('user.pass_change', passwords, { session: owner }))
    const thief = await gateway.call('user.login', { username: 'demo', password: PASSWORD })
    expect(thief).toMatchObject({ result: false, message: 'Giriş Başarısız' })
    during(() =>
      gateway.database.update(players).set({ secondFactor: 'ga' }).where(eq(players.username, 'yeni'))
    )
    expect((await gateway.call('user.login', { username: 'yeni', password: PASSWORD })).result).toBe(false)
    await gateway.close()
  })

  test('stores only a hash of the session value', async () => {
    const session = await signIn(gateway, 'demo')
    const rows = await gateway.database.select().from(sessions)
    expect(JSON.stringify(rows)).not.toContain(session.sid)
    expect(rows.map(row => row.tokenHash)).toContain(hashOf(session.sid))
  })

  test('delays every reply for the slow player', async () => {
    gateway.pauses.length = 0
    const session = await signIn(gateway, 'yavas')
    await profileOf(gateway, session)
    expect(gateway.pauses).toEqual([4_000, 4_000])
  })
})

describe('BOX-03 limits', () => {
  test('delay attempts after three wrong passwords, longer each time', async () => {
    for (let index = 0; index < 5; index += 1) await signIn(gateway, 'demo')
    for (let index = 0; index < 3; index += 1)
      await gateway.call('user.login', { username: 'demo', password: 'x' })
    const blocked = await gateway.call('user.login', { username: 'demo', password: PASSWORD })
    expect(blocked).toMatchObject({ code: 429, message: 'Çok fazla deneme yapıldı, lütfen biraz bekleyin.' })
    gateway.advance(31_000)
    expect((await gateway.call('user.login', { username: 'demo', password: 'x' })).message).toBe(
      'Giriş Başarısız'
    )
    gateway.advance(31_000)
    expect((await gateway.call('user.login', { username: 'demo', password: PASSWORD })).code).toBe(429)
    gateway.advance(31_000)
    await signIn(gateway, 'demo')
    const wrongAgain = await gateway.call('user.login', { username: 'demo', password: 'x' })
    expect(wrongAgain.code, 'a right password ends the count').toBe(400)
  })

  test('W7 check fewer than twenty of 500 guesses within an hour, without ending the session', async () => {
    const session = await signIn(gateway, 'demo')
    gateway.passwords.work = 0
    for (let index = 0; index < 500; index += 1) {
      await gateway.call('user.login', { username: 'demo', password: `Guess-${index}` })
      gateway.advance(7_000)
    }
    expect(gateway.passwords.work).toBeLessThan(20)
    expect((await profileOf(gateway, session)).result).toBe(true)
  })

  test('hold for concurrent attempts', async () => {
    const tries = Array.from({ length: 12 }, () =>
      gateway.call('user.login', { username: 'demo', password: 'x' })
    )
    const replies = await Promise.all(tries)
    expect(replies.filter(reply => reply.message === 'Giriş Başarısız')).toHaveLength(3)
    expect(replies.filter(reply => reply.code === 429)).toHaveLength(9)
  })

  test('are reached by no number of right passwords at the same time', async () => {
    const logIn = () => gateway.call('user.login', { username: 'demo', password: PASSWORD })
    const replies = await Promise.all(Array.from({ length: 8 }, logIn))
    expect(replies.map(({ result }) => result)).toEqual(Array.from({ length: 8 }, () => true))
  })

  test('do not lock the player out because of another address', async () => {
    const address = '203.0.113.7'
    for (let index = 0; index < 5; index += 1) {
      await gateway.call('user.login', { username: 'demo', password: 'x' }, { address })
    }
    await signIn(gateway, 'demo')
  })

  test('count an address over all accounts, except loopback in the sandbox', async () => {
    const spray = (address: string) =>
      gateway.call('user.login', { username: `somebody-${Math.random()}`, password: 'x' }, { address })
    for (const address of ['203.0.113.8', '127.0.0.1']) {
      await useUp(ADDRESS_LIMIT, address)
    }
    expect((await spray('203.0.113.8')).code).toBe(429)
    expect((await spray('127.0.0.1')).message).toBe('Giriş Başarısız')
  })

  test('hold for concurrent attempts at many accounts from one address', async () => {
    const guess = (_: unknown, index: number) =>
      gateway.call('user.login', { username: `nobody-${index}`, password: 'x' }, { address: '203.0.113.20' })
    const replies = await Promise.all(Array.from({ length: 60 }, guess))
    expect(replies.filter(({ code }) => code !== 429)).toHaveLength(ADDRESS_LIMIT.max)
  })

  test('W7 count each spelling of a name as one account', async () => {
    const guess = (username: string) => gateway.call('user.login', { username, password: 'x' })
    // In JavaScript 'İ' in lower case is 'i' and a combining dot.
    for (const username of ['ikili', 'İKİLİ', 'İkili']) await guess(username)
    expect((await guess('iKİLİ')).code).toBe(429)
  })

  test('W7 count an inactive account too, whose password is compared each time', async () => {
    const guess = () => gateway.call('user.login', { username: 'pasif', password: 'x' })
    for (let index = 0; index < 3; index += 1) expect((await guess()).message).toBe('İnaktif hesap')
    expect((await guess()).code).toBe(429)
  })

  test('W7 slow down guesses from many addresses, but not the player from a known network', async () => {
    const home = { address: '2001:db8:1:2::10' }
    const [player] = await gateway.database.select().from(players).where(eq(players.username, 'demo'))
    const logIn = (password: string, sender: { address: string }) =>
      gateway.call('user.login', { username: 'demo', password }, sender)
    expect((await logIn(PASSWORD, home)).result).toBe(true)
    await useUp(ACCOUNT_LIMIT, player?.id ?? '')
    expect((await logIn('x', { address: '198.51.100.1' })).code).toBe(429)
    expect((await logIn(PASSWORD, { address: '198.51.100.2' })).code).toBe(429)
    expect((await logIn(PASSWORD, { address: '2001:db8:1:2::99' })).result).toBe(true)
    gateway.advance(30 * 24 * 3_600_000)
    await useUp(ACCOUNT_LIMIT, player?.id ?? '')
    expect((await logIn(PASSWORD, home)).code).toBe(429)
  })

  async function useUp(limit: Limit, ...parts: string[]): Promise<void> {
    const attempt = { limit, key: limitKey(limit, ...parts), now: gateway.clock() }
    for (let index = 0; index < limit.max; index += 1) await countAttempt(gateway.database, attempt)
  }
})
