import { describe, expect, test } from 'vitest'

import { cashierEvents } from '../cashier/events.ts'
import { checkBalance } from '../contract/finance.ts'
import { gameEvents } from '../game/events.ts'
import { $balance, $showBalance, loadBalance, startBalance, toggleBalance } from './index.ts'
import { pageEvents } from '../lib/index.ts'
import { withSignedInPlayer, world } from '../testing/signed-in.ts'

describe('balance', () => {
  withSignedInPlayer()

  async function begin(answer: string | number): Promise<void> {
    world.gateway.expects(checkBalance).answers([{ balance: answer }])
    startBalance()
    await expect.poll(() => $balance.get().status).toBe('ready')
  }

  test.each([
    ['18,452.75', 1_845_275],
    [12.5, 1_250]
  ])('BAL-01 reads %s', async (answer, kurus) => {
    await begin(answer)

    expect($balance.get().value?.amount).toBe(kurus)
  })

  test('BAL-01 is 0 when the gateway returns none', async () => {
    world.gateway.expects(checkBalance).answers([{}])

    startBalance()

    await expect.poll(() => $balance.get().value?.amount).toBe(0)
  })

  test('BAL-02 concurrent callers share one request', async () => {
    world.gateway.expects(checkBalance).answers([{ balance: 1 }])
    startBalance()

    await Promise.all([loadBalance(), loadBalance(), loadBalance()])

    expect(world.gateway.count(checkBalance)).toBe(1)
  })

  test('BAL-01 is requested anew after a payment, while an older request is running', async () => {
    const older = world.gateway.expects(checkBalance).waits()
    startBalance()
    await expect.poll(() => world.gateway.count(checkBalance)).toBe(1)
    world.gateway.expects(checkBalance).answers([{ balance: 2 }])

    cashierEvents.emit('moneyMoved')
    older.answers([{ balance: 1 }])

    await expect.poll(() => $balance.get()).toMatchObject({ status: 'ready', value: { amount: 200 } })
  })

  test('BAL-01 is requested once more after rounds that end while an older request is running', async () => {
    const older = world.gateway.expects(checkBalance).waits()
    startBalance()
    await expect.poll(() => world.gateway.count(checkBalance)).toBe(1)
    world.gateway.expects(checkBalance).answers([{ balance: 2 }])

    gameEvents.emit('moneyMoved')
    gameEvents.emit('moneyMoved')
    older.answers([{ balance: 1 }])

    await expect.poll(() => $balance.get()).toMatchObject({ status: 'ready', value: { amount: 200 } })
    expect(world.gateway.count(checkBalance)).toBe(2)
  })

  test('BAL-01 is reloaded when the tab becomes visible', async () => {
    await begin(1)
    world.gateway.expects(checkBalance).answers([{ balance: 2 }])

    pageEvents.emit('resume')

    await expect.poll(() => $balance.get().value?.amount).toBe(200)
  })

  test('BAL-01 keeps the shown value when a reload fails', async () => {
    await begin(1)
    world.gateway.expects(checkBalance).refuses('Olmadı')

    await loadBalance()

    expect($balance.get()).toMatchObject({ status: 'failed', value: { amount: 100 } })
  })

  test('BAL-01 stores its visibility as 1 or 0', async () => {
    await begin(1)

    toggleBalance()
    expect($showBalance.get()).toBe(false)
    expect(world.storage.get('showBalance')).toBe('0')
    toggleBalance()

    expect(world.storage.get('showBalance')).toBe('1')
  })
})
