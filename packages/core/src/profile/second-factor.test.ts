import { describe, expect, test } from 'vitest'

import {
  checkUserGa,
  clearGeneratedGa,
  setTwoAuthType,
  twoAuthType,
  userGenerateGa
} from '../contract/user-profile.ts'
import { initAuth } from '../contract/user-session.ts'
import {
  $authenticatorKey,
  $isSecondFactorOn,
  $keyConfirming,
  $keyDeactivating,
  $keyForm,
  $secondFactor,
  $secondFactorForm,
  chooseSecondFactor,
  confirmKey,
  deactivateAuthenticator,
  forgetKey,
  generateKey,
  loadSecondFactor
} from './index.ts'
import { $otpStatus } from '../session/index.ts'
import { sessionFacts } from '../testing/index.ts'
import { errorOf, toastTexts, world, withSignedInPlayer } from '../testing/signed-in.ts'

withSignedInPlayer()

const SECRET = 'JBSWY3DPEHPK3PXP'
const ADDRESS = `otpauth://totp/Rihtim:ayse?secret=${SECRET}&issuer=Rihtim`

async function beginWith(type: 'none' | 'ga' | 'sms'): Promise<void> {
  world.gateway.expects(twoAuthType, { mode: 'get' }).answers({ type })
  await loadSecondFactor()
}

describe('authenticator', () => {
  test.each([null, {}, { type: null }])(
    'GATE-03 PROF-02 is unknown, not off, if the reply is %j, unless the login reported that it is on',
    async data => {
      world.gateway.expects(twoAuthType, { mode: 'get' }).answers(data as never)
      await loadSecondFactor()

      expect($secondFactor.get()).toMatchObject({ status: 'ready', value: 'unknown' })
      expect($isSecondFactorOn.get()).toBeUndefined()
      $otpStatus.set(true)
      expect($isSecondFactorOn.get()).toBe(true)
    }
  )

  test('PROF-02 generates a key and is enabled after its confirmation', async () => {
    await beginWith('none')
    world.gateway.expects(userGenerateGa).answers({ secret: SECRET, otpauth: ADDRESS })
    await generateKey()
    expect($authenticatorKey.get()).toEqual({ secret: SECRET, address: ADDRESS })
    expect($otpStatus.get()).toBe(false)

    world.gateway.expects(checkUserGa, { ga_code: '123456' }).answers()
    await confirmKey('123456')

    expect($secondFactor.get().value).toBe('ga')
    expect($otpStatus.get()).toBe(true)
    expect($authenticatorKey.get()).toBeUndefined()
    expect(toastTexts()).toEqual(['Doğrulayıcı uygulama etkinleştirildi'])
  })

  test('PROF-02 a wrong code keeps the key and shows an error', async () => {
    await beginWith('none')
    world.gateway.expects(userGenerateGa).answers({ secret: SECRET, otpauth: ADDRESS })
    await generateKey()
    world.gateway.expects(checkUserGa).refuses('Girdiğiniz kod hatalı')

    await confirmKey('000000')

    expect(errorOf($keyConfirming.get())).toBe('Girdiğiniz kod hatalı')
    expect($authenticatorKey.get()?.secret).toBe(SECRET)
    expect($secondFactor.get().value).toBe('none')
  })

  test('PROF-02 drops the key when the setup is left, also while the request is pending', async () => {
    const slow = world.gateway.expects(userGenerateGa).waits()
    const generating = generateKey()
    forgetKey()
    slow.answers({ secret: SECRET, otpauth: ADDRESS })
    await generating

    expect($authenticatorKey.get()).toBeUndefined()
    expect($keyForm.get()).toEqual({ status: 'idle' })
  })

  test('SESS-02 drops the key at the end of the session and never stores it', async () => {
    world.gateway.expects(userGenerateGa).answers({ secret: SECRET, otpauth: ADDRESS })
    await generateKey()
    expect(JSON.stringify(world.storage.all())).not.toContain(SECRET)

    world.storage.fromOtherTab({ bnwUserSession: null, bnwUserAuth: null })

    expect($authenticatorKey.get()).toBeUndefined()
  })

  test.each([
    [{ secret: 'jbsw y3dp ehpk 3pxp', otpauth: '' }, ''],
    [{ secret: '', otpauth: ADDRESS }, ADDRESS],
    [{ secret: SECRET, otpauth: 'https://evil.example/otpauth' }, '']
  ])('PROF-02 reads the key from %j', async (reply, address) => {
    world.gateway.expects(userGenerateGa).answers(reply)

    await generateKey()

    expect($authenticatorKey.get()).toEqual({ secret: SECRET, address })
  })

  test('PROF-02 a reply without a key is an error', async () => {
    world.gateway.expects(userGenerateGa).answers({ secret: '', otpauth: '' })

    await generateKey()

    expect($authenticatorKey.get()).toBeUndefined()
    expect(errorOf($keyForm.get())).toBe('Bir şeyler ters gitti, lütfen daha sonra deneyin.')
  })

  test('PROF-02 is disabled with a code', async () => {
    await beginWith('ga')
    world.gateway.expects(clearGeneratedGa, { gacode: '123456' }).answers()

    await deactivateAuthenticator('123456')

    expect($secondFactor.get().value).toBe('none')
    expect($otpStatus.get()).toBe(false)
    expect(toastTexts()).toEqual(['Doğrulayıcı uygulama devre dışı bırakıldı'])
  })

  test('PROF-02 stays enabled when the code is wrong', async () => {
    await beginWith('ga')
    world.gateway.expects(clearGeneratedGa).refuses('Girdiğiniz kod hatalı')

    await deactivateAuthenticator('000000')

    expect($secondFactor.get().value).toBe('ga')
    expect(errorOf($keyDeactivating.get())).toBe('Girdiğiniz kod hatalı')
  })
})

describe('a change of the second factor whose reply is lost', () => {
  const changes = [
    ['is activated', 'none', checkUserGa, () => confirmKey('123456'), $keyConfirming, 'ga'],
    [
      'is deactivated',
      'ga',
      clearGeneratedGa,
      () => deactivateAuthenticator('123456'),
      $keyDeactivating,
      'none'
    ],
    ['becomes SMS', 'none', setTwoAuthType, () => chooseSecondFactor('sms'), $secondFactorForm, 'sms']
  ] as const

  test.each(changes)(
    'PROF-02 %s, as the gateway then says',
    async (_, before, call, change, $form, after) => {
      await beginWith(before)
      world.gateway.expects(call).hangsUp()
      world.gateway.expects(twoAuthType, { mode: 'get' }).answers({ type: after })

      await change()

      expect($form.get().status).not.toBe('failed')
      expect($secondFactor.get().value).toBe(after)
      expect($otpStatus.get()).toBe(after !== 'none')
    }
  )

  test.each(changes)(
    'PROF-02 fails if the gateway does not say that it %s',
    async (_, before, call, change, $form) => {
      await beginWith(before)
      world.gateway.expects(call).hangsUp()
      world.gateway.expects(twoAuthType, { mode: 'get' }).answers({ type: before })

      await change()

      expect(errorOf($form.get())).toBe('Bağlantı kurulamadı.')
      expect($secondFactor.get().value).toBe(before)
    }
  )
})

describe('second factor type', () => {
  test('PROF-02 is loaded', async () => {
    world.gateway.expects(twoAuthType).answers({ type: 'none' })
    await loadSecondFactor()

    expect($secondFactor.get().value).toBe('none')
  })

  test('SESS-05 PROF-02 is asked again after the session was renewed', async () => {
    world.gateway.expects(twoAuthType).refuses('Oturum süresi doldu', 401)
    world.gateway.expects(initAuth).answers(sessionFacts())
    world.gateway.expects(twoAuthType).answers({ type: 'sms' })

    await loadSecondFactor()

    expect($secondFactor.get().value).toBe('sms')
  })

  test('PROF-02 changes to SMS', async () => {
    await beginWith('none')
    world.gateway.expects(setTwoAuthType, { mode: 'set', type: 'sms' }).answers({ type: 'sms' })

    await chooseSecondFactor('sms')

    expect($secondFactor.get().value).toBe('sms')
    expect($otpStatus.get()).toBe(true)
  })

  test('PROF-02 is unchanged when the gateway refuses', async () => {
    await beginWith('ga')
    world.gateway.expects(setTwoAuthType, { mode: 'set' }).refuses('Önce kapatın')

    await chooseSecondFactor('none')

    expect($secondFactor.get().value).toBe('ga')
    expect(errorOf($secondFactorForm.get())).toBe('Önce kapatın')
  })
})
