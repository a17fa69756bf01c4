import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { claimBonus } from '../../contract/bonus.ts'
import { listTransactions } from '../../contract/finance.ts'
import { initAuth, logout } from '../../contract/user.ts'
import { $movements, cashierEvents, explainAttempt, refreshMovements } from '../index.ts'
import { setMaintenanceGate } from '../../gateway/gate.ts'
import { noteVisibility } from '../../lib/index.ts'
import { logOut } from '../../session/index.ts'
import { $toasts } from '../../toasts/index.ts'
import { sessionFacts, transaction } from '../../testing/index.ts'
import {
  NOW,
  expectHistory,
  form,
  loseResponse,
  pendingLock,
  sentIds,
  status,
  world,
  withClaimForm
} from '../../testing/claim-form.ts'

withClaimForm()

describe('payment attempt', () => {
  test('N2 CASH-09 is sent once, however often it is submitted', async () => {
    world.gateway.expects(claimBonus, { bonusID: '7' }).answers()
    await Promise.all(Array.from({ length: 100 }, () => form.submit('7')))

    expect(status()).toBe('accepted')
    expect(world.gateway.count(claimBonus)).toBe(1)
    expect(pendingLock()).toBeNull()
  })

  test('CASH-09 keeps its id from the opening of the form until the outcome is known, then gets a new one', async () => {
    const opened = form.$attempt.get().id
    world.gateway.expects(claimBonus).refuses('Bakiye yetersiz')
    await form.submit('7')
    const refused = form.$attempt.get()
    world.gateway.expects(claimBonus).answers()
    await form.submit('7')

    expect(sentIds()).toEqual([opened, refused.id])
    expect(refused.id).not.toBe(opened)
    expect(refused.status === 'refused' && explainAttempt(refused.error)).toBe('Bakiye yetersiz')
  })

  test('CASH-07 shows a refusal for one second', async () => {
    world.gateway.expects(claimBonus).refuses('Bakiye yetersiz')
    await form.submit('7')

    expect($toasts.get().map(({ text, tone, durationMs }) => [text(), tone, durationMs])).toEqual([
      ['Bakiye yetersiz', 'bad', 1_000]
    ])
    expect(pendingLock()).toBeNull()
  })

  test('MAINT-01 CASH-07 shows the toast of a closed gate alone when that refuses it', async () => {
    setMaintenanceGate(true)
    await form.submit('7')

    expect(status()).toBe('refused')
    expect($toasts.get()).toMatchObject([{ count: 1, durationMs: 5_000 }])
  })

  test('writes a pending lock for other tabs, without its amount', async () => {
    const call = world.gateway.expects(claimBonus).waits()
    const done = form.submit('7')
    await expect.poll(pendingLock).toBe(JSON.stringify({ request_id: form.$attempt.get().id, time: NOW }))
    call.answers()

    await done
    expect(pendingLock()).toBeNull()
  })

  test('GATE-06 times out after 45 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    world.gateway.expects(claimBonus).waits()
    void form.submit('7')
    await vi.advanceTimersByTimeAsync(44_900)
    expect(status()).toBe('sending')
    expectHistory()
    await vi.advanceTimersByTimeAsync(300)

    expect(status()).toBe('unknown')
  })

  test('CASH-09 keeps the id of a pending attempt when the form is reopened', async () => {
    const call = world.gateway.expects(claimBonus).waits()
    const done = form.submit('7')
    await expect.poll(() => world.gateway.count(claimBonus)).toBe(1)
    form.open()
    expect(form.$attempt.get()).toMatchObject({ status: 'sending', id: sentIds()[0] })
    call.answers()

    await done
    expect(status()).toBe('accepted')
  })

  test('SESS-05 is refused with an explanation after a silent refresh, and is not sent again automatically', async () => {
    world.gateway.expects(claimBonus).refuses('Oturum süresi doldu')
    world.gateway.expects(initAuth).answers(sessionFacts())
    await form.submit('7')
    const state = form.$attempt.get()

    expect(state.status === 'refused' && explainAttempt(state.error)).toContain('Oturumunuz yenilendi')
    expect(world.gateway.count(claimBonus)).toBe(1)
  })

  test('is polled in the history until it is approved, only while its status is New', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    let moves = 0
    onTestFinished(cashierEvents.on('moneyMoved', () => void moves++))
    world.gateway.expects(claimBonus).answers()
    await form.submit('7')
    const { id } = form.$attempt.get()
    for (const transaction_status of [1001, 1002]) {
      const items = [transaction('T', { request_id: id, transaction_status })]
      world.gateway.expects(listTransactions).answers({ items, total: 1 })
      vi.advanceTimersByTime(15_000)
      await expect.poll(() => $movements.get()[0]?.row?.transaction_status).toBe(transaction_status)
    }
    vi.advanceTimersByTime(60_000)

    // When it is accepted, with each reading, and once it is approved.
    expect(moves).toBe(4)
    expect(world.gateway.count(listTransactions)).toBe(2)
  })

  test('is open as before when the history cannot be read, which is not read without an open payment', async () => {
    await refreshMovements()
    world.gateway.expects(claimBonus).answers()
    await form.submit('7')
    const before = $movements.get()
    world.gateway.expects(listTransactions).refuses('Şu anda okunamıyor')
    await refreshMovements()

    expect($movements.get()).toBe(before)
    expect(world.gateway.count(listTransactions)).toBe(1)
  })

  test('CASH-09 opens with an id of its own each time', () => {
    const { id } = form.$attempt.get()
    form.open()

    expect(status()).toBe('idle')
    expect(form.$attempt.get().id).not.toBe(id)
  })

  test('is refused without a request if its data does not fit the contract', async () => {
    await form.submit('7'.repeat(251))

    expect(status()).toBe('refused')
    expect(sentIds()).toEqual([])
  })

  test('SESS-06 sends no request by a timer while the page is hidden or inactive', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    world.gateway.expects(claimBonus).answers()
    await form.submit('7')
    noteVisibility(false)
    vi.advanceTimersByTime(60_000)
    noteVisibility(true)
    world.clock.advance(300_000)
    vi.advanceTimersByTime(60_000)

    expect(world.gateway.count(listTransactions)).toBe(0)
  })

  test('SESS-07 is not sent when the session ends while it waits for the pending lock, which it leaves free', async () => {
    const done = form.submit('7')
    form.clear()
    await done

    expect(world.gateway.count(claimBonus)).toBe(0)
    expect(pendingLock()).toBeNull()
  })

  test('SESS-07 is cleared at logout', async () => {
    const id = await loseResponse()
    world.gateway.expects(logout).answers()
    await logOut()

    expect(form.$attempt.get()).toMatchObject({ status: 'idle' })
    expect(form.$attempt.get().id).not.toBe(id)
    expect(pendingLock()).toBeNull()
  })

  test('SESS-07 reads the history no more once it is cleared', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const timers = vi.getTimerCount()
    await loseResponse()
    form.clear()

    expect(vi.getTimerCount()).toBe(timers)
  })
})
