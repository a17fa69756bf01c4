import { describe, expect, test } from 'vitest'

import { checkUserGa, clearGeneratedGa, twoAuthType, userGenerateGa } from '../contract/user-profile.ts'
import {
  $authenticatorKey,
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
import { errorOf, told, world } from '../testing/signed-in.ts'

const SECRET = 'JBSWY3DPEHPK3PXP'
const ADDRESS = `otpauth://totp/Rihtim:ayse?secret=${SECRET}&issuer=Rihtim`

async function beginWith(type: 'none' | 'ga' | 'sms'): Promise<void> {
  world.gateway.expects(twoAuthType, { mode: 'get' }).answers({ type })
  await loadSecondFactor()
}

describe('the authenticator', () => {
  test('PROF-02 gives a key, and is on from its confirmation', async () => {
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
    expect(told()).toEqual(['Doğrulayıcı uygulama etkinleştirildi'])
  })

  test('PROF-02 a wrong code keeps the key and says so', async () => {
    await beginWith('none')
    world.gateway.expects(userGenerateGa).answers({ secret: SECRET, otpauth: ADDRESS })
    await generateKey()
    world.gateway.expects(checkUserGa).refuses('Girdiğiniz kod hatalı')

    await confirmKey('000000')

    expect(errorOf($keyConfirming.get())).toBe('Girdiğiniz kod hatalı')
    expect($authenticatorKey.get()?.secret).toBe(SECRET)
    expect($secondFactor.get().value).toBe('none')
  })

  test('O19 the key is forgotten when the setting-up is left, also one that is still under way', async () => {
    const slow = world.gateway.expects(userGenerateGa).waits()
    const generating = generateKey()
    forgetKey()
    slow.answers({ secret: SECRET, otpauth: ADDRESS })
    await generating

    expect($authenticatorKey.get()).toBeUndefined()
    expect($keyForm.get()).toEqual({ status: 'idle' })
  })

  test('SESS-02 O19 the key goes with the session and is never kept', async () => {
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
  ])('PROF-02 reads the key of %j', async (reply, address) => {
    world.gateway.expects(userGenerateGa).answers(reply)

    await generateKey()

    expect($authenticatorKey.get()).toEqual({ secret: SECRET, address })
  })

  test('PROF-02 a reply without a key is no key', async () => {
    world.gateway.expects(userGenerateGa).answers({ secret: '', otpauth: '' })

    await generateKey()

    expect($authenticatorKey.get()).toBeUndefined()
    expect(errorOf($keyForm.get())).toBe('Bir şeyler ters gitti, lütfen daha sonra deneyin.')
  })

  test('PROF-02 is turned off with a code', async () => {
    await beginWith('ga')
    world.gateway.expects(clearGeneratedGa, { gacode: '123456' }).answers()

    await deactivateAuthenticator('123456')

    expect($secondFactor.get().value).toBe('none')
    expect($otpStatus.get()).toBe(false)
    expect(told()).toEqual(['Doğrulayıcı uygulama devre dışı bırakıldı'])
  })

  test('PROF-02 stays on where the code is wrong', async () => {
    await beginWith('ga')
    world.gateway.expects(clearGeneratedGa).refuses('Girdiğiniz kod hatalı')

    await deactivateAuthenticator('000000')

    expect($secondFactor.get().value).toBe('ga')
    expect(errorOf($keyDeactivating.get())).toBe('Girdiğiniz kod hatalı')
  })
})

describe('the type of the second factor', () => {
  test('PROF-02 is read; one that is not said is none', async () => {
    world.gateway.expects(twoAuthType).answers({})
    await loadSecondFactor()

    expect($secondFactor.get().value).toBe('none')
  })

  test('PROF-02 is set to SMS', async () => {
    await beginWith('none')
    world.gateway.expects(twoAuthType, { mode: 'set', type: 'sms' }).answers({ type: 'sms' })

    await chooseSecondFactor('sms')

    expect($secondFactor.get().value).toBe('sms')
    expect($otpStatus.get()).toBe(true)
  })

  test('PROF-02 stays where the gateway says no', async () => {
    await beginWith('ga')
    world.gateway.expects(twoAuthType, { mode: 'set' }).refuses('Önce kapatın')

    await chooseSecondFactor('none')

    expect($secondFactor.get().value).toBe('ga')
    expect(errorOf($secondFactorForm.get())).toBe('Önce kapatın')
  })
})
