import { describe, expect, test, vi } from 'vitest'

import { logout } from '../contract/user.ts'
import { gameEvents } from '../game/index.ts'
import { $idleSeconds, checkInactivity, noteActivity } from './index.ts'
import { $endReason, $sessionStatus, followStoredSession } from '../session/index.ts'
import { dropPlayer } from '../session/storage.ts'
import { $toasts } from '../toasts/index.ts'
import {
  HOUR,
  MINUTE,
  NOW,
  SECOND,
  jump,
  logOutElsewhere,
  pass,
  start,
  world,
  withUsedPage
} from '../testing/used-page.ts'

withUsedPage()

describe('time of the last activity', () => {
  test('SESS-06 is set at start if a player is signed in', () => {
    expect(start()).toBe(NOW)
  })

  test('SESS-06 is updated by activity, at most every five seconds', async () => {
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

  test('SESS-06 is updated by activity inside a game', async () => {
    await pass(30 * SECOND)

    gameEvents.emit('activity')

    expect(start()).toBe(NOW + 30 * SECOND)
  })

  test.each([
    ['is in the future', () => String(NOW + 10 * 365 * 24 * HOUR)],
    ['is not a time', () => 'never'],
    ['is missing', () => null]
  ])('N7 is reset to now if it %s', async (_name, value) => {
    world.storage.fromOtherTab({ userActivityStartTime: value() })

    expect(start()).toBe(NOW)
    expect($sessionStatus.get()).toBe('player')
  })

  test('SESS-07 is not written again while another tab logs out', () => {
    world.storage.remove('bnwUserAuth')
    world.storage.fromOtherTab({ userActivityStartTime: null })

    expect(world.storage.get('userActivityStartTime')).toBeNull()
  })

  test('SESS-07 is not written again by a tab that sees each key of a logout removed in turn', () => {
    const removed: string[] = []
    vi.spyOn(world.storage, 'remove').mockImplementation(key => void removed.push(key))
    dropPlayer()

    for (const key of removed) world.storage.fromOtherTab({ [key]: null })

    expect(world.storage.all()).toEqual({})
  })

  test('SESS-07 is not written by activity while another tab logs out', async () => {
    await pass(6 * SECOND)
    world.storage.remove('bnwUserAuth')
    world.storage.remove('userActivityStartTime')
    noteActivity()

    expect(world.storage.get('userActivityStartTime')).toBeNull()
  })
})

describe('inactive session', () => {
  test('SESS-06 ends after an hour, checked every 5 seconds, with its reason', async () => {
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

  test('SESS-06 continues while another tab is used', async () => {
    await pass(50 * MINUTE)
    world.storage.fromOtherTab({ userActivityStartTime: String(NOW + 50 * MINUTE) })
    await pass(30 * MINUTE)

    expect($sessionStatus.get()).toBe('player')
    expect($idleSeconds.get()).toBeUndefined()
  })

  test('SESS-06 ends with its reason also in a tab whose timer has not fired yet', async () => {
    await pass(5 * SECOND)
    jump(HOUR)

    logOutElsewhere()

    expect($sessionStatus.get()).toBe('guest')
    expect($toasts.get().map(({ text }) => text())).toEqual([
      'Uzun süre işlem yapılmadığı için oturum kapatıldı'
    ])
  })

  test.each([
    ['before the hour is over', () => jump(HOUR - 6 * SECOND)],
    ['after activity there', () => usedElsewhere(HOUR)],
    ['while this page was suspended', () => (jump(2 * HOUR), followStoredSession())]
  ])('SESS-08 a logout in another tab %s is not taken for inactivity', async (_name, before) => {
    await pass(5 * SECOND)
    before()

    logOutElsewhere()

    expect($sessionStatus.get()).toBe('guest')
    expect($toasts.get()).toEqual([])
  })

  test('SESS-06 ends when the page becomes visible after the device has slept', () => {
    world.gateway.expects(logout).answers()
    jump(2 * HOUR)

    checkInactivity()

    expect($endReason.get()).toBe('idle')
  })

  test('SESS-06 is not continued by the first activity after the hour', () => {
    world.gateway.expects(logout).answers()
    jump(HOUR + SECOND)

    noteActivity()

    expect($endReason.get()).toBe('idle')
  })

  test('N7 a clock set forward counts as inactivity', async () => {
    world.gateway.expects(logout).answers()
    jump(365 * 24 * HOUR)

    await pass(5 * SECOND)

    expect($endReason.get()).toBe('idle')
  })

  test.each([HOUR, 10 * 365 * 24 * HOUR])('N7 a clock set back by %d ms does not log out', async ms => {
    jump(-ms)
    await pass(5 * SECOND)

    expect($sessionStatus.get()).toBe('player')
    expect(start()).toBeLessThanOrEqual(Date.now())
  })

  test('N7 a clock set back does not make the session endless', async () => {
    world.gateway.expects(logout).answers()
    jump(-365 * 24 * HOUR)
    await pass(HOUR + 15 * SECOND)

    expect($endReason.get()).toBe('idle')
  })

  test('SESS-06 no check runs after logout', async () => {
    logOutElsewhere()
    world.storage.remove('userActivityStartTime')
    await pass(2 * HOUR)

    expect($endReason.get()).toBe('elsewhere')
    expect(world.storage.get('userActivityStartTime')).toBeNull()
  })
})

/** Time passes, then the player is active in another tab. */
function usedElsewhere(ms: number): void {
  jump(ms - 6 * SECOND)
  world.storage.fromOtherTab({ userActivityStartTime: String(Date.now()) })
  jump(MINUTE)
}
