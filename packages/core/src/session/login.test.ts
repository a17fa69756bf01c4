import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { getUserProfile, initAuth, login } from '../contract/user.ts'
import { startCore } from '../index.ts'
import { explain } from '../gateway/index.ts'
import { $login, $refusedLogins, $sessionStatus, $userProfile, logIn } from './index.ts'
import { $toasts } from '../toasts/index.ts'
import { profile, sessionFacts, storedPlayer, testEnvironment, type TestOptions } from '../testing/index.ts'

const credentials = { username: 'ayse', password: 'Secret1!' }

let world = testEnvironment()

async function begin(options?: TestOptions): Promise<void> {
  world = testEnvironment(options)
  await startCore()
}

function told(): string[] {
  return $toasts.get().map(({ text }) => text())
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
