import { describe, expect, test } from 'vitest'

import { saveBankAccount } from '../contract/finance.ts'
import { changeEmail, forgot, logout, passChange, smsSend, stepUp, twoAuthType } from '../contract/user.ts'
import { send } from '../gateway/client.ts'
import { $isStepUpAsked } from '../gateway/index.ts'
import { $passwordForm, changePassword } from '../profile/index.ts'
import { $otpStatus, logOut } from '../session/index.ts'
import { errorOf, outcomeOf, toastTexts, world, withSignedInPlayer } from '../testing/signed-in.ts'
import {
  $stepUpFactor,
  $stepUpForm,
  $stepUpSms,
  cancelStepUp,
  confirmStepUp,
  prepareStepUp,
  sendStepUpCode,
  stepUpWait
} from './index.ts'

withSignedInPlayer()

const account = { bankID: '99991', account_holder: 'Ayşe Aksu', iban: 'TR439999100000000000000001' }
const NEEDED = 'Önce siz olduğunuzu doğrulayın'

function refuseOnce(): void {
  world.gateway.expects(saveBankAccount, account).refuses(NEEDED, 428)
}

describe('a call that needs a confirmation', () => {
  test('SEC-02 is sent again with the same data once the player has entered the password', async () => {
    refuseOnce()
    const saved = send(saveBankAccount, account)
    await expect.poll(() => $isStepUpAsked.get()).toBe(true)
    world.gateway.expects(stepUp, { password: 'Abcde1' }).answers({ until: '2025-03-01 12:10:00' })
    world.gateway.expects(saveBankAccount, account).answers({ bankAccountID: '7' })
    await confirmStepUp({ password: 'Abcde1' })

    expect(await saved).toEqual({ bankAccountID: '7' })
    expect($isStepUpAsked.get()).toBe(false)
    expect(toastTexts()).toEqual([])
  })

  test('SEC-02 may be a change of password, which handles its refusals itself', async () => {
    world.gateway.expects(passChange).refuses(NEEDED, 428)
    const changed = changePassword({ current: 'Abcde1', next: 'Geheim2', confirm: 'Geheim2' })
    await expect.poll(() => $isStepUpAsked.get()).toBe(true)
    world.gateway.expects(stepUp).answers({ until: '' })
    world.gateway.expects(passChange).answers(undefined)
    await confirmStepUp({ password: 'Abcde1' })
    await changed
    expect($passwordForm.get()).toEqual({ status: 'done' })
  })

  test('SEC-02 shares one dialog with the others that wait', async () => {
    refuseOnce()
    world.gateway.expects(changeEmail).refuses(NEEDED, 428)
    const calls = [
      send(saveBankAccount, account),
      send(changeEmail, { email: 'a@b.example', password: 'Abcde1' })
    ]
    await expect.poll(() => world.gateway.isDone()).toBe(true)
    await expect.poll(() => $isStepUpAsked.get()).toBe(true)
    world.gateway.expects(stepUp).answers({ until: '' })
    world.gateway.expects(saveBankAccount).answers({ bankAccountID: '7' })
    world.gateway.expects(changeEmail).answers()
    await confirmStepUp({ password: 'Abcde1' })
    await Promise.all(calls)

    expect(world.gateway.count(stepUp)).toBe(1)
  })

  test.each([400, 428])('SEC-02 keeps waiting after a wrong password, refused with %s', async code => {
    refuseOnce()
    const saved = outcomeOf(send(saveBankAccount, account))
    await expect.poll(() => $isStepUpAsked.get()).toBe(true)
    world.gateway.expects(stepUp).refuses('Şifreniz yanlış', code)
    await confirmStepUp({ password: 'x' })

    expect(errorOf($stepUpForm.get())).toBe('Şifreniz yanlış')
    expect($isStepUpAsked.get()).toBe(true)
    cancelStepUp()
    expect(await saved).toBe('RefusedError')
    expect($stepUpForm.get(), 'the next dialog shows no old message').toEqual({ status: 'idle' })
  })

  test('SEC-02 is not confirmed by a logout in another tab, which removes the time', async () => {
    refuseOnce()
    const saved = outcomeOf(send(saveBankAccount, account))
    await expect.poll(() => $isStepUpAsked.get()).toBe(true)
    world.gateway.expects(twoAuthType).answers({ type: 'none' })
    await prepareStepUp()
    world.storage.fromOtherTab({ 'bnw:confirmed': null })

    expect($isStepUpAsked.get()).toBe(true)
    cancelStepUp()
    expect(await saved).toBe('RefusedError')
  })

  test('SEC-02 asks again if the gateway wants another confirmation', async () => {
    refuseOnce()
    const saved = send(saveBankAccount, account)
    await expect.poll(() => $isStepUpAsked.get()).toBe(true)
    refuseOnce()
    world.gateway.expects(stepUp).answers({ until: '' })
    await confirmStepUp({ password: 'Abcde1' })
    await expect.poll(() => $isStepUpAsked.get()).toBe(true)
    world.gateway.expects(stepUp).answers({ until: '' })
    world.gateway.expects(saveBankAccount, account).answers({ bankAccountID: '7' })
    await confirmStepUp({ password: 'Abcde1' })

    expect(await saved).toEqual({ bankAccountID: '7' })
    expect(toastTexts()).toEqual([])
  })

  test('SEC-02 fails with a neutral message when the player cancels', async () => {
    refuseOnce()
    const saved = outcomeOf(send(saveBankAccount, account))
    await expect.poll(() => $isStepUpAsked.get()).toBe(true)
    cancelStepUp()

    expect(await saved).toBe('RefusedError')
    expect(toastTexts()).toEqual(['Doğrulanmadığı için işlem yapılmadı.'])
    expect($isStepUpAsked.get()).toBe(false)
  })

  test('SEC-02 fails without a message when the player cancels after its caller has gone', async () => {
    refuseOnce()
    const caller = new AbortController()
    const saved = outcomeOf(send(saveBankAccount, account, { signal: caller.signal }))
    await expect.poll(() => $isStepUpAsked.get()).toBe(true)
    caller.abort()
    cancelStepUp()

    expect(await saved).toBe('AbortedError')
    expect(toastTexts()).toEqual([])
  })

  test('SEC-02 is dropped when the player logs out, and the dialog closes', async () => {
    refuseOnce()
    const saved = outcomeOf(send(saveBankAccount, account))
    await expect.poll(() => $isStepUpAsked.get()).toBe(true)
    world.gateway.expects(logout).answers()
    await logOut()

    expect(await saved).toBe('AbortedError')
    expect($isStepUpAsked.get()).toBe(false)
  })

  test('SEC-02 fails at once for a visitor, who has no password to enter', async () => {
    world.gateway.expects(logout).answers()
    await logOut()
    world.gateway.expects(forgot).refuses(NEEDED, 428)

    expect(await outcomeOf(send(forgot, { email: 'a@b.example' }))).toBe('RefusedError')
    expect($isStepUpAsked.get()).toBe(false)
  })

  test('SEC-02 fails at once for another session than that of the page', async () => {
    world.gateway.expects(logout).refuses(NEEDED, 428)
    const session = { uid: 'u', sid: 's', uip: '', gmt: '3' }

    expect(await outcomeOf(send(logout, {}, { session, skipRecovery: true }))).toBe('RefusedError')
    expect($isStepUpAsked.get()).toBe(false)
  })
})

describe('what the player enters', () => {
  test('SEC-02 is the password without a second factor, and the code of the app with one', async () => {
    world.gateway.expects(twoAuthType, { mode: 'get' }).answers({ type: 'none' })
    await prepareStepUp()
    expect($stepUpFactor.get()).toBe('none')
    world.gateway.expects(twoAuthType, { mode: 'get' }).answers({ type: 'ga' })
    await prepareStepUp()

    expect($stepUpFactor.get()).toBe('ga')
  })

  test('SEC-02 stays what it was while it is read again', async () => {
    world.gateway.expects(twoAuthType).answers({ type: 'sms' })
    world.gateway.expects(smsSend).answers({ expires_in: 180 })
    await prepareStepUp()
    const late = world.gateway.expects(twoAuthType).waits()
    const prepared = prepareStepUp()

    expect($stepUpFactor.get()).toBe('sms')
    late.answers({ type: 'none' })
    await prepared
    expect($stepUpFactor.get()).toBe('none')
  })

  test('SEC-02 is taken from the login if the gateway does not name the type', async () => {
    world.gateway.expects(twoAuthType, { mode: 'get' }).answers({ type: null })
    await prepareStepUp()
    expect($stepUpFactor.get()).toBe('none')
    $otpStatus.set(true)

    expect($stepUpFactor.get()).toBe('ga')
  })

  test('SEC-02 is the code of an SMS, which is sent at once, and again after 60 s on request', async () => {
    world.gateway.expects(twoAuthType, { mode: 'get' }).answers({ type: 'sms' })
    world.gateway.expects(smsSend).answers({ expires_in: 180 })
    await prepareStepUp()
    // Cancelled and opened again.
    world.gateway.expects(twoAuthType, { mode: 'get' }).answers({ type: 'sms' })
    await prepareStepUp()
    expect(world.gateway.count(smsSend)).toBe(1)
    world.clock.advance(60_000)
    world.gateway.expects(smsSend).answers({ expires_in: 180 })
    await sendStepUpCode()

    expect($stepUpFactor.get()).toBe('sms')
    expect(world.gateway.sent.filter(({ data }) => 'phone' in data)).toEqual([])
    world.gateway.expects(logout).answers()
    await logOut()
    expect(stepUpWait(), 'the next player need not wait').toBe(0)
  })

  test('SEC-02 is known also when the second factor cannot be read', async () => {
    world.gateway.expects(twoAuthType).refuses('Olmadı')
    await prepareStepUp()

    expect($stepUpFactor.get()).toBe('none')
  })

  test('SEC-02 is asked for also when the gateway wants a confirmation for reading it', async () => {
    $otpStatus.set(false)
    world.gateway.expects(twoAuthType).refuses(NEEDED, 428)
    await prepareStepUp()
    expect($stepUpFactor.get()).toBe('none')
  })

  test('SEC-02 shows why no code was sent when the gateway wants a confirmation for it', async () => {
    world.gateway.expects(twoAuthType).answers({ type: 'sms' })
    world.gateway.expects(smsSend).refuses(NEEDED, 428)
    await prepareStepUp()
    expect($stepUpSms.get().status).toBe('failed')

    world.gateway.expects(twoAuthType).answers({ type: 'ga' })
    await prepareStepUp()
    expect($stepUpSms.get().status).toBe('idle')
  })
})
