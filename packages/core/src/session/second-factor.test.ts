import { beforeEach, describe, expect, test } from 'vitest'

import { checkGa, getUserProfile, login, logout, smsSend } from '../contract/user.ts'
import {
  $code,
  $codeSentAt,
  $login,
  $otpStatus,
  $sessionStatus,
  $userProfile,
  logIn,
  logOut,
  requestCodeSms,
  sendCode,
  leaveSecondFactor
} from './index.ts'
import { NOW, profile, sessionFacts, storedPlayer } from '../testing/index.ts'
import { beginAsVisitor, errorOf, toastTexts, world } from '../testing/signed-in.ts'

const credentials = { username: 'ayse', password: 'Secret1!' }
const marked = sessionFacts('ayse', { gasecret: 'marker-of-more-than-ten' })

beforeEach(() => beginAsVisitor())

describe('second factor', () => {
  async function reachCode(): Promise<void> {
    world.gateway.expects(login).answers(marked)
    await logIn(credentials)
  }

  test('LOGIN-03 before a correct code no player is signed in and nothing is stored', async () => {
    await reachCode()

    expect($sessionStatus.get()).toBe('second-factor')
    expect(world.storage.all()).toEqual({})
    expect(toastTexts()).toEqual([])
  })

  test('LOGIN-03 a reload before the code shows the login again', async () => {
    await reachCode()
    const stored = world.storage.all()
    world.gateway.verify()

    await beginAsVisitor({ stored })

    expect($sessionStatus.get()).toBe('guest')
  })

  test('LOGIN-03 a correct code signs in with the session of the reply', async () => {
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

  test('LOGIN-03 SESS-03 a page that restores from storage without a request knows of the second factor', async () => {
    await reachCode()
    world.gateway.expects(checkGa).answers(marked)
    world.gateway.expects(getUserProfile).answers(profile())
    await sendCode('123456')
    await expect.poll(() => $userProfile.get()?.firstname).toBe('Ayşe')

    await beginAsVisitor({ stored: world.storage.all() })
    expect([$sessionStatus.get(), $otpStatus.get()]).toEqual(['player', true])

    world.gateway.expects(logout).answers()
    await logOut()
    expect(Object.keys(world.storage.all())).toEqual(['bnwUserLang'])
    expect($otpStatus.get()).toBe(false)
  })

  test('LOGIN-03 a reply without data signs in with the current session', async () => {
    await reachCode()
    world.gateway.expects(checkGa).breaksContract('{"result":true,"data":null}')
    world.gateway.expects(getUserProfile).answers(profile())

    await sendCode('123456')

    expect($sessionStatus.get()).toBe('player')
    const [check, name] = world.gateway.sent.slice(-2)
    expect(name?.user).toEqual(check?.user)
  })

  test('LOGIN-03 a wrong code is shown in the dialog only and can be corrected', async () => {
    await reachCode()
    world.gateway.expects(checkGa).refuses('Girdiğiniz kod hatalı')
    world.gateway.expects(checkGa).answers(marked)
    world.gateway.expects(getUserProfile).answers(profile())

    await sendCode('000000')
    expect(errorOf($code.get())).toBe('Girdiğiniz kod hatalı')
    expect($sessionStatus.get()).toBe('second-factor')
    expect(toastTexts()).toEqual([])
    await sendCode('123456')

    expect($sessionStatus.get()).toBe('player')
  })

  test('LOGIN-03 a wrong code is not shown at the next login', async () => {
    await reachCode()
    world.gateway.expects(checkGa).refuses('Girdiğiniz kod hatalı')
    await sendCode('000000')
    world.gateway.expects(logout).answers()
    await leaveSecondFactor()

    await reachCode()

    expect($code.get()).toEqual({ status: 'idle' })
  })

  test('LOGIN-03 the fifth wrong code cancels the login: the form returns with the message', async () => {
    await reachCode()
    world.gateway.expects(checkGa).refuses('Oturum süresi doldu', 401)

    await sendCode('000000')

    expect($sessionStatus.get()).toBe('guest')
    expect(errorOf($login.get())).toBe('Oturum süresi doldu')
  })

  test('LOGIN-03 choosing another account logs out the unfinished session', async () => {
    await reachCode()
    world.gateway.expects(logout).answers()

    await leaveSecondFactor()

    expect($sessionStatus.get()).toBe('guest')
    expect(world.storage.all()).toEqual({})
    expect(toastTexts()).toEqual([])
  })

  test('LOGIN-03 a correct code that arrives after the cancellation does not sign in', async () => {
    await reachCode()
    const slow = world.gateway.expects(checkGa).waits()
    world.gateway.expects(logout).answers()
    const checked = sendCode('123456')
    await expect.poll(() => world.gateway.count(checkGa)).toBe(1)
    await leaveSecondFactor()

    slow.answers(marked)
    await checked

    expect($sessionStatus.get()).toBe('guest')
    expect(world.storage.all()).toEqual({})
  })

  test('SESS-08 a login in another tab signs in here', async () => {
    await reachCode()

    world.storage.fromOtherTab(storedPlayer('mehmet', NOW + 15_000))

    expect($sessionStatus.get()).toBe('player')
    expect($userProfile.get()?.username).toBe('mehmet')
  })

  test('SESS-08 a login in another tab stays when the code entered here is refused later', async () => {
    await reachCode()
    const slow = world.gateway.expects(checkGa).waits()
    const checked = sendCode('000000')
    await expect.poll(() => world.gateway.count(checkGa)).toBe(1)
    world.storage.fromOtherTab(storedPlayer('mehmet', NOW + 15_000))

    slow.refuses('Oturum süresi doldu', 401)
    await checked

    expect($sessionStatus.get()).toBe('player')
    expect($login.get().status).not.toBe('failed')
  })

  test('SESS-08 a logout in another tab leaves the entry of the code open', async () => {
    await reachCode()

    world.storage.fromOtherTab({ bnwUserAuth: null, bnwUserSession: null, bnwUserProfile: null })

    expect($sessionStatus.get()).toBe('second-factor')
  })

  test('LOGIN-03 another SMS is requested with the pending session, and without one not at all', async () => {
    await requestCodeSms()
    world.clock.advance(1_000)
    await reachCode()
    expect($codeSentAt.get()).toBe(NOW + 1_000)
    world.gateway.expects(smsSend).answers({ expires_in: 180 })
    world.clock.advance(59_000)
    await requestCodeSms()

    expect(world.gateway.sent.at(-1)?.user?.sid).toBeTruthy()
    expect($codeSentAt.get()).toBe(NOW + 60_000)
  })

  test('MAINT-01 maintenance during the code entry applies to the page', async () => {
    await reachCode()
    world.gateway.expects(checkGa).refuses('This site is under maintenance')

    await sendCode('123456')

    expect(world.storage.get('siteUnderMaintenance')).toBe('true')
  })
})
