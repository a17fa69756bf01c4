import { randomUUID } from 'node:crypto'

import { finance, prepayment } from '@bnw/core/contract'
import { beforeEach, describe, expect, test } from 'vitest'

import { balanceOf } from '../ledger/ledger.ts'
import { seedCashier } from '../seed/cashier.ts'
import { gatewayWithCashier } from '../testing/cashier.ts'
import { refresh, type Session, signIn, testGateway, type TestGateway } from '../testing/client.ts'
import { addPlayer } from '../testing/test-content.ts'

const gateway = await gatewayWithCashier()
let playerId: string
let session: Session

beforeEach(async () => {
  const username = `oyuncu-${randomUUID().slice(0, 8)}`
  playerId = await addPlayer(gateway.database, { username, balance: 100_000n })
  session = await signIn(gateway, username)
  gateway.pauses.length = 0
})

const form = (amount: string) => ({ Type: 1, methodID: '101', amount, request_id: randomUUID() })
const send = (data: object, where = gateway) =>
  where.call('finance.save_bank_transfer', { ...data }, { session })

async function transactions(): Promise<number> {
  const page = { limit: 1, offset: 0, OrderDir: 'DESC', OrderPar: 'id', status: 1001 }
  const reply = await gateway.call('finance.list_transactions', page, { session })
  return finance.listTransactions.reply.read(reply).total
}

describe('BOX-04 an amount that ends in', () => {
  test.each([
    [',13', '250.13', 'Bakiye yetersiz'],
    [',17', '250.17', 'Bu yöntem şu anda kullanılamıyor']
  ])('%s is refused', async (_ending, amount, message) => {
    const data = form(amount)
    expect(await send(data)).toMatchObject({ result: false, status: 200, message })
    // The refusal is the first answer to this request.
    expect((await send(data)).message).toBe(message)
    expect(await transactions()).toBe(0)
  })

  test(',19 is answered after 8 seconds', async () => {
    expect(await send(form('250.19'))).toMatchObject({ result: true })
    expect(gateway.pauses).toEqual([8_000])
    expect(await transactions()).toBe(1)
  })

  test(',23 is never answered, and ,31 closes the connection', async () => {
    const silent = form('250.23')
    await expect(send(silent)).rejects.toThrow()
    expect(gateway.pauses).toEqual([60_000])
    await expect(send(form('250.31'))).rejects.toThrow()
    expect(await transactions()).toBe(0)
  })

  test(',29 is answered by HTTP 500', async () => {
    expect(await send(form('250.29'))).toMatchObject({ result: false, status: 500 })
    expect(await transactions()).toBe(0)
  })

  test(',37 makes the session stale until it is refreshed', async () => {
    expect((await send(form('250.37'))).message).toBe('Oturum süresi doldu')
    expect((await gateway.call('finance.check_balance', {}, { session })).message).toBe('Oturum süresi doldu')
    session = await refresh(gateway, session)
    expect(await gateway.call('finance.check_balance', {}, { session })).toMatchObject({ result: true })
  })

  test(',41 returns the address of a payment page for any method', async () => {
    const reply = await send(form('250.41'))
    expect(finance.saveBankTransfer.reply.read(reply)).toMatchObject({
      url: expect.stringMatching(/^http:\/\/localhost:4001\/pay\?token=[\w-]{43}&lang=tr$/)
    })
    const plain = await send(form('250.00'))
    expect(finance.saveBankTransfer.reply.read(plain).url).toBe('')
  })

  test(',43 is answered late, and a repeat at once with the same reply', async () => {
    const data = form('250.43')
    const first = await send(data)
    expect(gateway.pauses).toEqual([50_000])
    expect((await send(data)).text).toBe(first.text)
    expect(gateway.pauses).toEqual([50_000])
    expect(await transactions()).toBe(1)
  })

  test('each of these also applies to withdrawals and the other calls', async () => {
    const data = { ...form('250.13'), Type: 2, methodID: '203' }
    const reply = await gateway.call('prepayment.processTransaction', data, { session })
    expect(reply.message).toBe('Bakiye yetersiz')
    expect(await balanceOf(gateway.database, playerId)).toBe(100_000n)
    expect(prepayment.processTransaction.kind).toBe('money')
  })

  test('each of these is an ordinary amount outside the sandbox', async () => {
    const real = await testGateway({ sandbox: false })
    try {
      await seedCashier(real.database)
      session = await signIn(real, 'demo')
      for (const ending of [13, 17, 19, 23, 29, 31, 37, 41, 43]) {
        const reply = await send(form(`250.${ending}`), real)
        expect(reply).toMatchObject({ result: true, data: { transaction_id: expect.any(String) } })
        expect(reply.text).not.toContain('url')
      }
      expect(real.pauses).toEqual([])
    } finally {
      await real.close()
    }
  })
})

describe('CASH-09 a call that moves money', () => {
  test('is carried out within 45 seconds of its arrival or not at all', async () => {
    const slow: TestGateway = await testGateway({ pause: async duration => slow.advance(duration) })
    try {
      await seedCashier(slow.database)
      session = await signIn(slow, 'demo')
      const setLatency = (latency: number) =>
        slow.site.inject({ method: 'PUT', url: '/sandbox/faults', payload: { latency } })
      await setLatency(46_000)
      const data = form('250.00')
      expect(await send(data, slow)).toMatchObject({ result: false, code: 503 })
      await setLatency(5_000)
      expect(await send(data, slow)).toMatchObject({ result: true })
    } finally {
      await slow.close()
    }
  })
})
