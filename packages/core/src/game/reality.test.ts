import { describe, expect, test } from 'vitest'

import { initGame } from '../contract/casino.ts'
import { listTransactions } from '../contract/finance.ts'
import { logout } from '../contract/user.ts'
import {
  $realityMinutes,
  $reminder,
  chooseRealityMinutes,
  dismissReminder,
  checkReality,
  playOf
} from './index.ts'
import { noteServerTime } from '../lib/index.ts'
import { clearPlayerData, logOut } from '../session/index.ts'
import { testEnvironment, transaction } from '../testing/index.ts'
import { NOW, withSignedInPlayer, world } from '../testing/signed-in.ts'

const MINUTE = 60_000

withSignedInPlayer()

/** Opens a game with these totals. */
async function open(id: string, staked: string) {
  const play = playOf({ type: 'slot', id, gamingType: 'real' })
  world.gateway.expects(initGame).answers({ url: 'https://games.test/7' })
  world.gateway.expects(listTransactions).answers({ items: [], total: 0 })
  await play.open()
  await expect.poll(() => play.$tally.get()).toBeDefined()
  const row = transaction(`of ${id}`, { transaction_type_id: 2, amount: staked, gameID: id })
  world.gateway.expects(listTransactions).answers({ items: [row], total: 1 })
  play.handleMessage({
    data: { v: 1, type: 'balance', value: 0 },
    origin: 'https://games.test',
    isFromFrame: true
  })
  await expect.poll(() => play.$tally.get()?.out).not.toBe(0)
  return play
}

describe('reality check', () => {
  test('is off by default, and its setting is stored on the device', async () => {
    await open('7', '10.00')
    world.clock.advance(90 * MINUTE)
    checkReality(false)
    expect($reminder.get()).toBeUndefined()

    chooseRealityMinutes(30)

    expect($realityMinutes.get()).toBe(30)
    expect(world.storage.get('bnw:reality-check')).toBe('30')
  })

  test('N7 is due in time if the clock of the device is changed during play', async () => {
    chooseRealityMinutes(30)
    noteServerTime(new Date(NOW).toUTCString(), NOW, NOW)
    await open('7', '10.00')
    world.clock.advance(-300 * MINUTE + 29 * MINUTE)
    noteServerTime(new Date(NOW + 29 * MINUTE).toUTCString(), world.clock.now(), world.clock.now())
    checkReality(false)
    expect($reminder.get()).toBeUndefined()
    world.clock.advance(MINUTE + 1_000)
    checkReality(false)

    expect($reminder.get()?.out).toBe(1_000)
  })

  test('reminds of time and money over all games, and repeats after the same interval', async () => {
    chooseRealityMinutes(15)
    const first = await open('7', '10.00')
    world.clock.advance(10 * MINUTE)
    first.close()
    world.clock.advance(60 * MINUTE)
    await open('8', '2.50')
    world.clock.advance(5 * MINUTE)
    checkReality(false)
    expect($reminder.get()).toEqual({ in: 0, out: 1_250, net: -1_250, played: 15 * MINUTE })

    dismissReminder()
    world.clock.advance(14 * MINUTE)
    checkReality(false)
    expect($reminder.get()).toBeUndefined()
    world.clock.advance(MINUTE)
    checkReality(false)

    expect($reminder.get()?.played).toBe(30 * MINUTE)
    world.clock.advance(MINUTE)
    checkReality(false)
    expect($reminder.get()?.played, 'its figures stay').toBe(30 * MINUTE)
  })

  test('counts the interval from its choice', async () => {
    await open('7', '10.00')
    world.clock.advance(20 * MINUTE)
    chooseRealityMinutes(15)
    checkReality(false)
    expect($reminder.get()).toBeUndefined()
    world.clock.advance(15 * MINUTE)
    checkReality(false)

    expect($reminder.get()?.played).toBe(35 * MINUTE)
  })

  test('appears between two rounds, or after a timeout during an endless round, and goes with the game', async () => {
    chooseRealityMinutes(15)
    const play = await open('7', '10.00')
    world.clock.advance(15 * MINUTE)
    checkReality(true)
    expect($reminder.get()).toBeUndefined()
    world.clock.advance(2 * MINUTE)
    checkReality(true)
    expect($reminder.get()).toBeDefined()
    play.close()

    expect($reminder.get()).toBeUndefined()
  })

  test('does not count the time in which a reloaded game cannot be opened', async () => {
    chooseRealityMinutes(15)
    const play = await open('7', '10.00')
    world.clock.advance(10 * MINUTE)
    world.gateway.expects(initGame).refuses('Oyun kapalı')
    await play.reload()
    world.clock.advance(60 * MINUTE)
    checkReality(false)

    expect($reminder.get()).toBeUndefined()
  })

  test('counts the time before a reload of the game', async () => {
    chooseRealityMinutes(15)
    const play = await open('7', '10.00')
    world.clock.advance(10 * MINUTE)
    world.gateway.expects(initGame).answers({ url: 'https://games.test/7' })
    await play.reload()
    world.clock.advance(5 * MINUTE)
    checkReality(false)

    expect($reminder.get()?.played).toBe(15 * MINUTE)
  })

  test('SESS-07 clears the totals at logout and keeps the setting', async () => {
    chooseRealityMinutes(15)
    await open('7', '10.00')
    world.clock.advance(20 * MINUTE)
    checkReality(false)
    world.gateway.expects(logout).answers()
    await logOut()

    expect($reminder.get()).toBeUndefined()
    expect($realityMinutes.get()).toBe(15)
  })

  test('SESS-07 is cleared with the session, also over a game that stays, and keeps the setting', async () => {
    chooseRealityMinutes(15)
    await open('7', '10.00')
    world.clock.advance(20 * MINUTE)
    checkReality(false)
    clearPlayerData()
    expect($reminder.get()).toBeUndefined()
    world.clock.advance(20 * MINUTE)
    checkReality(false)

    expect($reminder.get()).toBeUndefined()
    expect($realityMinutes.get()).toBe(15)
  })

  test('SESS-09 is off when the stored value is invalid', () => {
    testEnvironment({ stored: { 'bnw:reality-check': '7' } })

    expect($realityMinutes.get()).toBe(0)
  })
})
