import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { $endReason, $notices, $sessionStatus, $userProfile, startCore } from '../index.ts'
import { storedPlayer, testEnvironment } from '../testing/index.ts'
import { clearOnSignOut } from './clearing.ts'

const NOW = Date.UTC(2025, 2, 1, 9)

let world = testEnvironment()

beforeEach(async () => {
  world = testEnvironment({ stored: storedPlayer('ayse', NOW + 10_000) })
  await startCore()
})

afterEach(() => world.gateway.verify())

function told(): string[] {
  return $notices.get().map(({ text }) => text())
}

describe('other tabs', () => {
  test('SESS-08 a logout there logs out here, without a call or a word', () => {
    world.storage.fromOtherTab({ bnwUserSession: null, bnwUserProfile: null, bnwUserAuth: null })

    expect($sessionStatus.get()).toBe('guest')
    expect($endReason.get()).toBe('elsewhere')
    expect($userProfile.get()).toBeUndefined()
    expect(told()).toEqual([])
    expect(world.gateway.sent).toEqual([])
  })

  test('SESS-08 a login there signs in here', async () => {
    world = testEnvironment()
    await startCore()

    world.storage.fromOtherTab(storedPlayer('mehmet', NOW + 15_000))

    await expect.poll(() => $sessionStatus.get()).toBe('player')
    expect($userProfile.get()?.username).toBe('mehmet')
  })

  test('SESS-08 a refresh there goes on here with what is shown', () => {
    let clearings = 0
    clearOnSignOut(() => clearings++)

    world.storage.fromOtherTab({
      ...storedPlayer('ayse', NOW + 20_000),
      bnwUserAuth: '{"sid":"b","uid":"b","uip":"b"}'
    })

    expect($sessionStatus.get()).toBe('player')
    expect(clearings).toBe(0)
  })

  test('SESS-08 another player there empties every store here', () => {
    let clearings = 0
    clearOnSignOut(() => clearings++)

    world.storage.fromOtherTab(storedPlayer('mehmet', NOW + 15_000))

    expect(clearings).toBe(1)
    expect($userProfile.get()?.username).toBe('mehmet')
  })

  test('SESS-09 storage cleared while the page is open logs out', () => {
    world.storage.clearedByOtherTab()

    expect($sessionStatus.get()).toBe('guest')
  })

  test('SESS-09 a stored auth that no longer can be read there logs out', () => {
    world.storage.fromOtherTab({ bnwUserAuth: '{"sid":7}' })

    expect($sessionStatus.get()).toBe('guest')
  })
})
