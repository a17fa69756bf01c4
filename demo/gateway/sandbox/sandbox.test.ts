import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'

import { accounts, outbox, players } from '../db/schema/index.ts'
import { AUTHENTICATOR_PLAYER, SECRET } from '../seed/players.ts'
import { signIn } from '../testing/client.ts'
import { gatewayForFile } from '../testing/gateway-for-file.ts'
import { TEST_SEALING } from '../testing/prepared.ts'
import { addPlayer } from '../testing/test-content.ts'

const gateway = await gatewayForFile()
afterEach(() => put({ maintenance: false, status500: false, latency: 0, malformed: false }))

function put(payload: object) {
  return gateway.site.inject({ method: 'PUT', url: '/sandbox/faults', payload })
}

function get(url: string, options: { remoteAddress?: string; headers?: Record<string, string> } = {}) {
  return gateway.site.inject({ url, ...options })
}

describe('BOX-04 faults', () => {
  test('keep absent values and refuse unknown ones', async () => {
    await put({ maintenance: true })
    expect((await put({ latency: 250 })).json()).toEqual({
      maintenance: true,
      status500: false,
      latency: 250,
      malformed: false,
      expireSessions: false
    })
    for (const wrong of [{ latency: -1 }, { latency: 60_001 }, { other: true }, { maintenance: 'yes' }, []]) {
      expect((await put(wrong)).statusCode).toBe(400)
    }
  })

  test('maintenance refuses every call but the checks for it', async () => {
    await put({ maintenance: true })
    expect((await gateway.call('user.login', {})).message).toBe('This site is under maintenance')
    expect((await gateway.call('maintenance.check_status')).data).toEqual({ status: false })
    expect((await gateway.call('Auth.checkMaintenance')).data).toEqual({ status: false })
    expect((await get('/v1/check-maintenance?sitename=x&version=1')).json()).toEqual({ status: false })
  })

  test('status500 answers HTTP 500, malformed cuts the reply, latency delays it', async () => {
    await put({ status500: true })
    expect((await gateway.call('maintenance.check_status')).status).toBe(500)
    await put({ status500: false, malformed: true })
    await expect(gateway.call('maintenance.check_status')).rejects.toThrow(SyntaxError)
    await put({ malformed: false, latency: 700 })
    gateway.pauses.length = 0
    await gateway.call('maintenance.check_status')
    expect(gateway.pauses).toEqual([700])
  })

  test('expireSessions ends all sessions once', async () => {
    const before = await signIn(gateway, 'demo')
    expect((await put({ expireSessions: 'ended' })).json()).toMatchObject({ expireSessions: false })
    const refused = await gateway.call('user.initAuth', {}, { session: before })
    expect(refused.message).toBe('Oturum süresi doldu')
    const after = await signIn(gateway, 'demo')
    expect((await gateway.call('system.ping', {}, { session: after })).result).toBe(true)
  })
})

describe('the switches', () => {
  test('are not found from other machines or under another host name', async () => {
    const there = ['/sandbox', '/sandbox/faults', '/sandbox/outbox.json', '/sandbox/ledger.json']
    for (const url of [...there, '/sandbox/public-key.pem']) {
      expect((await get(url, { remoteAddress: '203.0.113.7' })).statusCode, url).toBe(404)
      expect((await get(url, { headers: { host: 'rebound.example:4000' } })).statusCode, url).toBe(404)
      for (const host of ['localhost:4000', '127.0.0.1:4000', '[::1]:4000'])
        expect((await get(url, { headers: { host } })).statusCode, url).toBe(200)
      expect((await get(url)).headers['cache-control'], url).toBe('no-store')
    }
  })

  test('have a page without inline code, in both languages', async () => {
    const turkish = await get('/sandbox')
    expect(turkish.body).toContain('<html lang="tr">')
    expect(turkish.body).not.toMatch(/<script(?![^>]*src=)|\son\w+=|style=/)
    expect((await get('/sandbox?lang=en')).body).toContain('Sandbox switches')
    expect((await get('/sandbox/switches.js')).headers['content-type']).toContain('javascript')
  })
})

test('BOX-04 the outbox lists messages, newest first and escaped', async () => {
  const mail = {
    recipient: 'a@example.com',
    channel: 'email' as const,
    links: ['http://localhost:4000/account_reset']
  }
  await gateway.database.insert(outbox).values([
    { ...mail, subject: 'Birinci', text: 'x', sentAt: new Date(0) },
    { ...mail, subject: '<b>İkinci</b>', text: '<script>1</script>', sentAt: new Date(1_000) }
  ])
  const rows = (await get('/sandbox/outbox.json')).json() as unknown[]
  expect(rows[0]).toEqual({
    to: 'a@example.com',
    channel: 'email',
    subject: '<b>İkinci</b>',
    text: '<script>1</script>',
    links: mail.links,
    date: '1970-01-01 03:00:01'
  })
  const page = (await get('/sandbox/outbox')).body
  expect(page).not.toContain('<script>1')
  expect(page).not.toContain('<b>')
  expect(page.indexOf('İkinci')).toBeLessThan(page.indexOf('Birinci'))
})

test('BOX-02 ledger.json reports the totals and wallets that differ', async () => {
  const ledger = async () => (await get('/sandbox/ledger.json')).json() as unknown
  expect(await ledger()).toEqual({ total: '0', unbalanced: [], differing: [] })
  const { database } = gateway
  const wallet = await database.query.accounts.findFirst({ where: eq(accounts.balance, 1_845_275n) })
  const change = (balance: bigint) =>
    database
      .update(accounts)
      .set({ balance })
      .where(eq(accounts.id, wallet?.id ?? 0))
  await change(1_845_274n)
  expect(await ledger()).toEqual({ total: '0', unbalanced: [], differing: [wallet?.id] })
  await change(1_845_275n)
})

test('BOX-04 reset restores the seed with its ids, and clears the faults', async () => {
  const ids = () => gateway.database.select({ id: accounts.id }).from(accounts).orderBy(accounts.id)
  const before = await ids()
  const session = await signIn(gateway, 'demo')
  await gateway.call('user.favorites', { mode: 'insert', type: 'casino', id: '1001' }, { session })
  await put({ maintenance: true })
  expect((await gateway.site.inject({ method: 'POST', url: '/sandbox/reset' })).statusCode).toBe(200)
  expect(await ids()).toEqual(before)
  const again = await signIn(gateway, 'demo')
  const reply = await gateway.call('user.favorites', { mode: 'list', type: 'casino' }, { session: again })
  expect(reply.data).toEqual([])
  expect((await gateway.call('finance.check_balance', {}, { session: again })).data).toEqual([
    { balance: '18,452.75' }
  ])
})

test('BOX-04 the page shows the seeded key of an authenticator, and none that a player has made', async () => {
  const id = await addPlayer(gateway.database, { username: AUTHENTICATOR_PLAYER })
  const store = (secret: string) =>
    gateway.database
      .update(players)
      .set({ authenticatorSecret: TEST_SEALING.seal(secret, id) })
      .where(eq(players.id, id))
  await store(SECRET)
  expect((await get('/sandbox')).body).toContain(SECRET)
  await store('MADEBYTHEPLAYER2')
  expect((await get('/sandbox')).body).not.toMatch(/<dt>|MADEBYTHEPLAYER2/)
})
