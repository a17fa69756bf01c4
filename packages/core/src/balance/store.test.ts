import { describe, expect, test } from 'vitest'

import { cashierEvents } from '../cashier/events.ts'
import { checkBalance } from '../contract/finance.ts'
import { logout } from '../contract/user.ts'
import { gameEvents } from '../game/events.ts'
import { $balance, $showBalance, loadBalance, startBalance, toggleBalance } from './index.ts'
import { noteVisibility, pageEvents } from '../lib/index.ts'
import { logOut } from '../session/index.ts'
import { begin as beginPage, withSignedInPlayer, world } from '../testing/signed-in.ts'

/** Resolves after a request that something has caused would have been sent. */
async function loadedCode(): Promise<void> {
  await import('./fetch-balance.ts')
  await new Promise(resolve => setTimeout(resolve))
}

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

  test('BAL-01 is requested once more after a round that ends while it is refreshed', async () => {
    await begin(1)
    const older = world.gateway.expects(checkBalance).waits()
    void loadBalance()
    await expect.poll(() => world.gateway.count(checkBalance)).toBe(2)
    world.gateway.expects(checkBalance).answers([{ balance: 3 }])

    gameEvents.emit('moneyMoved')
    older.answers([{ balance: 2 }])

    await expect.poll(() => $balance.get().value?.amount).toBe(300)
  })

  test('PLAY-04 is requested after an error of a game', async () => {
    await begin(1)
    world.gateway.expects(checkBalance).answers([{ balance: 2 }])

    gameEvents.emit('error')

    await expect.poll(() => $balance.get().value?.amount).toBe(200)
  })

  test('BAL-01 is forgotten at the logout, and not requested for a visitor', async () => {
    await begin(1)
    world.gateway.expects(logout).answers()
    await logOut()
    expect($balance.get()).toEqual({ status: 'idle' })

    for (const event of ['moneyMoved', 'error'] as const) gameEvents.emit(event)
    cashierEvents.emit('moneyMoved')
    pageEvents.emit('resume')
    await loadedCode()
    expect($balance.get()).toEqual({ status: 'idle' })
    expect(world.gateway.count(checkBalance)).toBe(1)
  })

  test('BAL-01 is not requested when a visitor opens the page', async () => {
    await beginPage({ stored: {} })
    startBalance()
    await loadedCode()

    expect(world.gateway.sent).toEqual([])
  })

  test('BAL-01 is reloaded when the tab becomes visible', async () => {
    await begin(1)
    world.gateway.expects(checkBalance).answers([{ balance: 2 }])

    pageEvents.emit('resume')

    await expect.poll(() => $balance.get().value?.amount).toBe(200)
  })

  test.each([
    ['a payment', cashierEvents],
    ['a round', gameEvents]
  ])(
    'BAL-02 %s is noted for the other documents that show the balance, until the logout',
    async (_, events) => {
      await begin(1)
      world.gateway.expects(checkBalance).answers([{ balance: 2 }])
      events.emit('moneyMoved')
      await expect.poll(() => $balance.get().value?.amount).toBe(200)
      expect(world.storage.get('bnw:recent-movement')).toBe(String(world.clock.now()))

      world.gateway.expects(logout).answers()
      await logOut()
      events.emit('moneyMoved')

      expect(world.storage.get('bnw:recent-movement')).toBeNull()
    }
  )

  test('BAL-02 is reloaded when money moves in another document, and once more if a request is running', async () => {
    await begin(1)
    const older = world.gateway.expects(checkBalance).waits()
    world.storage.fromOtherTab({ 'bnw:recent-movement': '1' })
    world.storage.fromOtherTab({ 'bnw:recent-movement': '2' })
    await expect.poll(() => world.gateway.count(checkBalance)).toBe(2)
    world.gateway.expects(checkBalance).answers([{ balance: 3 }])
    older.answers([{ balance: 2 }])

    await expect.poll(() => $balance.get().value?.amount).toBe(300)
  })

  test('BAL-02 is not requested for another document in a hidden tab, nor at its logout', async () => {
    await begin(1)
    noteVisibility(false)
    world.storage.fromOtherTab({ 'bnw:recent-movement': '1' })
    noteVisibility(true)
    world.storage.fromOtherTab({ 'bnw:recent-movement': null })
    await loadedCode()

    expect(world.gateway.count(checkBalance)).toBe(1)
  })

  test('BAL-01 keeps the shown value when a reload fails', async () => {
    await begin(1)
    world.gateway.expects(checkBalance).refuses('Olmadı')

    await loadBalance()

    expect($balance.get()).toMatchObject({ status: 'failed', value: { amount: 100 } })
  })

  test('BAL-01 follows its stored visibility, also when another tab changes it', async () => {
    world.storage.set('showBalance', '0')
    await begin(1)
    expect($showBalance.get()).toBe(false)
    world.storage.fromOtherTab({ showBalance: '1' })

    expect($showBalance.get()).toBe(true)
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
