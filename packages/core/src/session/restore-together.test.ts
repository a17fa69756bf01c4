import { describe, expect, test } from 'vitest'

import { getUserProfile, initAuth } from '../contract/user.ts'
import { startCore, type Environment } from '../index.ts'
import { $isPlayer, $sessionStatus, $userProfile } from './index.ts'
import { NOW, profile, sessionFacts, storedPlayer } from '../testing/index.ts'
import { createPage, world } from '../testing/signed-in.ts'

/** Storage entries after a refresh in another tab. */
function renewed(username: string): Record<string, string> {
  const sealed = { sid: 'new-sid', uid: 'new-uid', uip: 'new-uip' }
  const stored = storedPlayer(username, NOW + 15_000)
  return {
    ...stored,
    bnwUserProfile: JSON.stringify({ ...JSON.parse(stored.bnwUserProfile!), uid: 'new-uid' }),
    bnwUserSession: JSON.stringify({ ...sealed, gmt: '3', lang: 'tr' }),
    bnwUserAuth: JSON.stringify(sealed)
  }
}

describe('a page that starts together with other tabs', () => {
  test('SESS-03 N5 uses what another tab refreshed after this page was opened, however late the code is loaded', async () => {
    createPage(storedPlayer('ayse', NOW - 3_000), { environment: { pageAge: () => 20_000 } })

    await startCore()

    expect($isPlayer.get()).toBe(true)
    expect(world.gateway.sent).toEqual([])
  })

  test('SESS-03 refreshes again if another tab refreshed before this page was opened', async () => {
    createPage(storedPlayer('ayse', NOW - 3_000), { environment: { pageAge: () => 2_000 } })
    world.gateway.expects(initAuth).answers(sessionFacts())
    world.gateway.expects(getUserProfile).answers(profile())

    await startCore()

    expect($isPlayer.get()).toBe(true)
  })

  test('SESS-03 the first element of a long-open page does not trust the stored session', async () => {
    createPage(storedPlayer('ayse', NOW - 60_000), { environment: { pageAge: () => 3_600_000 } })
    world.gateway.expects(initAuth).answers(sessionFacts())
    world.gateway.expects(getUserProfile).answers(profile())

    await startCore()

    expect($isPlayer.get()).toBe(true)
  })

  test('SESS-03 N5 a tab that waits for the lock continues as soon as another tab has refreshed', async () => {
    createPage(storedPlayer('ayse'), { environment: { withLock: () => new Promise(() => {}) } })
    const started = startCore()
    await expect.poll(() => $userProfile.get()?.username).toBe('ayse')

    world.storage.fromOtherTab(renewed('ayse'))
    await started

    expect($isPlayer.get()).toBe(true)
    expect(world.gateway.sent).toEqual([])
  })

  test('SESS-03 N5 a tab that gets the lock right after another waits for its stored values', async () => {
    createPage(storedPlayer('ayse'), {
      environment: {
        withLock: (_name, work) => {
          const outcome = work(true)
          world.storage.fromOtherTab(renewed('ayse'))
          return outcome
        }
      }
    })

    await startCore()

    expect($isPlayer.get()).toBe(true)
    expect(world.gateway.sent).toEqual([])
  })

  test('SESS-03 the refresh is sent only while holding the lock of all tabs', async () => {
    const locks: string[] = []
    let grant = () => {}
    const withLock: Environment['withLock'] = (name, work) => {
      locks.push(name)
      return new Promise((resolve, reject) => {
        grant = () => void work(false).then(resolve, reject)
      })
    }
    createPage(storedPlayer('ayse'), { environment: { withLock } })
    const started = startCore()
    await expect.poll(() => locks).toEqual(['bnw-refresh'])
    expect(world.gateway.sent).toEqual([])

    world.gateway.expects(initAuth).answers(sessionFacts())
    world.gateway.expects(getUserProfile).answers(profile())
    grant()
    await started

    expect($isPlayer.get()).toBe(true)
    expect(world.gateway.count(initAuth)).toBe(1)
  })

  test('SESS-04 a tab that waits for the lock is logged out with the tab whose refresh was refused', async () => {
    createPage(storedPlayer('ayse'), { environment: { withLock: () => new Promise(() => {}) } })
    const started = startCore()
    await expect.poll(() => $userProfile.get()?.username).toBe('ayse')

    world.storage.fromOtherTab({ bnwUserSession: null, bnwUserProfile: null, bnwUserAuth: null })
    await started

    expect($sessionStatus.get()).toBe('guest')
  })
})
