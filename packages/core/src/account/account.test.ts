import { beforeEach, describe, expect, test } from 'vitest'

import { forgot, logout, passReset, register as registerCall } from '../contract/user.ts'
import { $isStepUpAsked } from '../gateway/index.ts'
import {
  $forgotForm,
  $registerForm,
  $registrationDraft,
  $resetForm,
  countries,
  emptyRegistration,
  forgetForgotError,
  forgetResetError,
  hasRegistered,
  keepReference,
  keepRegistrationDraft,
  provinces,
  reference,
  refusedField,
  register,
  registrationProblems,
  requestPasswordReset,
  resendWait,
  resetPassword,
  type Registration
} from './index.ts'
import { $registeredName, $sessionStatus, clearPlayerData } from '../session/index.ts'
import { $toasts } from '../toasts/index.ts'
import { collator } from '../lib/turkish.ts'
import { NOW, storedPlayer } from '../testing/index.ts'
import { beginAsVisitor, errorOf, toastTexts, world } from '../testing/signed-in.ts'

const filled: Registration = {
  ...emptyRegistration,
  username: 'ayse',
  email: ' ayse@posta.example',
  password: 'Abcde1',
  confirmPassword: 'Abcde1',
  firstName: 'Ayşe ',
  lastName: 'Işık',
  birthDate: '5.3.1990',
  identityNumber: '111 111 111 10',
  city: 'İzmir',
  address: 'Deniz Sokak 1',
  phone: '0500 000 00 01',
  promotionCode: 'gemi 20',
  referenceNumber: 'dergi-7',
  wantsEmail: true,
  acceptsRules: true
}

beforeEach(() => beginAsVisitor())

describe('registration fields', () => {
  const problemsOf = (changes: Partial<Registration>) => registrationProblems({ ...filled, ...changes }, NOW)

  test('REG-02 valid input has no errors', () => {
    expect(problemsOf({})).toEqual({})
  })

  test('VALID-03 all fields but the codes and opt-ins are required', () => {
    const missing = Object.keys(registrationProblems(emptyRegistration, NOW)).sort()

    expect(missing).toEqual(
      [
        'acceptsRules',
        'address',
        'birthDate',
        'city',
        'confirmPassword',
        'email',
        'firstName',
        'identityNumber',
        'lastName',
        'password',
        'phone',
        'username'
      ].sort()
    )
    expect(new Set(Object.values(registrationProblems(emptyRegistration, NOW)))).toEqual(
      new Set(['Zorunlu alan'])
    )
  })

  test.each([
    ['birthDate', '02.03.2007', '18 yaşından küçükler üye olamaz'],
    ['identityNumber', '11111111111', 'T.C. Kimlik Numarası Hatalı...'],
    ['password', 'abcdef1', 'Şifre en az bir büyük harf içermelidir'],
    ['confirmPassword', 'Abcde2', 'Şifreler eşleşmiyor'],
    ['city', 'Atlantis', 'Listeden seçin'],
    ['country', 'Türkiy', 'Listeden seçin'],
    ['phone', '0212 000 00 00', 'Cep telefonu 5 ile başlar']
  ] as const)('REG-02 %s %j: %s', (field, text, message) => {
    expect(problemsOf({ [field]: text })[field]).toBe(message)
  })

  test('VALID-02 outside Turkey there is no identity number and the city is free text', () => {
    expect(problemsOf({ country: 'DE', identityNumber: '', city: 'Köln', phone: '+49 151 0000000' })).toEqual(
      {}
    )
  })

  test('REG-02 a person turns 18 at midnight in Istanbul', () => {
    const fields = { ...filled, birthDate: '02.03.2007' }

    expect(registrationProblems(fields, Date.UTC(2025, 2, 1, 20, 59, 59))).toHaveProperty('birthDate')
    expect(registrationProblems(fields, Date.UTC(2025, 2, 1, 21))).toEqual({})
  })
})

describe('registration', () => {
  test('REG-01 REG-02 sends the call of the contract and shows a toast', async () => {
    world.gateway.expects(registerCall).answers({ uid: '9', username: 'ayse' })

    await register(filled)

    expect(world.gateway.sent[0]?.data).toEqual({
      Lang: 'tr',
      firstname: 'Ayşe',
      lastname: 'Işık',
      birthdate: '1990-03-05',
      identity: '11111111110',
      country: 'TR',
      city: 'İzmir',
      address: 'Deniz Sokak 1',
      currency: 'TRY',
      email: 'ayse@posta.example',
      phone: '+905000000001',
      username: 'ayse',
      password: 'Abcde1',
      confirm_password: 'Abcde1',
      promotion_code: 'GEMI20',
      reference_number: 'dergi-7',
      sms_optin: 0,
      email_optin: 1,
      rules_accepted: 1
    })
    expect(errorOf($registerForm.get())).toBe('done')
    expect(toastTexts()).toEqual(['Kayıt tamamlandı'])
    expect($registeredName.get(), 'the login form begins with it').toBe('ayse')
    // The page or the element that follows says it in a heading or a message with the focus.
    expect($toasts.get()[0]?.isSilent).toBe(true)
  })

  test('VALID-02 omits an identity number that was typed before another country was chosen', async () => {
    world.gateway.expects(registerCall).answers({ uid: '9', username: 'ayse' })

    await register({ ...filled, country: 'DE', city: 'Köln', promotionCode: '', referenceNumber: ' ' })

    const { data } = world.gateway.sent[0]!
    for (const key of ['identity', 'promotion_code', 'reference_number']) expect(data).not.toHaveProperty(key)
  })

  test('REG-02 shows a refusal in the form and in a toast, and keeps the input', async () => {
    keepRegistrationDraft(filled)
    world.gateway.expects(registerCall).refuses('Bu kullanıcı adı alınmış', 400, 'username')

    await register(filled)

    expect(errorOf($registerForm.get())).toBe('Bu kullanıcı adı alınmış')
    expect(refusedField($registerForm.get())).toBe('username')
    expect(toastTexts()).toEqual(['Bu kullanıcı adı alınmış'])
    expect($registrationDraft.get()).toHaveProperty('city', 'İzmir')
    expect(hasRegistered()).toBe(false)
  })

  test('REG-02 SEC-02 is refused where the gateway asks a visitor for a confirmation', async () => {
    world.gateway.expects(registerCall).refuses('Önce doğrulayın', 428)

    await register(filled)

    expect($isStepUpAsked.get()).toBe(false)
    expect(errorOf($registerForm.get())).toBe('Önce doğrulayın')
  })

  test('REG-02 shows a refusal that names no field at the form', async () => {
    world.gateway.expects(registerCall).refuses('Hayır', 400, 'constructor')

    await register(filled)

    expect(refusedField($registerForm.get())).toBeUndefined()
  })

  test.each([
    ['Bu Kullanıcı adı kullanılıyor', 'username'],
    ['Bu eposta adresi kayıtlı', 'email'],
    ['TELEFON başka bir hesapta', 'phone'],
    ['E-posta veya telefon kayıtlı', undefined]
  ] as const)('REG-02 VALID-04 %j is about the field %s', async (message, field) => {
    world.gateway.expects(registerCall).refuses(message)

    await register(filled)

    expect(refusedField($registerForm.get())).toBe(field)
  })

  test('REG-01 the draft never contains a password, and is cleared with the form or the session', async () => {
    keepRegistrationDraft(filled)
    expect(JSON.stringify($registrationDraft.get())).not.toContain('Abcde1')

    clearPlayerData()
    expect($registrationDraft.get()).toEqual({})

    keepRegistrationDraft(filled)
    world.gateway.expects(registerCall).answers({ uid: '9', username: 'ayse' })
    await register(filled)
    expect($registrationDraft.get()).toEqual({})
    expect(JSON.stringify(world.storage.all())).not.toContain('ayse')
  })

  test('REG-02 shows the confirmation notice for an hour', async () => {
    expect(hasRegistered()).toBe(false)
    world.gateway.expects(registerCall).answers({ uid: '9', username: 'ayse' })
    await register(filled)

    expect(hasRegistered()).toBe(true)
    world.clock.advance(3_600_000)
    expect(hasRegistered()).toBe(false)
    world.clock.advance(-3_600_001)
    expect(hasRegistered(), 'in the future').toBe(false)
  })

  test('SEC-01 sends nothing from an insecure page', async () => {
    await beginAsVisitor({ isSecure: false })

    await register(filled)
    await resetPassword({ token: 't', password: 'Abcde1', confirmPassword: 'Abcde1' })

    expect(errorOf($registerForm.get())).toContain('https')
    expect(errorOf($resetForm.get())).toContain('https')
    expect(world.gateway.sent).toEqual([])
  })
})

describe('reference code', () => {
  test('NAV-03 of the latest link is stored until a registration has used it', async () => {
    keepReference('dergi-7')
    keepReference('')
    keepReference(null)
    keepReference('x'.repeat(101))
    expect(reference()).toBe('dergi-7')

    world.gateway.expects(registerCall).refuses('Hayır')
    await register(filled)
    expect(world.storage.get('bnw:reference')).toBe('dergi-7')

    world.gateway.expects(registerCall).answers({ uid: '9', username: 'ayse' })
    await register(filled)
    expect(world.storage.get('bnw:reference')).toBeNull()
  })

  test('REG-03 is the partner id when no link contained one', async () => {
    expect(reference()).toBe('')
    await beginAsVisitor({ configuration: { affiliate: 'ortak-3' } })

    expect(reference()).toBe('ortak-3')
    keepReference('dergi-7')
    expect(reference()).toBe('dergi-7')
  })
})

describe('lists', () => {
  test('REG-01 there are 81 provinces in Turkish alphabetical order', () => {
    expect(new Set(provinces).size).toBe(81)
    expect([...provinces].sort(collator('tr'))).toEqual(provinces)
  })

  test.each([
    ['tr', 'Türkiye', 'Almanya'],
    ['en', 'Türkiye', 'Germany']
  ] as const)('REG-01 countries in %s begin with Turkey', (language, first, germany) => {
    const all = countries(language)

    expect(all[0]).toEqual({ id: 'TR', label: first })
    expect(all.find(({ id }) => id === 'DE')?.label).toBe(germany)
    expect(all).toHaveLength(249)
    expect(all.filter(({ id, label }) => id === label)).toEqual([])
  })
})

describe('password reset', () => {
  test('REG-04 requests instructions and shows a toast, and again only after a minute', async () => {
    world.gateway.expects(forgot, { email: 'ayse@posta.example' }).answers()

    await requestPasswordReset(' ayse@posta.example ')

    expect(errorOf($forgotForm.get())).toBe('done')
    expect(toastTexts()).toEqual(['Şifre sıfırlama talimatları e-posta adresinize gönderildi'])
    expect(resendWait()).toBe(60_000)
    world.clock.advance(59_999)
    expect(resendWait()).toBe(1)
    world.clock.advance(1)
    expect(resendWait()).toBe(0)
    world.clock.advance(-3_600_000)
    expect(resendWait()).toBe(60_000)
  })

  test('REG-04 shows a refusal and starts no countdown', async () => {
    world.gateway.expects(forgot).refuses('Hayır')

    await requestPasswordReset('ayse@posta.example')

    expect(errorOf($forgotForm.get())).toBe('Hayır')
    expect(resendWait()).toBe(0)
  })

  test('REG-04 sends a new password with the token', async () => {
    world.gateway
      .expects(passReset, { token: 't-1', new_password: 'Abcde1', confirm_password: 'Abcde1' })
      .answers()

    await resetPassword({ token: 't-1', password: 'Abcde1', confirmPassword: 'Abcde1' })

    expect(errorOf($resetForm.get())).toBe('done')
    expect(toastTexts()).toEqual(['Yeni şifreniz kaydedildi'])
    expect(JSON.stringify(world.storage.all())).not.toContain('t-1')
  })

  test('REG-04 SESS-07 a new password logs out the player of this page, without a further message', async () => {
    await beginAsVisitor({ stored: storedPlayer('ayse', NOW + 10_000) })
    world.gateway.expects(passReset).answers()
    world.gateway.expects(logout).answers()

    await resetPassword({ token: 't-1', password: 'Abcde1', confirmPassword: 'Abcde1' })

    expect($sessionStatus.get()).toBe('guest')
    expect(toastTexts()).toEqual(['Yeni şifreniz kaydedildi'])
  })

  test('REG-04 shows a refused new password at its field', async () => {
    world.gateway.expects(passReset).refuses('Bu şifre çok yaygın', 400, 'new_password')

    await resetPassword({ token: 't-1', password: 'Abcde1', confirmPassword: 'Abcde1' })

    expect(refusedField($resetForm.get())).toBe('password')
  })

  test('REG-04 shows the gateway’s message for a used or expired token', async () => {
    world.gateway.expects(passReset).refuses('Bağlantının süresi dolmuş')

    await resetPassword({ token: 't-1', password: 'Abcde1', confirmPassword: 'Abcde1' })

    expect(errorOf($resetForm.get())).toBe('Bağlantının süresi dolmuş')
  })

  test('REG-04 sends nothing twice when its forms are left and opened again', async () => {
    const calls = [world.gateway.expects(forgot).waits(), world.gateway.expects(passReset).waits()]
    const send = () => [
      requestPasswordReset('ayse@posta.example'),
      resetPassword({ token: 't-1', password: 'Abcde1', confirmPassword: 'Abcde1' })
    ]
    const sent = send()
    forgetForgotError()
    forgetResetError()
    await Promise.all(send())
    for (const call of calls) call.answers()
    await Promise.all(sent)

    expect([world.gateway.count(forgot), world.gateway.count(passReset)]).toEqual([1, 1])
    expect([errorOf($forgotForm.get()), errorOf($resetForm.get())]).toEqual(['done', 'done'])
  })
})
