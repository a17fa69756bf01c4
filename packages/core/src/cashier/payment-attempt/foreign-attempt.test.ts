import { describe, expect, test, vi } from 'vitest'

import { claimBonus } from '../../contract/bonus.ts'
import { listTransactions } from '../../contract/finance.ts'
import { clearPlayerData } from '../../session/index.ts'
import {
  NOW,
  afterResume,
  closePage,
  expectHistory,
  expectRowWithoutId,
  form,
  openPage,
  pendingLock,
  status,
  world,
  withClaimForm
} from '../../testing/claim-form.ts'
import { $foreignAttempt, $foreignOutcome } from './foreign-attempt.ts'
import { $movements } from './movements.ts'

withClaimForm()

const LOST = '6f1c1e34-57a0-4b6e-9f5d-0d8f4f0a7c11'

describe('foreign payment attempt (of another tab, or before a reload)', () => {
  test('CASH-09 locks this attempt until its pending lock is removed', async () => {
    expectHistory()
    world.storage.fromOtherTab({ 'bnw:pending': JSON.stringify({ request_id: LOST, time: NOW }) })
    expect(form.$isLocked.get()).toBe(true)
    const ignored = form.submit('7')
    expect(status()).toBe('idle')
    await ignored
    expect(world.gateway.count(claimBonus)).toBe(0)
    world.storage.fromOtherTab({ 'bnw:pending': null })
    world.gateway.expects(claimBonus).answers()
    await form.submit('7')

    expect(status()).toBe('accepted')
  })

  test('CASH-09 locks this attempt also when both start at the same time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    expectHistory()
    const done = form.submit('7')
    // Storage of another tab arrives late.
    await vi.advanceTimersByTimeAsync(50)
    world.storage.fromOtherTab({ 'bnw:pending': JSON.stringify({ request_id: LOST, time: NOW }) })
    await vi.advanceTimersByTimeAsync(10)
    await done

    expect(status()).toBe('idle')
    expect(world.gateway.count(claimBonus)).toBe(0)
    expect(pendingLock()).toContain(LOST)
  })

  test('CASH-09 after a reload its outcome is read from the history and shown', async () => {
    await openPage({ lock: JSON.stringify({ request_id: LOST, time: NOW }), history: LOST })

    await expect.poll(() => $foreignOutcome.get()).toMatchObject({ request_id: LOST })
    expect($foreignAttempt.get()).toBeUndefined()
    expect($movements.get()).toMatchObject([{ id: LOST, row: { request_id: LOST } }])
    expect(form.$isLocked.get()).toBe(false)
    expect(pendingLock()).toBeNull()
  })

  test('CASH-09 its outcome is forgotten when the form is sent', async () => {
    await openPage({ lock: JSON.stringify({ request_id: LOST, time: NOW }), history: LOST })
    await expect.poll(() => $foreignOutcome.get()).toBeDefined()
    world.gateway.expects(claimBonus).answers()
    await form.submit('7')

    expect($foreignOutcome.get()).toBeUndefined()
  })

  test('SESS-07 its outcome is forgotten at logout', async () => {
    await openPage({ lock: JSON.stringify({ request_id: LOST, time: NOW }), history: LOST })
    await expect.poll(() => $foreignOutcome.get()).toBeDefined()
    clearPlayerData()

    expect($foreignOutcome.get()).toBeUndefined()
  })

  test('CASH-09 a pending lock with a future date expires after a minute', async () => {
    expectHistory()
    const time = NOW + 86_400_000
    world.storage.fromOtherTab({ 'bnw:pending': JSON.stringify({ request_id: LOST, time }) })
    await expect.poll(() => world.gateway.count(listTransactions)).toBe(1)
    expect($foreignAttempt.get()).toMatchObject({ request_id: LOST })
    world.clock.advance(60_000)
    expectHistory()

    await expect.poll(afterResume(pendingLock)).toBeNull()
    expect($foreignOutcome.get()).toBe('nothing')
    expect($movements.get()).toEqual([])
  })

  test('CASH-09 its outcome stays unclear if a row without a request_id may be its row', async () => {
    // Sent 45 s before the time of the lock at the earliest, and the clocks may differ by a minute.
    expectRowWithoutId('2025-03-01 11:57:30')
    world.storage.fromOtherTab({ 'bnw:pending': JSON.stringify({ request_id: LOST, time: NOW - 60_000 }) })

    await expect.poll(() => $foreignOutcome.get()).toBe('unclear')
    expect(pendingLock()).toBeNull()
  })

  test('CASH-09 stops reading the history once no form shows the lock', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const timers = vi.getTimerCount()
    expectHistory()
    world.storage.fromOtherTab({ 'bnw:pending': JSON.stringify({ request_id: LOST, time: NOW }) })
    await expect.poll(() => world.gateway.count(listTransactions)).toBe(1)
    expect(vi.getTimerCount()).toBeGreaterThan(timers)
    closePage()

    // Stores keep their source for a second after the last listener.
    await expect.poll(() => vi.getTimerCount()).toBe(timers)
    world.storage.fromOtherTab({ 'bnw:pending': JSON.stringify({ request_id: 'other', time: NOW }) })
    expect(vi.getTimerCount()).toBe(timers)
  })

  test('SESS-09 an unreadable pending lock is ignored', async () => {
    world.storage.fromOtherTab({ 'bnw:pending': '{"request_id":7' })

    expect(form.$isLocked.get()).toBe(false)
  })
})
