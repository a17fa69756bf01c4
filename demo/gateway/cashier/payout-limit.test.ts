import { randomUUID } from 'node:crypto'

import { finance } from '@bnw/core/contract'
import { expect, test } from 'vitest'

import { reverse } from '../ledger/decisions.ts'
import { balanceOf, credit, debit } from '../ledger/ledger.ts'
import { makeIban } from '../seed/iban.ts'
import { gatewayWithCashier } from '../testing/cashier.ts'
import { type Session, signIn, stepUp, textOf } from '../testing/client.ts'
import { playerWith } from '../testing/player-calls.ts'
import { addPlayer } from '../testing/test-content.ts'

const HOUR = 3_600_000

const gateway = await gatewayWithCashier({ payoutDayLimit: 50_000n })

/** A new player with 2,000 lira, and what withdraws to their account. */
async function newPlayer() {
  const username = `oyuncu-${randomUUID().slice(0, 8)}`
  const playerId = await addPlayer(gateway.database, { username, balance: 200_000n })
  const session = await stepUp(gateway, await signIn(gateway, username))
  const form = { bankID: '99992', account_holder: 'Deniz Aksu', iban: makeIban('99992', '42') }
  const { bankAccountID: account } = await playerWith(gateway, session).call(finance.saveBankAccount, form)
  const withdraw = (by: Session, { Lang = 'tr', amount = '200.00' } = {}) => {
    const data = { Type: 2, methodID: '201', amount, account, request_id: randomUUID(), Lang }
    return gateway.call('finance.save_bank_transfer', data, { session: by })
  }
  return { username, playerId, session, withdraw }
}

test('SEC-02 withdrawals above the limit of a day are refused, also concurrent ones; cancelled ones do not count', async () => {
  const { username, playerId, session, withdraw } = await newPlayer()
  const replies = await Promise.all(Array.from({ length: 4 }, () => withdraw(session)))
  expect(replies.filter(({ result }) => result)).toHaveLength(2)
  expect(replies.find(({ result }) => !result)?.message).toBe(
    'Günlük çekim sınırı aşılıyor. Bugün en çok ₺100,00 daha çekebilirsiniz.'
  )
  expect((await withdraw(session, { Lang: 'en' })).message).toMatch(/at most ₺100\.00 more today/)
  expect(await balanceOf(gateway.database, playerId)).toBe(160_000n)

  const accepted = replies.filter(({ result }) => result).map(reply => textOf(reply, 'transaction_id'))
  await reverse(gateway.database, accepted[0] ?? '', 'IBAN')
  expect((await withdraw(session)).result).toBe(true)

  // The clock of tests starts at 15:00 in Istanbul.
  gateway.advance(9 * HOUR)
  expect((await withdraw(await signIn(gateway, username))).result).toBe(true)
  gateway.advance(48 * HOUR)
  const ahead = await signIn(gateway, username)
  for (const reply of [await withdraw(ahead), await withdraw(ahead)]) expect(reply.result).toBe(true)
  gateway.advance(-48 * HOUR)
  expect((await withdraw(await signIn(gateway, username))).result, 'the clock was ahead').toBe(true)
})

test('SEC-02 the limit of a day is reached by withdrawals of the player alone, and then nothing is left', async () => {
  const { playerId, session, withdraw } = await newPlayer()
  const date = new Date(gateway.clock())
  await credit(gateway.database, { playerId, amount: 10_000n, category: 1, date })
  expect((await withdraw(session, { amount: '500.00' })).result).toBe(true)
  // As with a limit that has been lowered since.
  await debit(gateway.database, { playerId, amount: 10_000n, category: 2, date })
  expect((await withdraw(session)).message).toContain('en çok ₺0,00 daha')
})
