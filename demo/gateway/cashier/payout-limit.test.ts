import { randomUUID } from 'node:crypto'

import { finance } from '@bnw/core/contract'
import { expect, test } from 'vitest'

import { reverse } from '../ledger/decisions.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { makeIban } from '../seed/iban.ts'
import { gatewayWithCashier } from '../testing/cashier.ts'
import { type Session, signIn, stepUp, textOf } from '../testing/client.ts'
import { playerWith } from '../testing/player-calls.ts'
import { addPlayer } from '../testing/test-content.ts'

const HOUR = 3_600_000

const gateway = await gatewayWithCashier({ payoutDayLimit: 50_000n })

test('SEC-02 withdrawals above the limit of a day are refused, also concurrent ones; cancelled ones do not count', async () => {
  const username = `oyuncu-${randomUUID().slice(0, 8)}`
  const playerId = await addPlayer(gateway.database, { username, balance: 200_000n })
  const session = await stepUp(gateway, await signIn(gateway, username))
  const form = { bankID: '99992', account_holder: 'Deniz Aksu', iban: makeIban('99992', '42') }
  const { bankAccountID } = await playerWith(gateway, session).call(finance.saveBankAccount, form)
  const transfer = { Type: 2, methodID: '201', amount: '200.00', account: bankAccountID }
  const withdraw = (by: Session, Lang = 'tr') =>
    gateway.call(
      'finance.save_bank_transfer',
      { ...transfer, request_id: randomUUID(), Lang },
      { session: by }
    )

  const replies = await Promise.all(Array.from({ length: 4 }, () => withdraw(session)))
  expect(replies.filter(({ result }) => result)).toHaveLength(2)
  expect(replies.find(({ result }) => !result)?.message).toBe(
    'Günlük çekim sınırı aşılıyor. Bugün en çok ₺100,00 daha çekebilirsiniz.'
  )
  expect((await withdraw(session, 'en')).message).toMatch(/at most ₺100\.00 more today/)
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
