import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { checkGa, getUserProfile, initAuth, login, logout } from '../contract/user.ts'
import {
  $code,
  $login,
  $notices,
  $otpStatus,
  $refusedLogins,
  $sessionStatus,
  $userProfile,
  explain,
  logIn,
  sendCode,
  startCore,
  useAnotherAccount
} from '../index.ts'
import { profile, sessionFacts, storedPlayer, testEnvironment, type TestOptions } from '../testing/index.ts'

const NOW = Date.UTC(2025, 2, 1, 9)
const credentials = { username: 'ayse', password: 'Secret1!' }
const marked = sessionFacts('ayse', { gasecret: 'marker-of-more-than-ten' })

let world = testEnvironment()

async function begin(options?: TestOptions): Promise<void> {
  world = testEnvironment(options)
  await startCore()
}

function told(): string[] {
  return $notices.get().map(({ text }) => text())
}

function errorOf(state: ReturnType<typeof $login.get>): string {
  return state.status === 'failed' ? explain(state.error) : state.status
}

beforeEach(() => begin())

afterEach(() => world.gateway.verify())

describe('login', () => {
  test('LOGIN-02 success signs the player in, says so and asks for the name', async () => {
    world.gateway.expects(login, credentials).answers(sessionFacts())
    world.gateway.expects(getUserProfile).answers(profile())

    await logIn(credentials)

    expect($login.get()).toEqual({ status: 'done' })
    expect($sessionStatus.get()).toBe('player')
    expect(told()).toEqual(['Giriş yapıldı'])
    await expect
      .poll(() => $userProfile.get())
      .toEqual({ username: 'ayse', firstname: 'Ayşe', lastname: 'Işık' })
  })

  test('LOGIN-05 the name known from login stays where the profile does not come', async () => {
    world.gateway.expects(login).answers(sessionFacts())
    world.gateway.expects(getUserProfile).refuses('Hayır')

    await logIn(credentials)

    await expect.poll(() => world.gateway.count(getUserProfile)).toBe(1)
    expect($userProfile.get()).toEqual({ username: 'ayse', firstname: '', lastname: '' })
  })

  test('LOGIN-02 a refusal is in the form and in one toast', async () => {
    world.gateway.expects(login).refuses('Kullanıcı adı veya şifre hatalı', 401)

    await logIn(credentials)

    expect(errorOf($login.get())).toBe('Kullanıcı adı veya şifre hatalı')
    expect(told()).toEqual(['Kullanıcı adı veya şifre hatalı'])
    expect($sessionStatus.get()).toBe('guest')
    expect(world.storage.all()).toEqual({})
  })

  test('LOGIN-01 a second submission while the first is under way is none', async () => {
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
  ])('LOGIN-02 the form says what is wrong with %s', async (_name, fail, text) => {
    fail(world.gateway.expects(login))

    await logIn(credentials)

    expect(errorOf($login.get())).toBe(text)
  })

  test('LOGIN-02 a key that does not work is told in the form, and nobody is half signed in', async () => {
    await begin({ configuration: { publicKey: 'no key' } })
    world.gateway.expects(login).answers(sessionFacts())

    await logIn(credentials)

    expect(errorOf($login.get())).toBe('Bir şeyler ters gitti, lütfen daha sonra deneyin.')
    expect($sessionStatus.get()).toBe('guest')
    expect(world.storage.all()).toEqual({})
    expect(world.faults).toContainEqual({ name: 'EncryptionError' })
  })

  test('LOGIN-02 a page without https sends no password', async () => {
    await begin({ isSecure: false })

    await logIn(credentials)

    expect(errorOf($login.get())).toContain('https')
  })

  test('LOGIN-02 counts the misses, but not what was refused for too many tries', async () => {
    world.gateway.expects(login).refuses('Giriş Başarısız', 401)
    world.gateway.expects(login).refuses('Şifre hatalı', 401)
    world.gateway.expects(login).refuses('Çok fazla deneme yapıldı, lütfen biraz bekleyin.', 429)

    for (let turn = 0; turn < 3; turn++) await logIn(credentials)

    expect($refusedLogins.get()).toBe(2)
  })

  test.each(['Giriş Başarısız', 'İnaktif hesap'])(
    'LOGIN-04 %s clears what is stored, and the form stays',
    async message => {
      world.storage.fromOtherTab({ bnwUserSession: '{}', ridValue: '7', 'bnw:recent': '[]' })
      world.gateway.expects(login).refuses(message, 401)

      await logIn(credentials)

      expect(errorOf($login.get())).toBe(message)
      expect(world.storage.all()).toEqual({})
      expect(told()).toEqual([message])
    }
  )

  test('LOGIN-04 an expired session without a stored auth shows the message', async () => {
    world.gateway.expects(login).refuses('Oturum süresi doldu', 401)

    await logIn(credentials)

    expect(errorOf($login.get())).toBe('Oturum süresi doldu')
  })

  test('LOGIN-04 an expired session with a stored auth is refreshed, and login is tried once more, quietly', async () => {
    world.storage.set('bnwUserAuth', storedPlayer().bnwUserAuth!)
    world.gateway.expects(login).refuses('Oturum süresi doldu', 401)
    world.gateway.expects(initAuth).answers(sessionFacts())
    world.gateway.expects(login).answers(sessionFacts())
    world.gateway.expects(getUserProfile).answers(profile())

    await logIn(credentials)

    expect($sessionStatus.get()).toBe('player')
    expect(told()).toEqual(['Giriş yapıldı'])
  })

  test('LOGIN-04 is not tried a third time', async () => {
    world.storage.set('bnwUserAuth', storedPlayer().bnwUserAuth!)
    world.gateway.expects(login).refuses('Oturum süresi doldu', 401)
    world.gateway.expects(initAuth).answers(sessionFacts())
    world.gateway.expects(login).refuses('Oturum süresi doldu', 401)

    await logIn(credentials)

    expect(errorOf($login.get())).toBe('Oturum süresi doldu')
    expect(told()).toEqual(['Oturum süresi doldu'])
  })

  test('LOGIN-04 a refresh that is refused shows the message', async () => {
    world.storage.set('bnwUserAuth', storedPlayer().bnwUserAuth!)
    world.gateway.expects(login).refuses('Oturum süresi doldu', 401)
    world.gateway.expects(initAuth).refuses('Oturum süresi doldu', 401)

    await logIn(credentials)

    expect(errorOf($login.get())).toBe('Oturum süresi doldu')
    expect($sessionStatus.get()).toBe('guest')
  })
})

describe('the second factor', () => {
  async function reachCode(): Promise<void> {
    world.gateway.expects(login).answers(marked)
    await logIn(credentials)
  }

  test('LOGIN-03 nobody is signed in and nothing is stored before the code is right', async () => {
    await reachCode()

    expect($sessionStatus.get()).toBe('second-factor')
    expect(world.storage.all()).toEqual({})
    expect(told()).toEqual([])
  })

  test('LOGIN-03 a reload in between asks for the login again', async () => {
    await reachCode()
    const stored = world.storage.all()
    world.gateway.verify()

    await begin({ stored })

    expect($sessionStatus.get()).toBe('guest')
  })

  test('LOGIN-03 the right code signs in with the session of its reply', async () => {
    await reachCode()
    world.gateway.expects(checkGa, { ga_code: '123456' }).answers({ ...marked, sid: 'sid-2' })
    world.gateway.expects(getUserProfile).answers(profile())
    const pending = world.gateway.sent.length

    await sendCode('123456')

    expect($sessionStatus.get()).toBe('player')
    expect($otpStatus.get()).toBe(true)
    expect($code.get()).toEqual({ status: 'done' })
    const [check, name] = world.gateway.sent.slice(pending)
    expect(check?.user?.sid).not.toBe(name?.user?.sid)
  })

  test('LOGIN-03 empty data means that the session at hand goes on', async () => {
    await reachCode()
    world.gateway.expects(checkGa).breaksContract('{"result":true,"data":null}')
    world.gateway.expects(getUserProfile).answers(profile())

    await sendCode('123456')

    expect($sessionStatus.get()).toBe('player')
    const [check, name] = world.gateway.sent.slice(-2)
    expect(name?.user).toEqual(check?.user)
  })

  test('LOGIN-03 a wrong code is in the dialog alone and lets try again', async () => {
    await reachCode()
    world.gateway.expects(checkGa).refuses('Girdiğiniz kod yanlış')
    world.gateway.expects(checkGa).answers(marked)
    world.gateway.expects(getUserProfile).answers(profile())

    await sendCode('000000')
    expect(errorOf($code.get())).toBe('Girdiğiniz kod yanlış')
    expect($sessionStatus.get()).toBe('second-factor')
    expect(told()).toEqual([])
    await sendCode('123456')

    expect($sessionStatus.get()).toBe('player')
  })

  test('LOGIN-03 the fifth wrong code ends it: the form returns with the message', async () => {
    await reachCode()
    world.gateway.expects(checkGa).refuses('Oturum süresi doldu', 401)

    await sendCode('000000')

    expect($sessionStatus.get()).toBe('guest')
    expect(errorOf($login.get())).toBe('Oturum süresi doldu')
  })

  test('LOGIN-03 another account logs the half-made session out', async () => {
    await reachCode()
    world.gateway.expects(logout).answers()

    await useAnotherAccount()

    expect($sessionStatus.get()).toBe('guest')
    expect(world.storage.all()).toEqual({})
    expect(told()).toEqual([])
  })

  test('LOGIN-03 a code that is right too late signs nobody in', async () => {
    await reachCode()
    const slow = world.gateway.expects(checkGa).waits()
    world.gateway.expects(logout).answers()
    const checked = sendCode('123456')
    await useAnotherAccount()

    slow.answers(marked)
    await checked

    expect($sessionStatus.get()).toBe('guest')
    expect(world.storage.all()).toEqual({})
  })

  test('SESS-08 a player who logs in in another tab takes this one along', async () => {
    await reachCode()

    world.storage.fromOtherTab(storedPlayer('mehmet', NOW + 15_000))

    expect($sessionStatus.get()).toBe('player')
    expect($userProfile.get()?.username).toBe('mehmet')
  })

  test('MAINT-01 maintenance during the code is maintenance of the page', async () => {
    await reachCode()
    world.gateway.expects(checkGa).refuses('This site is under maintenance')

    await sendCode('123456')

    expect(world.storage.get('siteUnderMaintenance')).toBe('true')
  })
})
