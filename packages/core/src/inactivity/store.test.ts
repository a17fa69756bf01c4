import { describe, expect, test } from 'vitest'

import { logout } from '../contract/user.ts'
import { gameEvents } from '../game/index.ts'
import { $idleSeconds, checkInactivity, noteActivity } from './index.ts'
import { $endReason, $sessionStatus } from '../session/index.ts'
import { $toasts } from '../toasts/index.ts'
import { HOUR, MINUTE, NOW, SECOND, jump, pass, start, world } from '../testing/used-page.ts'

describe('the start of the activity', () => {
  test('SESS-06 is set where a player is found at start', () => {
    expect(start()).toBe(NOW)
  })

  test('SESS-06 is renewed by use, at most once per check', async () => {
    await pass(6 * SECOND)
    noteActivity()
    expect(start()).toBe(NOW + 6 * SECOND)

    await pass(3 * SECOND)
    noteActivity()
    expect(start()).toBe(NOW + 6 * SECOND)

    await pass(2 * SECOND)
    noteActivity()
    expect(start()).toBe(NOW + 11 * SECOND)
  })

  test('SESS-06 is renewed by what the player does in a game', async () => {
    await pass(30 * SECOND)

    gameEvents.emit('activity')

    expect(start()).toBe(NOW + 30 * SECOND)
  })

  test.each([
    ['lies ahead', () => String(NOW + 10 * 365 * 24 * HOUR)],
    ['is no time', () => 'never'],
    ['is gone', () => null]
  ])('N7 begins now where it %s', async (_name, value) => {
    world.storage.fromOtherTab({ userActivityStartTime: value() })

    expect(start()).toBe(NOW)
    expect($sessionStatus.get()).toBe('player')
  })

  test('SESS-07 is not written again while another tab logs out', () => {
    world.storage.remove('bnwUserAuth')
    world.storage.fromOtherTab({ userActivityStartTime: null })

    expect(world.storage.get('userActivityStartTime')).toBeNull()
  })
})

describe('an unused session', () => {
  test('SESS-06 ends after an hour, looked at every 5 seconds, with its reason', async () => {
    world.gateway.expects(logout).answers()

    await pass(HOUR)
    expect($sessionStatus.get()).toBe('player')

    await pass(5 * SECOND)
    expect($sessionStatus.get()).toBe('guest')
    expect($endReason.get()).toBe('idle')
    expect($toasts.get().map(({ text }) => text())).toEqual([
      'Uzun süre işlem yapılmadığı için oturum kapatıldı'
    ])
    expect(world.storage.all()).toEqual({})
    expect($idleSeconds.get()).toBeUndefined()
  })

  test('SESS-06 goes on while another tab is used', async () => {
    await pass(50 * MINUTE)
    world.storage.fromOtherTab({ userActivityStartTime: String(NOW + 50 * MINUTE) })
    await pass(30 * MINUTE)

    expect($sessionStatus.get()).toBe('player')
    expect($idleSeconds.get()).toBeUndefined()
  })

  test('H44 ends when the page comes back into view after the device has slept', () => {
    world.gateway.expects(logout).answers()
    jump(2 * HOUR)

    checkInactivity()

    expect($endReason.get()).toBe('idle')
  })

  test('H44 is not brought back by the first use after the hour', () => {
    world.gateway.expects(logout).answers()
    jump(HOUR + SECOND)

    noteActivity()

    expect($endReason.get()).toBe('idle')
  })

  test('N7 a clock that is set forward counts as time without use', async () => {
    world.gateway.expects(logout).answers()
    jump(365 * 24 * HOUR)

    await pass(5 * SECOND)

    expect($endReason.get()).toBe('idle')
  })

  test.each([HOUR, 10 * 365 * 24 * HOUR])('N7 a clock set back by %d ms never logs out', async ms => {
    jump(-ms)
    await pass(5 * SECOND)

    expect($sessionStatus.get()).toBe('player')
    expect(start()).toBeLessThanOrEqual(Date.now())
  })

  test('N7 a clock set back gives no endless session', async () => {
    world.gateway.expects(logout).answers()
    jump(-365 * 24 * HOUR)
    await pass(HOUR + 15 * SECOND)

    expect($endReason.get()).toBe('idle')
  })

  test('SESS-06 nothing is looked at after logout', async () => {
    world.storage.fromOtherTab({ bnwUserSession: null, bnwUserProfile: null, bnwUserAuth: null })
    world.storage.remove('userActivityStartTime')
    await pass(2 * HOUR)

    expect($endReason.get()).toBe('elsewhere')
    expect(world.storage.get('userActivityStartTime')).toBeNull()
  })
})
