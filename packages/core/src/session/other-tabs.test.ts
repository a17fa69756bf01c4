import { describe, expect, test } from 'vitest'

import { getUserProfile } from '../contract/user.ts'
import { userField } from '../gateway/credentials.ts'
import { $endReason, $sessionStatus, $userProfile } from './index.ts'
import { profile, storedPlayer } from '../testing/index.ts'
import { NOW, begin, toastTexts, withSignedInPlayer, world } from '../testing/signed-in.ts'
import { clearOnSignOut } from './player-data.ts'

withSignedInPlayer()

describe('other tabs', () => {
  test('SESS-08 a logout there logs out here, without a call or toast', () => {
    world.storage.fromOtherTab({ bnwUserSession: null, bnwUserProfile: null, bnwUserAuth: null })

    expect($sessionStatus.get()).toBe('guest')
    expect($endReason.get()).toBe('elsewhere')
    expect($userProfile.get()).toBeUndefined()
    expect(toastTexts()).toEqual([])
    expect(world.gateway.sent).toEqual([])
  })

  test('SESS-08 a login there signs in here', async () => {
    await begin({ stored: {} })

    world.storage.fromOtherTab(storedPlayer('mehmet', NOW + 15_000))

    await expect.poll(() => $sessionStatus.get()).toBe('player')
    expect($userProfile.get()?.username).toBe('mehmet')
  })

  test('SESS-08 a refresh there updates the session here and changes nothing on screen', () => {
    let clearings = 0
    clearOnSignOut(() => clearings++)
    const { bnwUserProfile, ...rest } = storedPlayer('ayse', NOW + 20_000)

    world.storage.fromOtherTab({
      ...rest,
      bnwUserProfile: bnwUserProfile!.replace('sealed-uid-of-ayse', 'b'),
      bnwUserSession: '{"sid":"b","uid":"b","uip":"b","gmt":"3","lang":"tr"}',
      bnwUserAuth: '{"sid":"b","uid":"b","uip":"b"}'
    })

    expect($sessionStatus.get()).toBe('player')
    expect(clearings).toBe(0)
    expect(userField('tr').sid).toBe('b')
  })

  test.each([
    ['bnwUserAuth', 'bnwUserSession', 'bnwUserProfile'],
    ['bnwUserSession', 'bnwUserAuth', 'bnwUserProfile'],
    ['bnwUserProfile', 'bnwUserAuth', 'bnwUserSession'],
    ['bnwUserAuth', 'bnwUserProfile', 'bnwUserSession']
  ])('SESS-08 follows another player stored key by key: %s first, then %s and %s', async (...keys) => {
    let clearings = 0
    clearOnSignOut(() => clearings++)
    const other = storedPlayer('mehmet', NOW + 15_000)

    for (const key of keys) world.storage.fromOtherTab({ [key]: other[key]! })

    expect(clearings).toBeGreaterThan(0)
    expect(userField('tr').sid).not.toBe('sealed-sid-of-ayse')
    await expect.poll(() => userField('tr').sid).toBe('sealed-sid-of-mehmet')
    await expect.poll(() => $userProfile.get()?.username).toBe('mehmet')
  })

  test('SESS-08 another player without a stored name: the name is loaded', async () => {
    world.gateway.expects(getUserProfile).answers(profile('mehmet'))
    const { bnwUserAuth, bnwUserSession } = storedPlayer('mehmet')

    world.storage.fromOtherTab({ bnwUserAuth: bnwUserAuth!, bnwUserSession: bnwUserSession! })

    await expect.poll(() => $userProfile.get()?.username).toBe('mehmet')
  })

  test('SESS-08 a changed name there is shown here', () => {
    const renamed = storedPlayer('ayse').bnwUserProfile!.replace('"ayse"', '"aysegul"')

    world.storage.fromOtherTab({ bnwUserProfile: renamed })

    expect($userProfile.get()?.username).toBe('aysegul')
    expect($sessionStatus.get()).toBe('player')
  })

  test('SESS-08 another player there clears all stores here, after the previous player is logged out', async () => {
    let clearings = 0
    clearOnSignOut(() => clearings++)
    const seen: unknown[] = []
    $sessionStatus.listen(status => void seen.push([status, $userProfile.get()?.username]))

    world.storage.fromOtherTab(storedPlayer('mehmet', NOW + 15_000))

    expect(clearings).toBeGreaterThan(0)
    await expect.poll(() => $userProfile.get()?.username).toBe('mehmet')
    expect(seen).toEqual([
      ['guest', undefined],
      ['player', 'mehmet']
    ])
  })

  test('SESS-09 storage cleared while the page is open logs out', () => {
    world.storage.clearedByOtherTab()

    expect($sessionStatus.get()).toBe('guest')
  })

  test('SESS-09 an auth that became unreadable logs out', () => {
    world.storage.fromOtherTab({ bnwUserAuth: '{"sid":7}' })

    expect($sessionStatus.get()).toBe('guest')
  })
})
