import { describe, expect, test } from 'vitest'

import { getUserProfile, initAuth, logout } from '../contract/user-session.ts'
import { changeEmail as emailCall, changeUsername as usernameCall } from '../contract/user-profile.ts'
import { $details, $emailForm, $usernameForm, changeEmail, changeUsername, loadDetails } from './index.ts'
import { $userProfile, logOut } from '../session/index.ts'
import { profile, sessionFacts } from '../testing/index.ts'
import { $toasts } from '../toasts/index.ts'
import { errorOf, toastTexts, world, withSignedInPlayer } from '../testing/signed-in.ts'

withSignedInPlayer()

describe('user name', () => {
  test('PROF-01 a new name is updated everywhere', async () => {
    world.gateway.expects(getUserProfile).answers(profile())
    await loadDetails()
    world.gateway.expects(usernameCall, { username: 'zeynep', password: 'Secret1!' }).answers()

    await changeUsername({ username: 'zeynep', password: 'Secret1!' })

    expect($usernameForm.get()).toEqual({ status: 'done' })
    expect($userProfile.get()).toMatchObject({ username: 'zeynep', firstname: 'Ayşe', lastname: 'Işık' })
    expect(world.storage.get('bnwUserProfile')).toContain('zeynep')
    expect($details.get().value?.username).toBe('zeynep')
    expect(toastTexts()).toEqual(['Kullanıcı adınız değiştirildi'])
    // The form's message gets the focus.
    expect($toasts.get()[0]?.isSilent).toBe(true)
  })

  test('PROF-01 a profile that was requested before the change does not bring the old name back', async () => {
    const before = world.gateway.expects(getUserProfile).waits()
    void loadDetails()
    world.gateway.expects(usernameCall).answers()
    world.gateway.expects(getUserProfile).answers(profile('zeynep'))
    await changeUsername({ username: 'zeynep', password: 'Secret1!' })
    before.answers(profile())

    await expect.poll(() => $details.get().value?.username).toBe('zeynep')
    expect($userProfile.get()?.username).toBe('zeynep')
  })

  test('PROF-01 is unchanged when the gateway refuses', async () => {
    world.gateway.expects(usernameCall).refuses('Bu kullanıcı adı kullanılıyor')

    await changeUsername({ username: 'demo', password: 'Secret1!' })

    expect(errorOf($usernameForm.get())).toBe('Bu kullanıcı adı kullanılıyor')
    expect($userProfile.get()?.username).toBe('ayse')
  })

  test.each([
    ['zeynep', 'done'],
    ['ayse', 'Bağlantı kurulamadı.']
  ])('PROF-01 if the reply is lost, a profile with the name %s decides', async (username, outcome) => {
    world.gateway.expects(usernameCall).hangsUp()
    world.gateway.expects(getUserProfile).answers(profile(username))

    await changeUsername({ username: 'zeynep', password: 'Secret1!' })

    expect(errorOf($usernameForm.get())).toBe(outcome)
    expect($userProfile.get()?.username).toBe(username)
  })

  test('SESS-05 PROF-01 a change refused while the session was renewed shows that it can be sent again, and can', async () => {
    world.gateway.expects(usernameCall).refuses('Oturum süresi doldu', 401)
    world.gateway.expects(initAuth).answers(sessionFacts())
    const renewed = 'Oturumunuz yenilendi, işleminiz yapılmadı. Lütfen yeniden gönderin.'

    await changeUsername({ username: 'zeynep', password: 'Secret1!' })

    expect(errorOf($usernameForm.get())).toBe(renewed)
    expect(toastTexts()).toEqual([renewed])
    world.gateway.expects(usernameCall).answers()
    await changeUsername({ username: 'zeynep', password: 'Secret1!' })
    expect($usernameForm.get()).toEqual({ status: 'done' })
  })

  test('SESS-05 a change refused without renewal shows that the session has ended', async () => {
    world.gateway.expects(usernameCall).refuses('Oturum süresi doldu', 401)
    world.gateway.expects(initAuth).refuses('Oturum süresi doldu', 401)
    world.gateway.expects(logout).answers()

    await changeUsername({ username: 'zeynep', password: 'Secret1!' })

    await expect.poll(toastTexts).toEqual(['Oturum süresi doldu'])
  })
})

describe('e-mail address', () => {
  test('PROF-01 a new address is shown only once its link has been confirmed', async () => {
    world.gateway.expects(getUserProfile).answers(profile('ayse', { email: 'old@b.example' }))
    await loadDetails()
    world.gateway.expects(emailCall, { email: 'new@b.example' }).answers()
    world.gateway.expects(getUserProfile).answers(profile('ayse', { email: 'old@b.example' }))

    await changeEmail({ email: 'new@b.example', password: 'Secret1!' })

    expect($emailForm.get()).toEqual({ status: 'done' })
    expect($details.get().value?.email).toBe('old@b.example')
    expect(toastTexts()).toEqual([
      'Onay bağlantısı yeni e-posta adresinize gönderildi. Adresiniz, bağlantıyı açıp onayladığınızda değişir.'
    ])
  })

  test('PROF-01 an address that the gateway changes at once is shown, and no link is announced', async () => {
    world.gateway.expects(getUserProfile).answers(profile('ayse', { email: 'old@b.example' }))
    await loadDetails()
    world.gateway.expects(emailCall).answers()
    world.gateway.expects(getUserProfile).answers(profile('ayse', { email: 'new@b.example' }))

    await changeEmail({ email: 'new@b.example', password: 'Secret1!' })

    expect($details.get().value?.email).toBe('new@b.example')
    expect(toastTexts()).toEqual(['E-posta adresiniz değiştirildi'])
    expect($toasts.get()[0]?.isSilent).toBe(true)
  })

  test('PROF-01 an address that the gateway stores in lower case is changed', async () => {
    world.gateway.expects(emailCall).answers()
    world.gateway.expects(getUserProfile).answers(profile('ayse', { email: 'new@b.example' }))

    await changeEmail({ email: 'New@b.example', password: 'Secret1!' })

    expect(toastTexts()).toEqual(['E-posta adresiniz değiştirildi'])
  })

  test.each([
    ['has no address', () => world.gateway.expects(getUserProfile).answers(profile('ayse', { email: '' }))],
    ['cannot be read', () => world.gateway.expects(getUserProfile).refuses('Olmadı')]
  ])('PROF-01 neither a change nor a link is announced if the profile %s', async (_case, reply) => {
    world.gateway.expects(emailCall).answers()
    reply()

    await changeEmail({ email: 'new@b.example', password: 'Secret1!' })

    expect($emailForm.get()).toEqual({ status: 'done' })
    expect(toastTexts()).toEqual([
      'E-posta değişikliğiniz alındı. Yeni adresinize bir onay bağlantısı gelirse açın.'
    ])
  })

  test.each(['new@b.example', 'New@b.example'])(
    'PROF-01 the address %s, whose change was made, is shown, though the reply is lost',
    async email => {
      world.gateway.expects(emailCall).hangsUp()
      const changed = profile('ayse', { email: 'new@b.example' })
      world.gateway.expects(getUserProfile).answers(changed)
      world.gateway.expects(getUserProfile).answers(changed)

      await changeEmail({ email, password: 'Secret1!' })

      expect(toastTexts()).toEqual(['E-posta adresiniz değiştirildi'])
    }
  )

  test('SESS-08 PROF-01 after a logout while the profile loads, no change is announced', async () => {
    world.gateway.expects(emailCall).answers()
    const slow = world.gateway.expects(getUserProfile).waits()
    const change = changeEmail({ email: 'new@b.example', password: 'Secret1!' })
    await expect.poll(() => world.gateway.count(getUserProfile)).toBe(1)
    world.gateway.expects(logout).answers()
    await logOut()
    slow.answers(profile('ayse', { email: 'new@b.example' }))

    await change
    expect(toastTexts()).toEqual(['Çıkış yapıldı'])
  })

  test('PROF-01 a refusal is shown in its own form', async () => {
    world.gateway.expects(emailCall).refuses('Şifre hatalı')

    await changeEmail({ email: 'new@b.example', password: 'x' })

    expect(errorOf($emailForm.get())).toBe('Şifre hatalı')
    expect(errorOf($usernameForm.get())).toBe('idle')
  })
})
