import { randomUUID } from 'node:crypto'

import { finance, prepayment } from '@bnw/core/contract'
import { beforeEach, describe, expect, test } from 'vitest'

import { decisions } from '../../db/schema/index.ts'
import { balanceOf } from '../../ledger/ledger.ts'
import { playerWith, type Player } from '../../testing/player-calls.ts'
import { gatewayWithCashier } from '../../testing/cashier.ts'
import { signIn, stepUp } from '../../testing/client.ts'
import { addPlayer } from '../../testing/test-content.ts'
import { applyDueDecisions } from '../decisions.ts'

const gateway = await gatewayWithCashier()
let playerId: string
let player: Player
let sid: string
/** Path of the payment page. */
let page: string

/** Each test has a player who is about to pay 250 lira by Pulcüzdan. */
beforeEach(async () => {
  const username = `oyuncu-${randomUUID().slice(0, 8)}`
  playerId = await addPlayer(gateway.database, { username, balance: 50_000n })
  const session = await signIn(gateway, username)
  sid = session.sid
  await stepUp(gateway, session)
  player = playerWith(gateway, session)
  page = await pay({})
})

async function pay(more: object): Promise<string> {
  const form = { Type: 1, methodID: '103', amount: '250.00', request_id: randomUUID(), ...more }
  const { url } = await player.call(prepayment.processTransaction, form)
  expect(url).toMatch(/^http:\/\/localhost:4001\/pay\?/)
  return url.replace('http://localhost:4001', '')
}

const open = (path = page) => gateway.games.inject({ url: path })
const tokenOf = (path = page) => new URL(path, 'http://localhost').searchParams.get('token')
const choose = (choice: string, token: unknown = tokenOf()) =>
  gateway.games.inject({ method: 'POST', url: '/api/payment', payload: { token, choice } })
const balance = () => balanceOf(gateway.database, playerId)
const newest = async (more: object = {}) => {
  const query = { limit: 1, offset: 0, OrderDir: 'DESC', OrderPar: 'id', ...more }
  return (await player.call(finance.listTransactions, query)).items[0]
}

describe('CASH-05 the payment page', () => {
  test('credits the deposit when it is approved, once', async () => {
    expect(await newest()).toMatchObject({ transaction_status: 1001 })
    const answers = await Promise.all([choose('approve'), choose('approve'), choose('refuse')])
    expect(answers.map(answer => answer.json<unknown>())).toEqual(Array(3).fill({ state: 'approved' }))
    expect(await newest()).toMatchObject({ transaction_status: 1002, balance_after: 75_000 })
    expect(await balance()).toBe(75_000n)
    expect((await open()).body).toContain('Ödeme onaylandı</h1>')
    expect((await open()).body).not.toContain('<button')
  })

  test('cancels the deposit with a note when it is refused', async () => {
    await choose('refuse')
    expect((await choose('approve')).json()).toEqual({ state: 'refused' })
    expect(await newest()).toMatchObject({ transaction_status: 1003, note: 'Ödeme sayfasında reddedildi' })
    expect(await newest({ Lang: 'en' })).toMatchObject({ note: 'Refused on the payment page' })
    expect(await balance()).toBe(50_000n)
  })

  test('leaves the deposit New for a day without a choice', async () => {
    gateway.advance(23 * 3_600_000)
    await applyDueDecisions(gateway.database, gateway.clock())
    expect((await open()).body).toContain('data-state="open"')
    gateway.advance(3_600_000)
    await applyDueDecisions(gateway.database, gateway.clock())
    expect((await open()).body).toContain('Bu ödemenin süresi doldu</h1>')
    expect((await choose('approve')).json()).toEqual({ state: 'expired' })
    expect(await balance()).toBe(50_000n)
  })

  test('takes no choice after a day, before the deposit is cancelled', async () => {
    gateway.advance(24 * 3_600_000)
    expect((await open()).body).toContain('Bu ödemenin süresi doldu</h1>')
    expect((await choose('approve')).json()).toEqual({ state: 'expired' })
    expect(await balance()).toBe(50_000n)
  })

  test('returns a withdrawal when it is refused', async () => {
    page = await pay({ Type: 2, methodID: '203', amount: '200.41', account: await ownAccount() })
    expect(await balance()).toBe(29_959n)
    expect((await open(`${page.replace('lang=tr', 'lang=en')}`)).body).toContain('this withdrawal?')
    await choose('refuse')
    expect(await balance()).toBe(50_000n)
  })

  test('is not offered for other withdrawals', async () => {
    const form = {
      Type: 2,
      methodID: '203',
      amount: '200',
      request_id: randomUUID(),
      account: await ownAccount()
    }
    expect((await player.call(prepayment.processTransaction, form)).url).toBe('')
  })

  async function ownAccount(): Promise<string> {
    const form = { bankID: '99991', account_holder: 'Deniz Aksu', iban: 'TR439999100000000000000001' }
    return (await player.call(finance.saveBankAccount, form)).bankAccountID
  }
})

describe('SEC-01 the address of the payment page', () => {
  test('gives access to one payment and contains no session value; only its hash is stored', async () => {
    const token = tokenOf() ?? ''
    expect(page).not.toContain(sid)
    const stored = JSON.stringify([
      await gateway.database.select().from(decisions),
      await gateway.database.query.requests.findMany()
    ])
    expect(stored).not.toContain(token)
    const second = tokenOf(await pay({}))
    expect(second).not.toBe(token)
    await choose('approve', second)
    expect((await open()).body).toContain('data-state="open"')
    expect(
      (await gateway.call('finance.check_balance', {}, { user: { uid: token, sid: token } })).result
    ).toBe(false)
  })

  test('with an unknown token leads to no payment', async () => {
    for (const token of ['x', 'A'.repeat(43), "' or 1=1 --", '', null, {}, ['a']]) {
      expect((await choose('approve', token)).statusCode, String(token)).toBeGreaterThanOrEqual(400)
    }
    for (const query of [
      '',
      '?token=x',
      '?token=a&token=b',
      `?token=${'A'.repeat(43)}`,
      '?token="><script>'
    ]) {
      const answer = await open(`/pay${query}`)
      expect(answer.statusCode, query).toBe(404)
      expect(answer.body).not.toContain('"><script>')
    }
    expect((await choose('hang')).statusCode).toBe(400)
    expect(await newest()).toMatchObject({ transaction_status: 1001 })
  })

  test('opens a page without inline code that may not be framed, in both languages and themes', async () => {
    const answer = await open(`${page.replace('lang=tr', 'lang=en')}&theme=light`)
    expect(answer.body).toContain('<html lang="en" data-mode="light"')
    expect(answer.body).toContain('₺250.00')
    expect((await open()).body).toContain('₺250,00')
    expect(answer.body).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/)
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("form-action 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(answer.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  })
})
