import { describe, expect, test } from 'vitest'

import { gamesList } from '../contract/casino.ts'
import { getUserProfile, initAuth } from '../contract/user.ts'
import { publicIp } from '../contract/static-files.ts'
import { send } from '../gateway/client.ts'
import { startCore } from '../index.ts'
import { $isPlayer, $otpStatus, $sessionStatus, $userProfile } from './index.ts'
import { NOW, profile, sessionFacts, storedPlayer } from '../testing/index.ts'
import { createPage, world } from '../testing/signed-in.ts'

describe('page start', () => {
  test('SESS-03 restores from storage alone 14.9 s after login', async () => {
    createPage(storedPlayer('ayse', NOW + 100))

    await startCore()

    expect($isPlayer.get()).toBe(true)
    expect($userProfile.get()).toMatchObject({ firstname: 'Ayşe', lastname: 'Işık', username: 'ayse' })
    expect(world.gateway.sent).toEqual([])
    expect(world.storage.get('userActivityStartTime')).toBe(String(world.clock.now()))
  })

  test('SESS-03 loads the name if the login page was left before it was loaded', async () => {
    const stored = storedPlayer('ayse', NOW + 10_000)
    const nameless = { ...JSON.parse(stored['bnwUserProfile'] ?? ''), firstname: '', lastname: '' }
    createPage({ ...stored, bnwUserProfile: JSON.stringify(nameless) })
    world.gateway.expects(getUserProfile).answers(profile('ayse', { firstname: 'Ayşegül' }))

    await startCore()

    await expect.poll(() => $userProfile.get()?.firstname).toBe('Ayşegül')
  })

  test('SESS-03 refreshes 15.1 s after login, and shows the stored name meanwhile', async () => {
    createPage(storedPlayer('ayse', NOW - 100))
    const answer = world.gateway.expects(initAuth).waits()
    world.gateway.expects(getUserProfile).answers(profile('ayse', { firstname: 'Ayşegül' }))

    const started = startCore()
    expect($sessionStatus.get()).toBe('starting')
    await expect.poll(() => $userProfile.get()?.firstname).toBe('Ayşe')
    answer.answers(sessionFacts('ayse'))
    await started

    expect($isPlayer.get()).toBe(true)
    await expect.poll(() => $userProfile.get()?.firstname).toBe('Ayşegül')
    expect(world.storage.get('expirationDate')).toBe(String(NOW + 15_000))
  })

  test('SESS-06 a page that was never visible sends nothing for the player and is no activity', async () => {
    let show = () => {}
    const shown = new Promise<void>(resolve => (show = resolve))
    createPage(storedPlayer('ayse', NOW - 100), { environment: { whenShown: () => shown } })
    const stored = world.storage.all()

    const started = startCore()
    const list = send(gamesList, { limit: 48, offset: 0 })
    world.storage.fromOtherTab({ bnwUserAuth: stored['bnwUserAuth']! })
    await new Promise(resolve => setTimeout(resolve, 50))
    expect([world.gateway.sent, $sessionStatus.get()]).toEqual([[], 'starting'])
    expect(world.storage.all()).toEqual(stored)

    world.gateway.expects(initAuth).answers(sessionFacts('ayse'))
    world.gateway.expects(getUserProfile).answers(profile())
    world.gateway.expects(gamesList).answers({ items: [], total: 0 })
    show()
    await started
    await list

    expect($isPlayer.get()).toBe(true)
    expect(world.gateway.sent.every(({ user }) => user)).toBe(true)
    await expect.poll(() => world.gateway.count(getUserProfile)).toBe(1)
  })

  test('SESS-06 a page that was never visible is a guest at once without a stored session', async () => {
    createPage({}, { environment: { whenShown: () => new Promise(() => undefined) } })

    await startCore()

    expect($sessionStatus.get()).toBe('guest')
  })

  test('SESS-03 the refresh sends the stored session', async () => {
    createPage(storedPlayer('ayse', NOW - 100))
    world.gateway.expects(initAuth).answers(sessionFacts('ayse'))
    world.gateway.expects(getUserProfile).answers(profile())

    await startCore()

    expect(world.gateway.sent[0]?.user).toEqual({
      uid: 'sealed-uid-of-ayse',
      sid: 'sealed-sid-of-ayse',
      uip: 'sealed-uip',
      gmt: '3',
      lang: 'tr'
    })
  })

  test.each(['', 'soon', '-1', '1e15', String(NOW + 15_001), String(NOW + 10 ** 12), String(NOW)])(
    'SESS-03 refreshes when expirationDate is %s',
    async expires => {
      createPage({ ...storedPlayer('ayse'), expirationDate: expires })
      world.gateway.expects(initAuth).refuses('Oturum süresi doldu', 401)

      await startCore()

      expect($sessionStatus.get()).toBe('guest')
    }
  )

  test('SESS-04 without a stored auth clears everything and sends no request', async () => {
    const { bnwUserAuth: _auth, ...rest } = storedPlayer('ayse', NOW + 10_000)
    createPage({ ...rest, bnwUserLang: 'en', 'bnw:recent': '[]', showBalance: '0' })

    await startCore()

    expect($sessionStatus.get()).toBe('guest')
    expect(world.storage.all()).toEqual({ bnwUserLang: 'en', showBalance: '0' })
  })

  test('SESS-04 a refused refresh clears everything', async () => {
    createPage(storedPlayer('ayse'))
    world.gateway.expects(initAuth).refuses('Oturum süresi doldu', 401)

    await startCore()

    expect($sessionStatus.get()).toBe('guest')
    expect($userProfile.get()).toBeUndefined()
    expect(world.storage.all()).toEqual({})
  })

  test('SESS-04 a refresh without a response keeps the player signed in', async () => {
    createPage({ ...storedPlayer('ayse'), 'bnw:second-factor': '1' })
    world.gateway.expects(initAuth).hangsUp()
    world.gateway.expects(getUserProfile).answers(profile())

    await startCore()

    expect([$isPlayer.get(), $otpStatus.get()]).toEqual([true, true])
    expect(world.storage.get('userActivityStartTime')).toBe(String(world.clock.now()))
    expect(world.storage.get('bnwUserAuth')).not.toBeNull()
  })

  test('SESS-04 a refresh that cannot be encrypted keeps the player signed in and is reported', async () => {
    createPage(storedPlayer('ayse'), { configuration: { publicKey: 'no key' } })
    world.gateway.expects(initAuth).answers(sessionFacts())
    world.gateway.expects(getUserProfile).answers(profile())

    await startCore()

    expect($isPlayer.get()).toBe(true)
    expect(world.faults).toContainEqual({ name: 'EncryptionError' })
  })

  test('SESS-04 an internal error does not leave the session starting', async () => {
    createPage(storedPlayer('ayse'), {
      environment: { withLock: () => Promise.reject(new Error('no locks here')) }
    })

    await startCore()

    expect($sessionStatus.get()).toBe('guest')
    expect(world.faults).toEqual([{ name: 'StartError' }])
  })

  test('SESS-08 follows a logout of another tab during the refresh', async () => {
    createPage(storedPlayer('ayse'))
    const answer = world.gateway.expects(initAuth).waits()
    const started = startCore()
    await expect.poll(() => world.gateway.count(initAuth)).toBe(1)

    world.storage.fromOtherTab({ bnwUserSession: null, bnwUserAuth: null })
    answer.answers(sessionFacts())
    await started

    expect($sessionStatus.get()).toBe('guest')
    expect(world.storage.get('bnwUserAuth')).toBeNull()
  })

  test('SESS-08 keeps a player who logged in in another tab during the refresh', async () => {
    createPage(storedPlayer('ayse'))
    const answer = world.gateway.expects(initAuth).waits()
    const started = startCore()
    await expect.poll(() => world.gateway.count(initAuth)).toBe(1)

    world.storage.fromOtherTab(storedPlayer('mehmet', NOW + 15_000))
    answer.answers(sessionFacts('ayse'))
    await started

    expect($userProfile.get()?.username).toBe('mehmet')
    expect(world.storage.get('bnwUserAuth')).toContain('mehmet')
  })
})

describe('public address', () => {
  test('GATE-09 is loaded if configured, and sent encrypted', async () => {
    createPage({}, { configuration: { ipInfoUrl: 'https://ip.test/me' } })
    world.gateway.expectsFile(publicIp).answers({ ip: '203.0.113.9' })

    await startCore()
    const { userField } = await import('../gateway/credentials.ts')

    await expect.poll(() => userField('tr').uip).toMatch(/^[A-Za-z0-9+/]{512}$/)
  })

  test('GATE-09 is {ip} when the service fails', async () => {
    createPage({}, { configuration: { ipInfoUrl: 'https://ip.test/me' } })
    world.gateway.expectsFile(publicIp).breaksContract()

    await startCore()
    const { userField } = await import('../gateway/credentials.ts')

    await expect.poll(() => world.faults.length).toBe(1)
    expect(userField('tr').uip).toBe('{ip}')
  })
})
