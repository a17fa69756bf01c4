import { describe, expect, test, vi } from 'vitest'

import { claimBonus } from '../../contract/bonus.ts'
import { stepUp, twoAuthType } from '../../contract/user.ts'
import { $isStepUpAsked } from '../../gateway/index.ts'
import { cancelStepUp, confirmStepUp, prepareStepUp } from '../../step-up/index.ts'
import {
  afterResume,
  expectHistory,
  expectRowWithoutId,
  form,
  pendingLock,
  sentIds,
  status,
  world,
  withClaimForm
} from '../../testing/claim-form.ts'

withClaimForm()

/** Sends a payment that needs a confirmation, and waits for the dialog. */
async function submitUnconfirmed(): Promise<{ sent: Promise<void> }> {
  world.gateway.expects(claimBonus).refuses('Önce siz olduğunuzu doğrulayın', 428)
  const sent = form.submit('7')
  await expect.poll(() => $isStepUpAsked.get()).toBe(true)
  return { sent }
}

async function confirm(): Promise<void> {
  world.gateway.expects(stepUp).answers({ until: '' })
  await confirmStepUp({ password: 'Abcde1' })
}

describe('a payment that needs a confirmation', () => {
  test('SEC-02 CASH-09 is sent again with the same id', async () => {
    const { sent } = await submitUnconfirmed()
    world.gateway.expects(claimBonus).answers()
    await confirm()
    await sent

    expect(status()).toBe('accepted')
    expect(new Set(sentIds()).size).toBe(1)
  })

  test('SEC-02 is sent again after a confirmation in another tab, without a second question', async () => {
    const { sent } = await submitUnconfirmed()
    world.gateway.expects(twoAuthType).answers({ type: 'none' })
    await prepareStepUp()
    world.gateway.expects(claimBonus).answers()
    world.storage.fromOtherTab({ 'bnw:confirmed': String(world.clock.now()) })
    await sent

    expect(status()).toBe('accepted')
    expect($isStepUpAsked.get()).toBe(false)
  })

  test('SEC-02 is not sent when another tab forgets a confirmation', async () => {
    const { sent } = await submitUnconfirmed()
    world.gateway.expects(twoAuthType).answers({ type: 'none' })
    await prepareStepUp()
    world.storage.fromOtherTab({ 'bnw:confirmed': null })
    expect($isStepUpAsked.get()).toBe(true)
    cancelStepUp()
    await sent

    expect(status()).toBe('refused')
  })

  test('SEC-02 CASH-09 stays unknown after a lost response, however long the dialog was open', async () => {
    const { sent } = await submitUnconfirmed()
    world.clock.advance(120_000)
    world.gateway.expects(claimBonus).hangsUp()
    expectHistory()
    await confirm()
    await sent
    await expect.poll(afterResume(() => world.gateway.isDone())).toBe(true)

    expect(status()).toBe('unknown')
    expect(pendingLock()).toContain(`"time":${world.clock.now()}`)
  })

  test('SEC-02 CASH-09 is not taken for a payment that was made while the dialog was open', async () => {
    const { sent } = await submitUnconfirmed()
    world.clock.advance(300_000)
    world.gateway.expects(claimBonus).hangsUp()
    expectHistory()
    await confirm()
    await sent
    await expect.poll(afterResume(() => world.gateway.isDone())).toBe(true)
    world.clock.advance(60_000)
    expectRowWithoutId('2025-03-01 12:02:00')

    await expect.poll(afterResume(status)).toBe('refused')
  })

  test('SEC-02 CASH-09 holds other payments back for a minute at most while the dialog waits', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { sent } = await submitUnconfirmed()
    world.clock.advance(60_000)
    vi.advanceTimersByTime(10_000)
    expect(pendingLock()).not.toContain(`"time":${world.clock.now()}`)
    cancelStepUp()
    await sent
  })

  test('SEC-02 CASH-09 is not sent again while another tab has an open payment', async () => {
    const { sent } = await submitUnconfirmed()
    world.storage.set('bnw:pending', JSON.stringify({ request_id: 'other', time: world.clock.now() }))
    await confirm()
    await sent

    expect(status()).toBe('refused')
    expect(sentIds()).toHaveLength(1)
    expect(pendingLock()).toContain('other')
  })

  test('SEC-02 is refused, with nothing open, when the player cancels', async () => {
    const { sent } = await submitUnconfirmed()
    cancelStepUp()
    await sent

    expect(status()).toBe('refused')
    expect(pendingLock()).toBeNull()
  })
})
