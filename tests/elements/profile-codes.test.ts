import '@bnw/widgets/profile'

import { $authenticatorKey } from '@bnw/core/profile'
import { user } from '@bnw/core/contract'
import { profile } from '@bnw/core/testing'

import {
  describe,
  expect,
  expectAccessible,
  expectFocus,
  fixture,
  it,
  named,
  typeInto,
  waitForText,
  waitUntil
} from './fixture.ts'
import { withPlayer, world } from './player.ts'

const SECRET = 'JBSWY3DPEHPK3PXP'
const ADDRESS = `otpauth://totp/Rihtim:ayse?secret=${SECRET}&issuer=Rihtim`

async function show(tab: string): Promise<HTMLElement> {
  const element = await fixture(`<bnw-profile tab="${tab}"></bnw-profile>`)
  return waitUntil(() => element.querySelector<HTMLElement>('.root'), 'it is rendered')
}

/** Such a button also contains its pending label. */
function press(view: HTMLElement, label: string): void {
  const buttons = [...view.querySelectorAll<HTMLElement>('button')]
  buttons.find(button => button.querySelector('span')?.textContent === label)!.click()
}

async function showAuthenticator(factor: 'none' | 'ga' | 'sms'): Promise<HTMLElement> {
  world.gateway.expects(user.twoAuthType, { mode: 'get' }).answers({ type: factor })
  const view = await show('authenticator')
  await waitForText(view, 'Uygulamanın durumu')
  return view
}

async function showKey(): Promise<HTMLElement> {
  const view = await showAuthenticator('none')
  world.gateway.expects(user.userGenerateGa).answers({ secret: SECRET, otpauth: ADDRESS })
  press(view, 'Etkinleştir')
  await waitUntil(() => view.querySelector('svg.qr'), 'the QR code is shown')
  return view
}

/** Opens another part of the profile, and the same again. */
async function leaveAndReturn(view: HTMLElement, tab: string, text: string): Promise<void> {
  const element = view.closest('bnw-profile')!
  element.setAttribute('tab', 'username')
  await waitForText(view, 'Şu anki kullanıcı adınız')
  element.setAttribute('tab', tab)
  await waitForText(view, text)
}

withPlayer()

describe('the authenticator of <bnw-profile>', () => {
  it('PROF-02 A11Y-01 draws the key in the page, and sends it to no other origin', async () => {
    const view = await showKey()

    expect(view.querySelector('code')?.textContent).to.equal('JBSW Y3DP EHPK 3PXP')
    const qr = view.querySelector('svg.qr')!
    expect(qr.getBoundingClientRect().width).to.be.at.least(192)
    expect(view.querySelector('img, iframe')).to.equal(null)
    const requested = performance.getEntriesByType('resource').map(({ name }) => name)
    expect(
      requested.filter(name => name.includes(SECRET) || !name.startsWith(location.origin))
    ).to.deep.equal([])
    await expectAccessible(view)
  })

  it('PROF-02 A11Y-01 shows that the key is being prepared, and no previous one, and keeps the focus', async () => {
    const view = await showAuthenticator('none')
    const answer = world.gateway.expects(user.userGenerateGa).waits()
    press(view, 'Etkinleştir')

    await waitForText(view, 'Anahtar hazırlanıyor')
    expect(view.querySelector('.steps')).to.equal(null)
    await expectFocus(view.querySelector<HTMLElement>('section h2')!)
    answer.refuses('Şimdi olmaz')
    await waitForText(view, 'Şimdi olmaz')
    await expectFocus(view.querySelector<HTMLElement>('section h2')!)
  })

  it('PROF-02 A5 accepts a pasted code, reports a wrong one, and is enabled by the right one', async () => {
    const view = await showKey()
    const field = named<HTMLInputElement>(view, 'Doğrulama Kodu')
    expect(field.autocomplete).to.equal('one-time-code')
    expect(field.inputMode).to.equal('numeric')
    world.gateway.expects(user.checkUserGa, { ga_code: '000000' }).refuses('Girdiğiniz kod hatalı')
    await typeInto(named(view, 'Doğrulama Kodu'), '000 000')
    press(view, 'Onayla')
    await waitForText(view, 'Girdiğiniz kod hatalı')
    await expectFocus(field)
    expect(field.getAttribute('aria-invalid')).to.equal('true')

    world.gateway.expects(user.checkUserGa, { ga_code: '123456' }).answers()
    await typeInto(named(view, 'Doğrulama Kodu'), '123-456')
    press(view, 'Onayla')

    await waitUntil(() => view.querySelector('header .state.on'), 'it is enabled')
    expect(view.querySelector('.steps')).to.equal(null)
    await waitUntil(
      () => document.activeElement?.textContent === 'Uygulamanın durumu',
      'the focus is on the heading'
    )
  })

  it('PROF-02 clears the key when the element is removed', async () => {
    const view = await showKey()
    view.closest('bnw-profile')!.remove()

    await waitUntil(() => $authenticatorKey.get() === undefined, 'the key is cleared')
  })

  it('PROF-02 A11Y-01 is disabled with a code, after an explanation', async () => {
    const view = await showAuthenticator('ga')
    press(view, 'Devre Dışı Bırak')
    const dialog = await waitUntil(() => view.querySelector<HTMLElement>('dialog[open]'))
    expect(dialog.textContent).to.contain('yalnızca şifreniz')
    await expectAccessible(view)
    await typeInto(named(dialog, 'Doğrulama Kodu'), '12345')
    press(dialog, 'Devre Dışı Bırak')
    await waitForText(dialog, 'Kod 6 haneli olmalıdır')
    world.gateway.expects(user.clearGeneratedGa, { gacode: '123456' }).answers()
    await typeInto(named(dialog, 'Doğrulama Kodu'), '123456')
    press(dialog, 'Devre Dışı Bırak')

    await waitUntil(() => !view.querySelector('dialog'), 'the dialog is gone')
    await waitForText(view, 'Kapalı')
    expect(view.textContent).to.contain('Etkinleştir')
  })

  it('PROF-02 locks the other types while it is enabled', async () => {
    const view = await showAuthenticator('ga')

    expect(named<HTMLInputElement>(view, 'SMS').disabled).to.equal(true)
    expect(view.textContent).to.contain('önce doğrulayıcı uygulamayı devre dışı bırakın')
    await expectAccessible(view)
  })

  it('PROF-02 A11Y-01 sets the type to SMS, and focuses it; the app is still off', async () => {
    const view = await showAuthenticator('none')
    named(view, 'SMS').click()
    world.gateway.expects(user.setTwoAuthType, { mode: 'set', type: 'sms' }).answers({ type: 'sms' })
    ;(await waitUntil(() => view.querySelector<HTMLElement>('[type=submit]'))).click()

    await waitUntil(() => !view.querySelector('[type=submit]'), 'it is saved')
    await expectFocus(named(view, 'SMS'))
    expect(view.querySelector('header')!.textContent).to.equal('Uygulamanın durumuKapalı')
  })

  it('PROF-02 forgets a rejected type when its part is left', async () => {
    const view = await showAuthenticator('none')
    named(view, 'SMS').click()
    world.gateway.expects(user.setTwoAuthType).refuses('Şimdi olmaz')
    ;(await waitUntil(() => view.querySelector<HTMLElement>('[type=submit]'))).click()
    await waitForText(view, 'Şimdi olmaz')

    world.gateway.expects(user.twoAuthType, { mode: 'get' }).answers({ type: 'none' })
    await leaveAndReturn(view, 'authenticator', 'Uygulamanın durumu')
    expect(view.querySelector('[role=alert]')).to.equal(null)
  })
})

describe('the SMS confirmation of <bnw-profile>', () => {
  it('PROF-01 A11Y-01 sends a code to the masked phone, counts down and confirms', async () => {
    world.gateway.expects(user.getUserProfile).answers(profile('ayse', { phone: '+905000000001' }))
    const view = await show('sms')
    await waitForText(view, '0500 ••• •• 01')
    await expectAccessible(view)
    world.gateway.expects(user.smsSend).answers({ expires_in: 300 })
    press(view, 'Kod Gönder')
    await waitForText(view, '60 sn sonra yeniden gönderebilirsiniz')
    await expectFocus(named(view, 'Doğrulama Kodu'))
    expect(view.textContent).to.contain('Kod 5 dakika geçerlidir.')
    await expectAccessible(view)

    world.clock.advance(45_000)
    await waitForText(view, '15 sn sonra')
    world.gateway.expects(user.smsValidate, { code: '123456' }).answers()
    await typeInto(named(view, 'Doğrulama Kodu'), '123456')
    press(view, 'Onayla')
    await waitForText(view, 'Telefonunuz doğrulandı')
    await expectFocus(view.querySelector('.form-message')!)
  })

  it('PROF-01 GATE-03 sends a code where the profile lacks the phone', async () => {
    world.gateway.expects(user.getUserProfile).answers(profile('ayse', { phone: '' }))
    const view = await show('sms')
    await waitForText(view, 'Belirtilmemiş')
    world.gateway.expects(user.smsSend).answers({ expires_in: 180 })
    press(view, 'Kod Gönder')

    await waitForText(view, 'Kod 3 dakika geçerlidir.')
    await expectFocus(named(view, 'Doğrulama Kodu'))
  })

  it('PROF-01 forgets a code that could not be sent when its part is left', async () => {
    world.gateway.expects(user.getUserProfile).answers(profile('ayse', { phone: '+905000000001' }))
    const view = await show('sms')
    await waitForText(view, 'Kod Gönder')
    world.gateway.expects(user.smsSend).refuses('Şimdi olmaz')
    press(view, 'Kod Gönder')
    await waitForText(view, 'Şimdi olmaz')

    await leaveAndReturn(view, 'sms', 'Kod Gönder')
    expect(view.querySelector('[role=alert]')).to.equal(null)
  })
})
