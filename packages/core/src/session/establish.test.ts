import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto'

import { beforeEach, describe, expect, test } from 'vitest'

import { getUserProfile, login, logout } from '../contract/user.ts'
import { startCore } from '../index.ts'
import { userField } from '../gateway/credentials.ts'
import { chooseLanguage } from '../language/index.ts'
import { $otpStatus, $sessionStatus, $userProfile, logIn, logOut } from './index.ts'
import { profile, sessionFacts, testEnvironment } from '../testing/index.ts'
import { renewWith } from './establish.ts'
import { clearOnSignOut } from './player-data.ts'
import { $session } from './session.ts'

const pair = generateKeyPairSync('rsa', {
  modulusLength: 3072,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' }
})
const credentials = { username: 'ayse', password: 'Secret1!' }

let world = testEnvironment()

function decrypt(sealed: string): string {
  const key = { key: pair.privateKey, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING }
  return privateDecrypt(key, Buffer.from(sealed, 'base64')).toString('utf8')
}

function stored(key: string): Record<string, string> {
  return JSON.parse(world.storage.get(key) ?? '{}') as Record<string, string>
}

beforeEach(async () => {
  world = testEnvironment({ configuration: { publicKey: pair.publicKey } })
  await startCore()
  world.gateway.expects(login).answers(sessionFacts('ayse', { gasecret: '10 letters' }))
  world.gateway.expects(getUserProfile).answers(profile('ayse'))
})

describe('session after login', () => {
  test('SESS-01 SESS-03 is stored under the specified keys in the specified formats', async () => {
    await logIn(credentials)
    await expect.poll(() => $userProfile.get()?.firstname).toBe('Ayşe')

    const now = world.clock.now()
    expect(Object.keys(world.storage.all()).toSorted()).toEqual([
      'bnw:last-login',
      'bnw:player',
      'bnwUserAuth',
      'bnwUserLang',
      'bnwUserProfile',
      'bnwUserSession',
      'expirationDate',
      'ridValue',
      'userActivityStartTime'
    ])
    expect(Object.keys(stored('bnwUserSession')).toSorted()).toEqual(['gmt', 'lang', 'sid', 'uid', 'uip'])
    expect(Object.keys(stored('bnwUserAuth')).toSorted()).toEqual(['sid', 'uid', 'uip'])
    expect(stored('bnwUserProfile')).toEqual({
      firstname: 'Ayşe',
      lastname: 'Işık',
      username: 'ayse',
      uid: stored('bnwUserSession').uid
    })
    expect(world.storage.all()).toMatchObject({
      bnwUserLang: 'tr',
      ridValue: '7',
      userActivityStartTime: String(now),
      expirationDate: String(now + 15_000)
    })
  })

  test('SESS-02 can be decrypted by the gateway', async () => {
    await logIn(credentials)

    const { uid, sid, uip, gmt } = stored('bnwUserSession')
    expect([uid, sid, uip].map(sealed => decrypt(sealed!))).toEqual([
      'uid-of-ayse',
      'sid-of-ayse',
      '203.0.113.7'
    ])
    expect(gmt).toBe('3')
    expect(stored('bnwUserAuth')).toEqual({ uid, sid, uip })
  })

  test('SESS-02 contains no plain text in storage, memory or reports', async () => {
    await logIn(credentials)
    await expect.poll(() => $userProfile.get()?.firstname).toBe('Ayşe')

    const kept = JSON.stringify([world.storage.all(), $session.get(), $userProfile.get(), world.faults])
    for (const secret of ['uid-of-', 'sid-of-', '203.0.113', 'Secret1', 'gasecret', '10 letters'])
      expect(kept).not.toContain(secret)
  })

  test('SESS-02 player calls send the stored values', async () => {
    await logIn(credentials)

    const { uid, sid, uip } = stored('bnwUserSession')
    expect(world.gateway.sent.at(-1)?.user).toEqual({ uid, sid, uip, gmt: '3', lang: 'tr' })
  })

  test('SESS-03 has the language of the page, also if it changed during login', async () => {
    const done = logIn(credentials)
    chooseLanguage('en')
    await done

    expect(world.storage.get('bnwUserLang')).toBe('en')
  })

  test('SESS-08 a refresh of it in another tab clears no store', async () => {
    await logIn(credentials)
    await expect.poll(() => $userProfile.get()?.firstname).toBe('Ayşe')
    let clearings = 0
    clearOnSignOut(() => clearings++)
    world.storage.fromOtherTab({
      bnwUserSession: JSON.stringify({ ...stored('bnwUserSession'), sid: 'next' }),
      bnwUserAuth: JSON.stringify({ ...stored('bnwUserAuth'), sid: 'next' })
    })

    expect(userField('tr').sid).toBe('next')
    expect(clearings).toBe(0)
  })

  test('SESS-08 new values of a session that ends while they are encrypted are dropped', async () => {
    await logIn(credentials)
    await expect.poll(() => $userProfile.get()?.firstname).toBe('Ayşe')
    world.gateway.expects(logout).answers()

    const renewed = renewWith(sessionFacts('ayse'))
    await logOut()
    await renewed

    expect($sessionStatus.get()).toBe('guest')
    expect(Object.keys(world.storage.all())).toEqual(['bnwUserLang'])
  })

  test('LOGIN-03 a gasecret of 10 characters or fewer is not a second factor', async () => {
    await logIn(credentials)

    expect($sessionStatus.get()).toBe('player')
    expect($otpStatus.get()).toBe(false)
  })
})
