import { describe, expect, test } from 'vitest'

import { listTransactions } from '../../contract/finance.ts'
import { processTransaction } from '../../contract/prepayment.ts'
import { kurus } from '../../contract/index.ts'
import { logout } from '../../contract/user.ts'
import { logOut } from '../../session/index.ts'
import { transaction } from '../../testing/index.ts'
import { NOW, begin, world, withSignedInPlayer } from '../../testing/signed-in.ts'
import {
  $movements,
  $openPayment,
  deposit,
  markPaid,
  openDeposit,
  openNewDeposit,
  refreshMovements,
  type CashMethod
} from '../index.ts'

withSignedInPlayer()

const KEY = 'bnw:pending-page'
const URL = 'https://pay.example/1'

/** Sends a deposit, and returns its id. */
async function pay(url = URL): Promise<string> {
  world.gateway.expects(processTransaction).answers({ transaction_id: 'T1', url })
  const method = { id: '9', name: 'Kart', transferType: 5 } as CashMethod
  await deposit.submit({ method, amount: kurus(50_000), fields: {} })
  return deposit.$attempt.get().id
}

/** Opens the deposit after a reload. The history has `row`. */
async function reload(row: object | undefined, now = NOW): Promise<void> {
  const expirationDate = String(now + 10_000)
  await begin({ stored: { ...world.storage.all(), expirationDate }, now })
  if (row) world.gateway.expects(listTransactions).answers({ items: [transaction('T1', row)], total: 1 })
  openDeposit()
  if (row) await expect.poll(() => $movements.get()[0]?.row?.id).toBe('T1')
}

describe('a payment page', () => {
  test('CASH-05 is offered again after a reload, without a stored amount', async () => {
    const request_id = await pay()
    expect(world.storage.get(KEY)).toBe(JSON.stringify({ request_id, url: URL, time: NOW }))
    await reload({ request_id, transaction_status: 1001 })

    expect($openPayment.get()).toMatchObject({ request_id, url: URL })
    expect(world.storage.get(KEY)).not.toBeNull()
  })

  test('CASH-05 is offered again when the deposit is left and opened again', async () => {
    const request_id = await pay()
    world.gateway.expects(listTransactions).answers({ items: [], total: 0 })
    openDeposit()

    expect($openPayment.get()).toMatchObject({ request_id, url: URL })
    expect($movements.get()).toHaveLength(1)
  })

  test('CASH-05 keeps its row when newer ones have pushed it out of the history', async () => {
    const request_id = await pay()
    await reload({ request_id, transaction_status: 1001 })
    world.gateway.expects(listTransactions).answers({ items: [], total: 100 })
    await refreshMovements()

    expect($movements.get()).toMatchObject([{ row: { id: 'T1' } }])
  })

  test('CASH-05 that the player has paid is remembered, for this payment alone', async () => {
    const request_id = await pay()
    markPaid('another')
    await reload({ request_id, transaction_status: 1001 })
    expect($openPayment.get()?.isPaid).toBeUndefined()

    markPaid(request_id)
    await reload({ request_id, transaction_status: 1001 })
    expect($openPayment.get()).toMatchObject({ request_id, isPaid: true })
  })

  test('CASH-05 is forgotten when its outcome is known', async () => {
    const request_id = await pay()
    await reload({ request_id, transaction_status: 1002 })

    expect(world.storage.get(KEY)).toBeNull()
    openDeposit()
    expect($openPayment.get()).toBeUndefined()
  })

  test('CASH-05 is forgotten by a new deposit, after a day, with a time in the future, and at logout', async () => {
    await pay()
    openNewDeposit()
    expect(world.storage.get(KEY)).toBeNull()

    await pay()
    await reload(undefined, NOW - 1)
    expect($openPayment.get()).toBeUndefined()

    await pay()
    await reload(undefined, NOW + 25 * 3_600_000)
    expect($openPayment.get()).toBeUndefined()

    await pay()
    world.gateway.expects(logout).answers()
    await logOut()
    expect(world.storage.get(KEY)).toBeNull()
  })

  test('CASH-05 SEC-01 is not stored if its address is unsafe', async () => {
    await pay('javascript:alert(1)')

    expect(world.storage.get(KEY)).toBeNull()
  })
})
