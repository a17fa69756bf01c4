import { expect, onTestFinished, test, vi } from 'vitest'

import { listTransactions } from '../contract/finance.ts'
import { transaction } from '../testing/index.ts'
import { withSignedInPlayer, world } from '../testing/signed-in.ts'
import { cashierEvents } from './events.ts'
import { recentPayments, watchRecentPayments } from './index.ts'

withSignedInPlayer()

function expectStatus(transaction_status: number): void {
  world.gateway
    .expects(listTransactions, { searchCategory: '1' })
    .answers({ items: [transaction('T', { transaction_status })], total: 1 })
}

const status = () => recentPayments('deposit').$remote.get().value?.[0]?.transaction_status

test('CASH-05 payments of another tab or an earlier visit are polled while one is New, until the list is left', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const moved = vi.fn()
  onTestFinished(cashierEvents.on('moneyMoved', moved))
  expectStatus(1001)
  const stop = watchRecentPayments('deposit')
  await expect.poll(status).toBe(1001)
  expect(moved).not.toHaveBeenCalled()
  expectStatus(1002)
  vi.advanceTimersByTime(15_000)
  await expect.poll(status).toBe(1002)
  vi.advanceTimersByTime(60_000)

  expect(moved).toHaveBeenCalledOnce()
  expect(world.gateway.count(listTransactions)).toBe(2)
  stop()
})

test('SESS-06 recent payments are not polled by a timer while the player is idle, or once the list is left', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  expectStatus(1001)
  const stop = watchRecentPayments('deposit')
  await expect.poll(status).toBe(1001)
  world.clock.advance(300_000)
  vi.advanceTimersByTime(15_000)
  world.clock.advance(-300_000)
  stop()
  vi.advanceTimersByTime(15_000)

  expect(world.gateway.count(listTransactions)).toBe(1)
})
