import { beforeEach, describe, expect, test, vi } from 'vitest'

import { checkMaintenance } from '../contract/auth.ts'
import { categoryList } from '../contract/casino.ts'
import { checkStatus } from '../contract/maintenance.ts'
import { checkMaintenanceFile, headerMenu } from '../contract/static-files.ts'
import { getUserProfile, initAuth } from '../contract/user.ts'
import { send, sendFile } from '../gateway/client.ts'
import { startCore } from '../index.ts'
import {
  $maintenance,
  checkMaintenanceStatus,
  checkSite,
  STATUS_INTERVAL_MS,
  watchMaintenanceStatus
} from './index.ts'
import { $sessionStatus } from '../session/index.ts'
import { $toasts } from '../toasts/index.ts'
import { profile, sessionFacts, storedPlayer, testEnvironment } from '../testing/index.ts'

const page = { limit: 1, offset: 0 }

let world = testEnvironment()

async function begin(stored: Record<string, string> = {}): Promise<void> {
  world = testEnvironment({ stored })
  await startCore()
}

function outcomeOf(call: Promise<unknown>): Promise<unknown> {
  return call.catch((error: Error) => error.name)
}

beforeEach(() => begin())

describe('maintenance', () => {
  test('MAINT-01 the maintenance message stores the flag once with one toast, however many calls were refused', async () => {
    for (let turn = 0; turn < 5; turn++)
      world.gateway.expects(categoryList).refuses('This site is under maintenance')

    await Promise.all([1, 2, 3, 4, 5].map(limit => outcomeOf(send(categoryList, { limit, offset: 0 }))))

    expect($maintenance.get()).toBe(true)
    expect(world.storage.get('siteUnderMaintenance')).toBe('true')
    expect($toasts.get().map(({ text }) => text())).toEqual(['Site Bakima Alindi'])
  })

  test('MAINT-01 afterwards the client refuses all calls except the maintenance checks', async () => {
    world.gateway.expects(categoryList).refuses('This site is under maintenance')
    await outcomeOf(send(categoryList, page))
    world.gateway.expects(checkStatus).answers({ status: false })
    world.gateway.expects(checkMaintenance).answers({ status: false })
    world.gateway.expectsFile(checkMaintenanceFile).answers({ status: false })

    expect(await outcomeOf(send(categoryList, page))).toBe('MaintenanceError')
    expect(await outcomeOf(sendFile(headerMenu))).toBe('MaintenanceError')
    expect(await send(checkStatus, {})).toEqual({ status: false })
    expect(await send(checkMaintenance, {})).toEqual({ status: false })
    expect(await sendFile(checkMaintenanceFile)).toEqual({ status: false })
  })

  test('MAINT-02 a check that returns false stores the flag', async () => {
    world.gateway
      .expectsFile(checkMaintenanceFile, { sitename: 'site.test', version: '1' })
      .answers({ status: false, message: '' })

    expect(await checkSite('site.test', '1')).toBe('maintenance')
    expect(world.storage.get('siteUnderMaintenance')).toBe('true')
  })

  test('MAINT-02 true clears it', async () => {
    world.gateway.expects(checkStatus).answers({ status: false })
    world.gateway.expects(checkStatus).answers({ status: true })
    world.gateway.expects(categoryList).answers({ items: [], total: 0 })

    expect(await checkMaintenanceStatus()).toBe('maintenance')
    expect(await checkMaintenanceStatus()).toBe('up')

    expect(world.storage.get('siteUnderMaintenance')).toBe('false')
    expect(await send(categoryList, page)).toMatchObject({ total: 0 })
  })

  test.each([0, 1, 'false', 'true', null, '', []])(
    'MAINT-02 a status of %j is neither true nor false',
    async status => {
      const text = JSON.stringify({ result: true, data: { status } })
      world.gateway.expects(checkStatus).breaksContract(text)
      expect(await checkMaintenanceStatus()).toBe('unknown')
      expect($maintenance.get()).toBe(false)

      world.gateway.expects(checkStatus).answers({ status: false })
      await checkMaintenanceStatus()
      world.gateway.expects(checkStatus).breaksContract(text)
      expect(await checkMaintenanceStatus()).toBe('unknown')
      expect($maintenance.get()).toBe(true)
    }
  )

  test('MAINT-02 a check without a response changes nothing', async () => {
    world.gateway.expects(checkStatus).fails(404)

    expect(await checkMaintenanceStatus()).toBe('unknown')
    expect($maintenance.get()).toBe(false)
  })

  test('MAINT-02 a page that starts with the flag checks before any other call, and continues by itself', async () => {
    world = testEnvironment({ stored: { ...storedPlayer(), siteUnderMaintenance: 'true' } })
    const check = world.gateway.expects(checkMaintenance).waits()
    const started = startCore()
    expect($sessionStatus.get()).toBe('starting')
    expect($maintenance.get()).toBe(true)

    world.gateway.expects(initAuth).answers(sessionFacts())
    world.gateway.expects(getUserProfile).answers(profile())
    check.answers({ status: true })
    await started

    expect($sessionStatus.get()).toBe('player')
    expect($maintenance.get()).toBe(false)
  })

  test('MAINT-02 a page under maintenance restores the session when the site is back', async () => {
    world = testEnvironment({ stored: { ...storedPlayer(), siteUnderMaintenance: 'true' } })
    world.gateway.expects(checkMaintenance).answers({ status: false })
    const started = startCore()
    await expect.poll(() => world.gateway.count(checkMaintenance)).toBe(1)
    expect($sessionStatus.get()).toBe('starting')

    world.gateway.expects(checkStatus).answers({ status: true })
    world.gateway.expects(initAuth).answers(sessionFacts())
    world.gateway.expects(getUserProfile).answers(profile())
    await checkMaintenanceStatus()
    await started

    expect($sessionStatus.get()).toBe('player')
  })

  test('MAINT-04 a watched status is checked at once and every 30 s, for all watchers together', async () => {
    vi.useFakeTimers()
    for (let check = 0; check < 3; check++) world.gateway.expects(checkStatus).answers({ status: false })
    const stops = [watchMaintenanceStatus(), watchMaintenanceStatus()]

    await vi.advanceTimersByTimeAsync(0)
    expect(world.gateway.count(checkStatus)).toBe(1)
    for (let check = 0; check < 2; check++) {
      world.clock.advance(STATUS_INTERVAL_MS)
      await vi.advanceTimersByTimeAsync(STATUS_INTERVAL_MS)
    }
    expect(world.gateway.count(checkStatus)).toBe(3)
    for (const stop of stops) stop()
    await vi.advanceTimersByTimeAsync(2 * STATUS_INTERVAL_MS)
    vi.useRealTimers()

    expect(world.gateway.count(checkStatus)).toBe(3)
    expect($maintenance.get()).toBe(true)
  })

  test('MAINT-01 reaches the other tabs', () => {
    world.storage.fromOtherTab({ siteUnderMaintenance: 'true' })
    expect($maintenance.get()).toBe(true)

    world.storage.fromOtherTab({ siteUnderMaintenance: 'false' })
    expect($maintenance.get()).toBe(false)
  })
})
