import { beforeEach, describe, expect, test, vi } from 'vitest'

import { getUserProfile, initAuth, login, logout } from '../contract/user.ts'
import { userField } from '../gateway/credentials.ts'
import {
  $isLastLoginShown,
  $login,
  $refusedLogins,
  $sessionStatus,
  $userProfile,
  loadLastLogin,
  logIn,
  logOut
} from './index.ts'
import { profile, sessionFacts, storedPlayer } from '../testing/index.ts'
import { beginAsVisitor, errorOf, toastTexts, world } from '../testing/signed-in.ts'

const credentials = { username: 'ayse', password: 'Secret1!' }

beforeEach(() => beginAsVisitor())

describe('login', () => {
  test('LOGIN-02 signs the player in, shows a toast and loads the name', async () => {
    world.gateway.expects(login, credentials).answers(sessionFacts())
    world.gateway.expects(getUserProfile).answers(profile())

    await logIn(credentials)

    expect($login.get()).toEqual({ status: 'done' })
    expect($sessionStatus.get()).toBe('player')
    expect(toastTexts()[0]).toBe('Giriş yapıldı')
    await expect
      .poll(() => $userProfile.get())
      .toEqual({ username: 'ayse', firstname: 'Ayşe', lastname: 'Işık' })
  })

  test('PROF-01 a login reports once when the player logged in before, and keeps the time until the logout', async () => {
    world.gateway.expects(login).answers(sessionFacts())
    world.gateway.expects(getUserProfile).answers(profile())

    await logIn(credentials)

    await expect
      .poll(toastTexts)
      .toEqual(['Giriş yapıldı', expect.stringMatching(/^Son giriş: 28\.02\.2025 ÖS 6:30( \(TSİ\))?$/)])
    expect(loadLastLogin()).toBe(Date.UTC(2025, 1, 28, 15, 30))
    world.gateway.expects(logout).answers()
    await logOut()
    expect(loadLastLogin()).toBeUndefined()
  })

  test('PROF-01 a login shows no toast about the previous one if a view shows it', async () => {
    $isLastLoginShown.set(true)
    world.gateway.expects(login).answers(sessionFacts())
    world.gateway.expects(getUserProfile).answers(profile())

    await logIn(credentials)
    // Loaded after the login has requested it, if it has.
    await import('../toasts/last-login.ts')

    expect(toastTexts()).toEqual(['Giriş yapıldı'])
  })

  test.each(['', 'gestern'])(
    'PROF-01 a login without a valid time of the previous one shows none: "%s"',
    async lastlogin => {
      world.storage.set('bnw:last-login', '1')
      world.gateway.expects(login).answers(sessionFacts('ayse', { lastlogin }))
      world.gateway.expects(getUserProfile).answers(profile())

      await logIn(credentials)

      expect($login.get()).toEqual({ status: 'done' })
      expect(toastTexts()).toEqual(['Giriş yapıldı'])
      expect(loadLastLogin()).toBeUndefined()
    }
  )

  test('PROF-01 shows no previous login in the future, which this code has not stored', async () => {
    await beginAsVisitor({ stored: { 'bnw:last-login': String(world.clock.now() + 1) } })

    expect(loadLastLogin()).toBeUndefined()
  })

  test('LOGIN-05 keeps the name of the login when the profile cannot be loaded', async () => {
    world.gateway.expects(login).answers(sessionFacts())
    world.gateway.expects(getUserProfile).refuses('Hayır')

    await logIn(credentials)

    await expect.poll(() => world.gateway.count(getUserProfile)).toBe(1)
    expect($userProfile.get()).toEqual({ username: 'ayse', firstname: '', lastname: '' })
  })

  test('LOGIN-02 shows a refusal in the form and in one toast', async () => {
    world.gateway.expects(login).refuses('Kullanıcı adı veya şifre hatalı', 401)

    await logIn(credentials)

    expect(errorOf($login.get())).toBe('Kullanıcı adı veya şifre hatalı')
    expect(toastTexts()).toEqual(['Kullanıcı adı veya şifre hatalı'])
    expect($sessionStatus.get()).toBe('guest')
    expect(world.storage.all()).toEqual({})
  })

  test('LOGIN-01 ignores a second submission while the first is pending', async () => {
    const slow = world.gateway.expects(login).waits()
    const first = logIn(credentials)

    await logIn(credentials)
    slow.refuses('Hayır')
    await first

    expect(world.gateway.count(login)).toBe(1)
  })

  test.each([
    ['the network', (world: { hangsUp(): void }) => world.hangsUp(), 'Bağlantı kurulamadı.'],
    [
      'the contract',
      (world: { breaksContract(): void }) => world.breaksContract(),
      'Bir şeyler ters gitti, lütfen daha sonra deneyin.'
    ],
    [
      'the gateway',
      (world: { fails(status: number): void }) => world.fails(500),
      'Bazı sorunlar yaşıyoruz, lütfen daha sonra tekrar deneyin'
    ]
  ])('LOGIN-02 shows a failure of %s in the form', async (_name, fail, text) => {
    fail(world.gateway.expects(login))

    await logIn(credentials)

    expect(errorOf($login.get())).toBe(text)
  })

  test('SESS-08 logging out cancels a login whose response comes later', async () => {
    const late = world.gateway.expects(login).waits()
    const pending = logIn(credentials)
    await expect.poll(() => world.gateway.count(login)).toBe(1)

    void logOut()
    late.answers(sessionFacts())
    await pending

    expect($sessionStatus.get()).toBe('guest')
    expect($login.get().status).not.toBe('failed')
    expect(toastTexts()).toEqual([])
  })

  test('SESS-08 logging out cancels a login that has not been sent yet', async () => {
    const pending = logIn(credentials)
    void logOut()
    await pending

    expect(world.gateway.count(login)).toBe(0)
    expect($sessionStatus.get()).toBe('guest')
  })

  test('SESS-08 a login in another tab while the values are encrypted stays', async () => {
    world.gateway.expects(login).answers(sessionFacts())
    vi.spyOn(crypto.subtle, 'digest').mockImplementationOnce(async () => {
      world.storage.fromOtherTab(storedPlayer('mehmet', world.clock.now() + 15_000))
      return new ArrayBuffer(32)
    })

    await logIn(credentials)

    expect(userField('tr').sid).toBe('sealed-sid-of-mehmet')
    expect($userProfile.get()?.username).toBe('mehmet')
    expect(toastTexts()).toEqual([])
  })

  test('LOGIN-02 an unusable key is shown in the form, and the player stays signed out', async () => {
    await beginAsVisitor({ configuration: { publicKey: 'no key' } })
    world.gateway.expects(login).answers(sessionFacts())

    await logIn(credentials)

    expect(errorOf($login.get())).toBe('Bir şeyler ters gitti, lütfen daha sonra deneyin.')
    expect($sessionStatus.get()).toBe('guest')
    expect(world.storage.all()).toEqual({})
    expect(world.faults).toContainEqual({ name: 'EncryptionError' })
  })

  test('LOGIN-02 sends no password from a page without https', async () => {
    await beginAsVisitor({ isSecure: false })

    await logIn(credentials)

    expect(errorOf($login.get())).toContain('https')
  })

  test('LOGIN-02 counts failed logins, except those refused for too many attempts', async () => {
    world.gateway.expects(login).refuses('Giriş Başarısız', 401)
    world.gateway.expects(login).refuses('Şifre hatalı', 401)
    world.gateway.expects(login).refuses('Çok fazla deneme yapıldı, lütfen biraz bekleyin.', 429)

    for (let turn = 0; turn < 3; turn++) await logIn(credentials)

    expect($refusedLogins.get()).toBe(2)
    world.gateway.expects(login).answers(sessionFacts())
    world.gateway.expects(getUserProfile).answers(profile())
    await logIn(credentials)
    expect($refusedLogins.get()).toBe(0)
  })

  test.each(['Giriş Başarısız', 'İnaktif hesap'])(
    'LOGIN-04 %s clears the stored session, and the form stays',
    async message => {
      world.storage.fromOtherTab({ bnwUserSession: '{}', ridValue: '7', 'bnw:recent': '[]' })
      world.gateway.expects(login).refuses(message, 401)

      await logIn(credentials)

      expect(errorOf($login.get())).toBe(message)
      expect(world.storage.all()).toEqual({})
      expect(toastTexts()).toEqual([message])
    }
  )

  test('LOGIN-04 an expired session without a stored auth is shown', async () => {
    world.gateway.expects(login).refuses('Oturum süresi doldu', 401)

    await logIn(credentials)

    expect(errorOf($login.get())).toBe('Oturum süresi doldu')
  })

  test('LOGIN-04 an expired session with a stored auth is refreshed, and login is retried once without a message', async () => {
    world.storage.set('bnwUserAuth', storedPlayer().bnwUserAuth!)
    world.gateway.expects(login).refuses('Oturum süresi doldu', 401)
    world.gateway.expects(initAuth).answers(sessionFacts())
    world.gateway.expects(login).answers(sessionFacts())
    world.gateway.expects(getUserProfile).answers(profile())

    await logIn(credentials)

    expect($sessionStatus.get()).toBe('player')
    expect(toastTexts()[0]).toBe('Giriş yapıldı')
  })

  test('LOGIN-04 another refusal with a stored auth is shown, and nothing is refreshed', async () => {
    world.storage.set('bnwUserAuth', storedPlayer().bnwUserAuth!)
    world.gateway.expects(login).refuses('Kullanıcı adı veya şifre hatalı')

    await logIn(credentials)

    expect(errorOf($login.get())).toBe('Kullanıcı adı veya şifre hatalı')
    expect(world.gateway.count(initAuth)).toBe(0)
  })

  test('LOGIN-04 login is not retried twice', async () => {
    world.storage.set('bnwUserAuth', storedPlayer().bnwUserAuth!)
    world.gateway.expects(login).refuses('Oturum süresi doldu', 401)
    world.gateway.expects(initAuth).answers(sessionFacts())
    world.gateway.expects(login).refuses('Oturum süresi doldu', 401)

    await logIn(credentials)

    expect(errorOf($login.get())).toBe('Oturum süresi doldu')
    expect(toastTexts()).toEqual(['Oturum süresi doldu'])
  })

  test('LOGIN-04 a refused refresh is shown', async () => {
    world.storage.set('bnwUserAuth', storedPlayer().bnwUserAuth!)
    world.gateway.expects(login).refuses('Oturum süresi doldu', 401)
    world.gateway.expects(initAuth).refuses('Oturum süresi doldu', 401)

    await logIn(credentials)

    expect(errorOf($login.get())).toBe('Oturum süresi doldu')
    expect($sessionStatus.get()).toBe('guest')
  })
})
