import { describe, expect, test, vi } from 'vitest'

import { claimBonus } from '../../contract/bonus.ts'
import { listTransactions } from '../../contract/finance.ts'
import { initAuth } from '../../contract/user.ts'
import { noteServerTime } from '../../lib/index.ts'
import { $toasts } from '../../toasts/index.ts'
import { createPaymentAttempt } from '../index.ts'
import { sessionFacts } from '../../testing/index.ts'
import {
  NOW,
  afterResume,
  expectHistory,
  expectRowWithoutId,
  form,
  loseResponse,
  pendingLock,
  sentIds,
  status,
  world,
  withClaimForm
} from '../../testing/claim-form.ts'

withClaimForm()

/** The outcome is unknown until a minute from now, without a row in the history. */
async function expectRefusalAfterAMinute(): Promise<void> {
  world.clock.advance(59_000)
  expectHistory()
  await expect.poll(afterResume(() => world.gateway.count(listTransactions))).toBe(2)
  expect(status()).toBe('unknown')
  world.clock.advance(1_000)
  expectHistory()

  await expect.poll(afterResume(status)).toBe('refused')
}

describe('payment attempt with an unknown outcome', () => {
  test.each(['hangsUp', 'breaksContract', 'fails'] as const)(
    'N3 has an unknown and not a failed outcome after: %s',
    async fault => {
      if (fault !== 'fails') expectHistory()
      const call = world.gateway.expects(claimBonus)
      if (fault === 'fails') call.fails(500)
      else if (fault === 'hangsUp') call.hangsUp()
      else call.breaksContract('<html>')
      await form.submit('7')
      await expect.poll(() => world.gateway.count(listTransactions)).toBe(fault === 'fails' ? 0 : 1)

      expect(status()).toBe('unknown')
      expect(pendingLock()).not.toBeNull()
      expect($toasts.get().filter(({ durationMs }) => durationMs > 0)).toEqual([])
      await form.submit('8')
      expect(world.gateway.count(claimBonus)).toBe(1)
    }
  )

  test('CASH-09 with an unknown outcome is sent again by the player only, unchanged and with the same id', async () => {
    const id = await loseResponse()
    world.gateway.expects(claimBonus, { bonusID: '7', request_id: id }).answers()
    await form.submitAgain()

    expect(status()).toBe('accepted')
    expect(sentIds()).toEqual([id, id])
    // Only what looks for the row of the accepted payment reads the history.
    expectHistory(id)
    await expect.poll(afterResume(() => world.gateway.count(listTransactions))).toBe(2)
  })

  test('CASH-09 GATE-03 is accepted if the gateway returns the request id in upper case', async () => {
    const id = await loseResponse()
    expectHistory(id.toUpperCase())

    await expect.poll(afterResume(status)).toBe('accepted')
  })

  test('CASH-09 sent again, stays unknown if the reply does not tell the outcome of the first', async () => {
    const id = await loseResponse()
    world.gateway.expects(claimBonus).refuses('Oturum süresi doldu')
    world.gateway.expects(initAuth).answers(sessionFacts())
    expectHistory()
    await form.submitAgain()

    expect(form.$attempt.get()).toMatchObject({ status: 'unknown', id })
    await expect.poll(() => world.gateway.count(listTransactions)).toBe(2)
  })

  test.each(['in the envelope', 'as an HTTP status'])(
    'CASH-09 sent again, stays unknown with the same id when 429 comes %s',
    async where => {
      const id = await loseResponse()
      const call = world.gateway.expects(claimBonus, { bonusID: '7', request_id: id })
      if (where === 'in the envelope') call.refuses('Çok fazla deneme', 429)
      else call.fails(429)
      expectHistory()
      await form.submitAgain()

      expect(form.$attempt.get()).toMatchObject({ status: 'unknown', id, input: '7' })
      expect(pendingLock()).toContain(id)
      await expect.poll(() => world.gateway.count(listTransactions)).toBe(2)
    }
  )

  test('CASH-09 locks the other forms from the time at which its request has ended', async () => {
    const other = createPaymentAttempt((bonusID: string, id) => ({
      call: claimBonus,
      data: { bonusID, request_id: id }
    }))
    const call = world.gateway.expects(claimBonus).waits()
    const sent = form.submit('7')
    await expect.poll(() => world.gateway.count(claimBonus)).toBe(1)
    expect(other.$isLocked.get()).toBe(true)
    world.clock.advance(5_000)
    expectHistory()
    call.hangsUp()
    await sent

    expect(pendingLock()).toContain(`"time":${NOW + 5_000}`)
  })

  test('CASH-09 reads the history no more once its outcome is known', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const timers = vi.getTimerCount()
    await loseResponse()
    world.clock.advance(60_000)
    expectHistory()
    await expect.poll(afterResume(status)).toBe('refused')

    expect(vi.getTimerCount()).toBe(timers)
  })

  test('CASH-09 stays unknown with the same id when the form is reopened', async () => {
    const id = await loseResponse()
    form.open()

    expect(form.$attempt.get()).toMatchObject({ status: 'unknown', id, input: '7' })
  })

  test('CASH-09 is accepted when the history contains its row', async () => {
    const id = await loseResponse()
    expectHistory('another', id)

    await expect
      .poll(afterResume(form.$attempt.get))
      .toMatchObject({ status: 'accepted', row: { request_id: id } })
    expect(pendingLock()).toBeNull()
  })

  test('SESS-06 CASH-09 reads the history every five seconds, but not while the player is idle', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await loseResponse()
    expectHistory()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(world.gateway.count(listTransactions)).toBe(2)

    world.clock.advance(300_000)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(world.gateway.count(listTransactions)).toBe(2)
    vi.useRealTimers()
  })

  test('N7 CASH-09 reads the newest rows, whatever date the device has', async () => {
    world.clock.advance(10 * 365 * 86_400_000)
    await loseResponse()
    const read = world.gateway.sent.find(({ name }) => name === 'finance.list_transactions')

    expect(read?.data).not.toHaveProperty('startDate')
    expect(read?.data).toMatchObject({ OrderPar: 'date', OrderDir: 'DESC' })
  })

  test('N7 CASH-09 waits for the minute if the clock of the device is set forward', async () => {
    const reads = afterResume(() => world.gateway.count(listTransactions))
    await loseResponse()
    expectHistory()
    await expect.poll(reads).toBe(2)
    world.clock.advance(3_600_000)
    noteServerTime(new Date(NOW).toUTCString(), world.clock.now(), world.clock.now())
    expectHistory()
    await expect.poll(reads).toBe(3)
    expect(status()).toBe('unknown')
    world.clock.advance(60_000)
    expectHistory()

    await expect.poll(afterResume(status)).toBe('refused')
  })

  test('CASH-09 counts as refused when after a minute the history contains no row', async () => {
    const id = await loseResponse()
    await expectRefusalAfterAMinute()
    expect(form.$attempt.get().id).not.toBe(id)
    expect(pendingLock()).toBeNull()
  })

  test('CASH-09 stays unknown after a minute while a row without a request_id may be its row', async () => {
    const id = await loseResponse()
    world.clock.advance(60_000)
    // The clocks may differ by a minute.
    expectRowWithoutId('2025-03-01 11:59:00')
    await expect.poll(afterResume(form.$attempt.get)).toMatchObject({ status: 'unknown', isUnclear: true })
    world.gateway.expects(claimBonus, { bonusID: '7', request_id: id }).answers()
    await form.submitAgain()

    expect(status()).toBe('accepted')
  })

  test('CASH-09 stays unclear when it cannot be sent again because of the payment of another tab', async () => {
    await loseResponse()
    world.clock.advance(60_000)
    expectRowWithoutId('2025-03-01 12:00:00')
    await expect.poll(afterResume(form.$attempt.get)).toMatchObject({ isUnclear: true })
    expectHistory()
    world.storage.fromOtherTab({ 'bnw:pending': JSON.stringify({ request_id: 'other', time: NOW + 60_000 }) })
    await form.submitAgain()

    expect(form.$attempt.get()).toMatchObject({ status: 'unknown', isUnclear: true })
  })

  test('CASH-09 waits a minute from the end of a slow request, which can have arrived that late', async () => {
    const slow = world.gateway.expects(claimBonus).waits()
    const sent = form.submit('7')
    await expect.poll(() => world.gateway.count(claimBonus)).toBe(1)
    world.clock.advance(44_000)
    expectHistory()
    slow.hangsUp()
    await sent
    await expectRefusalAfterAMinute()
  })

  test('CASH-09 renews its pending lock while the request is under way', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const slow = world.gateway.expects(claimBonus).waits()
    const sent = form.submit('7')
    await expect.poll(() => world.gateway.count(claimBonus)).toBe(1)
    world.clock.advance(30_000)
    vi.advanceTimersByTime(10_000)
    expect(pendingLock()).toContain(`"time":${NOW + 30_000}`)
    slow.answers()
    await sent

    expect(pendingLock()).toBeNull()
  })

  test('CASH-09 sent again, keeps the time of the first request to recognise a row without a request_id', async () => {
    await loseResponse()
    world.clock.advance(300_000)
    expectRowWithoutId('2025-03-01 12:00:00')
    await expect.poll(afterResume(form.$attempt.get)).toMatchObject({ isUnclear: true })
    world.gateway.expects(claimBonus).hangsUp()
    expectHistory()
    await form.submitAgain()
    world.clock.advance(60_000)
    expectRowWithoutId('2025-03-01 12:00:00')

    await expect.poll(afterResume(form.$attempt.get)).toMatchObject({ status: 'unknown', isUnclear: true })
  })

  test('CASH-09 an older row without a request_id does not keep the outcome unknown', async () => {
    await loseResponse()
    world.clock.advance(60_000)
    expectRowWithoutId('2025-03-01 11:00:00')

    await expect.poll(afterResume(status)).toBe('refused')
  })
})
