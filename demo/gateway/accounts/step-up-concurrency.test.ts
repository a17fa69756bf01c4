import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { requests } from '../db/schema/index.ts'
import { makeIban } from '../seed/iban.ts'
import { gatewayWithCashier } from '../testing/cashier.ts'
import { sessionOf, signIn, stepUp, textOf } from '../testing/client.ts'
import { secondFactorCalls } from '../testing/second-factor.ts'
import { addPlayer, SECRET } from '../testing/test-content.ts'

const gateway = await gatewayWithCashier()
const { send, codeOf } = secondFactorCalls(gateway)
const form = { bankID: '99992', account_holder: 'Deniz Aksu', iban: makeIban('99992', '42') }

test('SEC-02 two equal withdrawals at once are both refused without a key, and once confirmed move money once', async () => {
  const playerId = await addPlayer(gateway.database, { username: 'es-zaman', balance: 100_000n })
  const session = await stepUp(gateway, await signIn(gateway, 'es-zaman'))
  const account = textOf(await gateway.call('finance.save_bank_account', form, { session }), 'bankAccountID')
  gateway.advance(10 * 60_000)
  const request_id = randomUUID()
  const withdraw = () =>
    gateway.call(
      'finance.save_bank_transfer',
      { Type: 2, methodID: '201', amount: '200.00', request_id, account },
      { session }
    )
  const refused = await Promise.all([withdraw(), withdraw()])
  expect(refused.map(({ code }) => code)).toEqual([428, 428])
  expect(await gateway.database.$count(requests, eq(requests.playerId, playerId))).toBe(0)
  await stepUp(gateway, session)
  const [first, second] = await Promise.all([withdraw(), withdraw()])
  expect(first.result).toBe(true)
  expect(second.data).toEqual(first.data)
  const { data: rows } = await gateway.call('finance.check_balance', {}, { session })
  expect(rows).toEqual([{ balance: 800 }])
})

test('SEC-02 of two confirmations at once with one code, one is accepted', async () => {
  await addPlayer(gateway.database, { username: 'es-zaman-ga', secret: SECRET })
  const guarded = await signIn(gateway, 'es-zaman-ga')
  const full = sessionOf(await send(guarded, 'check_ga', { ga_code: codeOf(SECRET) }))
  gateway.advance(30_000)
  const ga_code = codeOf(SECRET)
  const replies = await Promise.all([send(full, 'step_up', { ga_code }), send(full, 'step_up', { ga_code })])
  expect(replies.filter(({ result }) => result)).toHaveLength(1)
})
