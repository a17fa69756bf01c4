import { describe, expect, test } from 'vitest'

import { getUserProfile, initAuth, logout } from '../contract/user-session.ts'
import { changeEmail as emailCall, changeUsername as usernameCall } from '../contract/user-profile.ts'
import { $details, $emailForm, $usernameForm, changeEmail, changeUsername, loadDetails } from './index.ts'
import { $userProfile } from '../session/index.ts'
import { profile, sessionFacts } from '../testing/index.ts'
import { errorOf, told, world } from '../testing/signed-in.ts'

describe('the user name', () => {
  test('PROF-01 is new everywhere at once', async () => {
    world.gateway.expects(getUserProfile).answers(profile())
    await loadDetails()
    world.gateway.expects(usernameCall, { username: 'zeynep', password: 'Secret1!' }).answers()

    await changeUsername({ username: 'zeynep', password: 'Secret1!' })

    expect($usernameForm.get()).toEqual({ status: 'done' })
    expect($userProfile.get()).toMatchObject({ username: 'zeynep', firstname: 'Ayşe', lastname: 'Işık' })
    expect(world.storage.get('bnwUserProfile')).toContain('zeynep')
    expect($details.get().value?.username).toBe('zeynep')
    expect(told()).toEqual(['Kullanıcı adınız değiştirildi'])
  })

  test('PROF-01 stays where the gateway says no', async () => {
    world.gateway.expects(usernameCall).refuses('Bu kullanıcı adı kullanılıyor')

    await changeUsername({ username: 'demo', password: 'Secret1!' })

    expect(errorOf($usernameForm.get())).toBe('Bu kullanıcı adı kullanılıyor')
    expect($userProfile.get()?.username).toBe('ayse')
  })

  test('SESS-05 PROF-01 one that was refused while the session was renewed says that it can be sent again, and can', async () => {
    world.gateway.expects(usernameCall).refuses('Oturum süresi doldu', 401)
    world.gateway.expects(initAuth).answers(sessionFacts())
    const renewed = 'Oturumunuz yenilendi, işleminiz yapılmadı. Lütfen yeniden gönderin.'

    await changeUsername({ username: 'zeynep', password: 'Secret1!' })

    expect(errorOf($usernameForm.get())).toBe(renewed)
    expect(told()).toEqual([renewed])
    world.gateway.expects(usernameCall).answers()
    await changeUsername({ username: 'zeynep', password: 'Secret1!' })
    expect($usernameForm.get()).toEqual({ status: 'done' })
  })

  test('SESS-05 one that was refused and could not be renewed says that the session is over', async () => {
    world.gateway.expects(usernameCall).refuses('Oturum süresi doldu', 401)
    world.gateway.expects(initAuth).refuses('Oturum süresi doldu', 401)
    world.gateway.expects(logout).answers()

    await changeUsername({ username: 'zeynep', password: 'Secret1!' })

    await expect.poll(told).toEqual(['Oturum süresi doldu'])
  })
})

describe('the e-mail address', () => {
  test('PROF-01 is new in the details', async () => {
    world.gateway.expects(getUserProfile).answers(profile('ayse', { email: 'old@b.example' }))
    await loadDetails()
    world.gateway.expects(emailCall, { email: 'new@b.example' }).answers()

    await changeEmail({ email: 'new@b.example', password: 'Secret1!' })

    expect($details.get().value?.email).toBe('new@b.example')
    expect(told()).toEqual(['E-posta adresiniz değiştirildi'])
  })

  test('PROF-01 a refusal is in its own form', async () => {
    world.gateway.expects(emailCall).refuses('Şifre hatalı')

    await changeEmail({ email: 'new@b.example', password: 'x' })

    expect(errorOf($emailForm.get())).toBe('Şifre hatalı')
    expect(errorOf($usernameForm.get())).toBe('idle')
  })
})
