import { describe, expect, test } from 'vitest'

import { getTournaments } from '../contract/cmscontroller.ts'
import { checkBalance } from '../contract/finance.ts'
import { ping } from '../contract/system.ts'
import { send } from '../gateway/client.ts'
import { $failure } from '../gateway/failures.ts'
import { setMaintenanceGate } from '../gateway/gate.ts'
import { noteActivity } from './index.ts'
import { $sessionStatus } from '../session/index.ts'
import { $toasts } from '../toasts/index.ts'
import { MINUTE, answerPings, logOutElsewhere, pass, world, withUsedPage } from '../testing/used-page.ts'

withUsedPage()

/** Simulates continuous activity for a duration. */
async function useFor(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += MINUTE) {
    noteActivity()
    await pass(MINUTE)
  }
}

describe('ping', () => {
  test('SESS-06 is sent every five minutes of activity', async () => {
    answerPings(2)
    await useFor(14 * MINUTE)

    expect(world.gateway.count(ping)).toBe(2)
  })

  test('SESS-06 is not sent if another call was sent', async () => {
    for (let turn = 0; turn < 4; turn++) {
      world.gateway.expects(checkBalance).answers([{ balance: '1.00' }])
      await send(checkBalance, {})
      await useFor(4 * MINUTE)
    }

    expect(world.gateway.count(ping)).toBe(0)
  })

  test('SESS-06 is sent although calls without the session were', async () => {
    answerPings(3)
    for (let turn = 0; turn < 4; turn++) {
      world.gateway.expects(getTournaments).answers([])
      await send(getTournaments, { limit: 50, offset: 0 })
      await useFor(4 * MINUTE)
    }

    expect(world.gateway.count(ping)).toBe(3)
  })

  test('SESS-06 is not sent by a timer after five minutes without activity', async () => {
    noteActivity()
    await pass(50 * MINUTE)

    expect(world.gateway.sent).toEqual([])
  })

  test('SESS-06 is sent at the first activity after a longer pause', async () => {
    answerPings(1)
    noteActivity()
    await pass(20 * MINUTE)
    noteActivity()
    await pass(0)

    expect(world.gateway.count(ping)).toBe(1)
  })

  test('SESS-06 is not sent for a visitor', async () => {
    logOutElsewhere()
    await pass(10 * MINUTE)
    noteActivity()
    await pass(0)

    expect($failure.get()).toBeUndefined()
    expect($toasts.get()).toEqual([])
  })

  test('SESS-06 is not sent during maintenance', async () => {
    setMaintenanceGate(true)
    await pass(10 * MINUTE)
    noteActivity()
    await pass(0)

    expect($failure.get()).toBeUndefined()
  })

  test('SESS-06 a failed ping has no effect', async () => {
    world.gateway.expects(ping).refuses('Hayır')
    await pass(10 * MINUTE)
    noteActivity()
    await pass(0)

    expect($sessionStatus.get()).toBe('player')
    expect($toasts.get()).toEqual([])
  })
})
