import { describe, expect, test } from 'vitest'

import { claimBonus } from '../../contract/bonus.ts'
import { listTransactions } from '../../contract/finance.ts'
import {
  NOW,
  afterResume,
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
    expectHistory()
    const done = form.submit('7')
    world.storage.fromOtherTab({ 'bnw:pending': JSON.stringify({ request_id: LOST, time: NOW }) })
    await done

    expect(status()).toBe('idle')
    expect(world.gateway.count(claimBonus)).toBe(0)
    expect(pendingLock()).toContain(LOST)
  })

  test('CASH-09 after a reload its outcome is read from the history and shown', async () => {
    await openPage({ lock: JSON.stringify({ request_id: LOST, time: NOW }), history: LOST })

    await expect.poll(() => $foreignOutcome.get()).toMatchObject({ request_id: LOST })
    expect($foreignAttempt.get()).toBeUndefined()
    expect(form.$isLocked.get()).toBe(false)
    expect(pendingLock()).toBeNull()
  })

  test('CASH-09 a pending lock with a future date expires after a minute', async () => {
    expectHistory()
    const time = NOW + 86_400_000
    world.storage.fromOtherTab({ 'bnw:pending': JSON.stringify({ request_id: LOST, time }) })
    await expect.poll(() => world.gateway.count(listTransactions)).toBe(1)
    world.clock.advance(60_000)
    expectHistory()

    await expect.poll(afterResume(pendingLock)).toBeNull()
    expect($foreignOutcome.get()).toBe('nothing')
  })

  test('CASH-09 its outcome stays unclear if a row without a request_id may be its row', async () => {
    expectRowWithoutId('2025-03-01 12:00:00')
    world.storage.fromOtherTab({ 'bnw:pending': JSON.stringify({ request_id: LOST, time: NOW - 60_000 }) })

    await expect.poll(() => $foreignOutcome.get()).toBe('unclear')
    expect(pendingLock()).toBeNull()
  })

  test('SESS-09 an unreadable pending lock is ignored', async () => {
    world.storage.fromOtherTab({ 'bnw:pending': '{"request_id":7' })

    expect(form.$isLocked.get()).toBe(false)
  })
})
