import { describe, expect, test } from 'vitest'

import { checkBalance } from '../contract/finance.ts'
import { initAuth, logout } from '../contract/user-session.ts'
import { passChange } from '../contract/user-profile.ts'
import { send } from '../gateway/client.ts'
import { $passwordForm, changePassword } from './index.ts'
import { $endReason, $otpStatus, $sessionStatus } from '../session/index.ts'
import { sessionFacts } from '../testing/index.ts'
import { begin, errorOf, toastTexts, world, withSignedInPlayer } from '../testing/signed-in.ts'

withSignedInPlayer()

const EXPIRED = 'Oturum süresi doldu'
const passwords = { current: 'Secret1!', next: 'Geheim2!', confirm: 'Geheim2!' }

function storedAuth(): { sid: string } {
  return JSON.parse(world.storage.get('bnwUserAuth') ?? '{}') as { sid: string }
}

describe('password change', () => {
  test('PROF-01 continues the session with the values of the reply', async () => {
    const sent = { old_password: 'Secret1!', new_password: 'Geheim2!', confirm_password: 'Geheim2!' }
    const facts = sessionFacts('ayse', { sid: 'new-sid', gasecret: 'long enough' })
    world.gateway.expects(passChange, sent).answers(facts)
    const before = storedAuth().sid

    await changePassword(passwords)

    expect($passwordForm.get()).toEqual({ status: 'done' })
    expect($sessionStatus.get()).toBe('player')
    expect(storedAuth().sid).not.toBe(before)
    expect(JSON.stringify(world.storage.all())).not.toContain('new-sid')
    expect($otpStatus.get()).toBe(true)
    expect(toastTexts()).toEqual(['Şifreniz değiştirildi'])
    world.gateway.expects(checkBalance).answers([{ balance: '1.00' }])
    await send(checkBalance, {})
    expect(world.gateway.sent.at(-1)?.user).toMatchObject({ sid: storedAuth().sid })
  })

  test('PROF-01 a reply without a session keeps the current one', async () => {
    world.gateway.expects(passChange).answers(undefined)
    const before = storedAuth().sid

    await changePassword(passwords)

    expect(storedAuth().sid).toBe(before)
    expect(toastTexts()).toEqual(['Şifreniz değiştirildi'])
  })

  test('PROF-01 shows a refusal in the form and in one toast', async () => {
    world.gateway.expects(passChange).refuses('Mevcut şifreniz hatalı')

    await changePassword(passwords)

    expect(errorOf($passwordForm.get())).toBe('Mevcut şifreniz hatalı')
    expect(toastTexts()).toEqual(['Mevcut şifreniz hatalı'])
    expect($sessionStatus.get()).toBe('player')
  })

  test('PROF-03 an expired session is not refreshed but ended, with the reason', async () => {
    world.gateway.expects(passChange).refuses(EXPIRED, 401)
    world.gateway.expects(logout).answers()

    await changePassword(passwords)

    expect($endReason.get()).toBe('password')
    expect(world.gateway.count(initAuth)).toBe(0)
    expect(toastTexts()).toEqual([EXPIRED])
    expect(world.storage.get('bnwUserAuth')).toBeNull()
    expect(world.storage.get('bnwUserProfile')).toBeNull()
  })

  test('SESS-05 another reason for the end of the session is kept', async () => {
    world.gateway.expects(passChange).refuses('İnaktif hesap', 401)
    world.gateway.expects(logout).answers()

    await changePassword(passwords)

    expect($endReason.get()).toBe('inactive')
  })

  test('PROF-01 is not sent from a page without https', async () => {
    await begin({ isSecure: false })

    await changePassword(passwords)

    expect(errorOf($passwordForm.get())).toContain('https')
  })
})
