import { describe, expect, test } from 'vitest'

import { ping } from '../contract/system.ts'
import { logout } from '../contract/user.ts'
import { $failure } from '../gateway/failures.ts'
import { gameEvents } from '../game/index.ts'
import { $idleSeconds, checkInactivity, noteActivity, staySignedIn } from './index.ts'
import { $endReason } from '../session/index.ts'
import {
  HOUR,
  MINUTE,
  NOW,
  SECOND,
  answerPings,
  jump,
  logOutElsewhere,
  pass,
  start,
  world,
  withUsedPage
} from '../testing/used-page.ts'

withUsedPage()

describe('inactivity warning', () => {
  test('SESS-06 A4 opens five minutes before the end and counts down', async () => {
    await pass(55 * MINUTE - 5 * SECOND)
    expect($idleSeconds.get()).toBeUndefined()

    await pass(5 * SECOND)
    expect($idleSeconds.get()).toBe(300)

    await pass(61 * SECOND)
    expect($idleSeconds.get()).toBe(239)
  })

  test('SESS-06 A4 counts a begun second, so that 0 is the end', async () => {
    await pass(56 * MINUTE - 500)
    checkInactivity()

    expect($idleSeconds.get()).toBe(241)
  })

  test('SESS-06 activity does not close it', async () => {
    await pass(56 * MINUTE)
    noteActivity()
    gameEvents.emit('activity')
    await pass(SECOND)

    expect(start()).toBe(NOW)
    expect($idleSeconds.get()).toBe(239)
  })

  test('SESS-06 A4 its button renews the session and sends a ping immediately', async () => {
    await pass(59 * MINUTE)
    answerPings(1)

    staySignedIn()
    await pass(0)

    expect($idleSeconds.get()).toBeUndefined()
    expect(start()).toBe(NOW + 59 * MINUTE)
    expect(world.gateway.count(ping)).toBe(1)
  })

  test('SESS-06 closes when the button is clicked in another tab', async () => {
    await pass(57 * MINUTE)
    expect($idleSeconds.get()).toBe(180)

    world.storage.fromOtherTab({ userActivityStartTime: String(Date.now()) })

    expect($idleSeconds.get()).toBeUndefined()
    expect(world.gateway.sent).toEqual([])
  })

  test('SESS-06 its button does nothing after the session ended', async () => {
    world.gateway.expects(logout).answers()
    jump(HOUR + SECOND)

    staySignedIn()
    await pass(0)

    expect($endReason.get()).toBe('idle')
    expect($failure.get()).toBeUndefined()
  })

  test('SESS-06 does not open for a visitor, whose storage has the time of a former player', () => {
    logOutElsewhere()
    world.storage.fromOtherTab({ userActivityStartTime: String(NOW - 57 * MINUTE) })
    checkInactivity()

    expect($idleSeconds.get()).toBeUndefined()
  })

  test('SESS-06 closes when the session ends', async () => {
    await pass(57 * MINUTE)
    logOutElsewhere()

    expect($idleSeconds.get()).toBeUndefined()
  })
})
