import './element.ts'

import { startCore } from '@bnw/core'
import { $userProfile } from '@bnw/core/session'
import { finance, staticFiles, user } from '@bnw/core/contract'
import { profile, storedPlayer, testEnvironment } from '@bnw/core/testing'

import {
  afterEach,
  beforeEach,
  describe,
  expect,
  expectAccessible,
  expectFocus,
  fixture,
  it,
  named,
  oneEvent,
  verified,
  waitUntil
} from '../../../../tests/elements/fixture.ts'

const NOW = Date.UTC(2025, 2, 1, 9)

let world = testEnvironment()

async function show(tab: string): Promise<HTMLElement> {
  const element = await fixture(`<bnw-profile tab="${tab}"></bnw-profile>`)
  return waitUntil(() => element.querySelector<HTMLElement>('.root'), 'it is drawn')
}

function type(view: HTMLElement, name: string, text: string): void {
  const input = named<HTMLInputElement>(view, name)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

function says(view: HTMLElement, text: string): Promise<unknown> {
  return waitUntil(() => view.textContent?.includes(text), `it says "${text}"`)
}

function answerDetails(more: Record<string, string | number> = {}): void {
  const facts = { email: 'ayse@b.example', phone: '+905000000001', identity: '11111111110', country: 'TR' }
  world.gateway.expects(user.getUserProfile).answers(profile('ayse', { ...facts, ...more }))
}

const sendOf = (view: HTMLElement) => view.querySelector<HTMLElement>('[type="submit"]')!

describe('<bnw-profile>', () => {
  beforeEach(async () => {
    world = testEnvironment({ stored: storedPlayer('ayse', NOW + 10_000) })
    await startCore()
  })

  afterEach(() => verified(world.gateway))

  it('asks visitors to log in, and comes back to the same part', async () => {
    world = testEnvironment()
    await startCore()
    const view = await show('email')
    const told = oneEvent(document, 'bnw-login-required')
    document.addEventListener('bnw-login-required', event => event.preventDefault(), { once: true })
    named(view, 'Giriş Yap').click()

    expect((await told).detail).to.deep.equal({ returnUrl: '/profile?tab=email' })
    await expectAccessible(view)
  })

  describe('the account', () => {
    beforeEach(() => {
      answerDetails({ birthdate: '1990-04-23', city: 'İstanbul' })
      world.gateway.expectsFile(staticFiles.languagesFile).answers([{ id: 1, title: 'TR', lang: 'tr' }])
      world.gateway.expects(user.twoAuthType).answers({ type: 'sms' })
      world.gateway.expects(finance.checkBalance).answers([{ balance: '12.50' }])
    })

    it('PROF-01 A11Y-01 shows who this is, with phone and identity number masked', async () => {
      const view = await show('account')
      await says(view, 'ayse@b.example')
      await says(view, '₺12,50')

      expect(view.textContent).to.contain('23.04.1990').and.contain('Türkiye').and.contain('Açık')
      expect(view.textContent).to.contain('0500 ••• •• 01').and.contain('111•••••110')
      expect(view.innerHTML).not.to.contain('5000000001').and.not.to.contain('11111111110')
      await expectAccessible(view)
    })

    it('BAL-01 hides the balance here and everywhere', async () => {
      const view = await show('account')
      await says(view, '₺12,50')
      named(view, 'Bakiye her yerde görünsün').click()

      await says(view, 'Bakiye gizli')
      expect(view.textContent).not.to.contain('12,50')
      expect(world.storage.get('showBalance')).to.equal('0')
      named(view, 'Bakiye her yerde görünsün').click()
      await says(view, '₺12,50')
    })

    it('I18N-02 THEME-01 keeps language and appearance', async () => {
      const view = await show('account')
      await says(view, '₺12,50')
      named(view, 'Aydınlık Mod').click()
      await waitUntil(() => world.storage.get('bnwUserMode') === 'light')

      named(view, 'Karanlık Mod').click()
      await waitUntil(() => world.storage.get('bnwUserMode') === 'dark')
    })
  })

  it('NAV-03 goes from part to part in place where the page does not', async () => {
    const view = await show('password')
    expect(named(view, 'Şifre Değiştir').getAttribute('role')).to.equal('tab')
    named(view, 'Kullanıcı Adı Değiştir').click()

    await says(view, 'Şu anki kullanıcı adınız')
    expect(view.querySelector('[role=tab][aria-selected=true]')?.textContent).to.equal(
      'Kullanıcı Adı Değiştir'
    )
  })

  it('PROF-01 says why the details are not there, and asks again', async () => {
    world.gateway.expects(user.getUserProfile).refuses('Şimdi olmaz')
    const view = await show('email')
    await says(view, 'Şimdi olmaz')
    answerDetails()
    named(view, 'Tekrar Dene').click()

    await says(view, 'ayse@b.example')
  })

  it('VALID-01 A11Y-01 holds a new password to its rules', async () => {
    const view = await show('password')
    await expectAccessible(view)
    type(view, 'Mevcut Şifre', 'Secret1!')
    type(view, 'Yeni Şifre', 'Secret1!')
    type(view, 'Şifre Tekrarı', 'abc')
    sendOf(view).click()

    await says(view, 'Yeni şifre mevcut şifreden farklı olmalıdır')
    expect(view.textContent).to.contain('Şifreler eşleşmiyor')
    await expectFocus(named(view, 'Yeni Şifre'))
    const kinds = [...view.querySelectorAll('input')].map(input => input.autocomplete)
    expect(kinds).to.deep.equal(['username', 'current-password', 'new-password', 'new-password'])
  })

  it('PROF-01 changes the password, and empties the fields', async () => {
    const view = await show('password')
    type(view, 'Mevcut Şifre', 'Secret1!')
    type(view, 'Yeni Şifre', 'Geheim2!')
    type(view, 'Şifre Tekrarı', 'Geheim2!')
    world.gateway.expects(user.passChange, { old_password: 'Secret1!' }).answers(undefined)
    sendOf(view).click()

    await says(view, 'Şifreniz değiştirildi')
    await waitUntil(() => named<HTMLInputElement>(view, 'Mevcut Şifre').value === '', 'the fields are empty')
    expect(view.querySelector('[aria-invalid]')).to.equal(null)
    await expectFocus(view.querySelector('form')!)
  })

  it('PROF-01 shows a refusal in the form, and keeps what was typed', async () => {
    const view = await show('username')
    await expectAccessible(view)
    type(view, 'Yeni Kullanıcı Adı', 'demo')
    type(view, 'Şifre', 'Secret1!')
    world.gateway.expects(user.changeUsername).refuses('Bu ad kullanılıyor')
    sendOf(view).click()

    await waitUntil(() => view.querySelector('[role=alert]')?.textContent?.includes('Bu ad kullanılıyor'))
    expect(named<HTMLInputElement>(view, 'Yeni Kullanıcı Adı').value).to.equal('demo')
  })

  it('PROF-01 changes the user name everywhere at once', async () => {
    const view = await show('username')
    type(view, 'Yeni Kullanıcı Adı', ' zeynep ')
    type(view, 'Şifre', 'Secret1!')
    world.gateway.expects(user.changeUsername, { username: 'zeynep', password: 'Secret1!' }).answers()
    sendOf(view).click()

    await says(view, 'Kullanıcı adınız değiştirildi')
    expect($userProfile.get()?.username).to.equal('zeynep')
    expect(view.querySelector('.now')?.textContent).to.contain('zeynep')
  })

  it('PROF-01 VALID-03 changes the e-mail address', async () => {
    answerDetails()
    const view = await show('email')
    await says(view, 'ayse@b.example')
    await expectAccessible(view)
    type(view, 'Yeni E-posta', 'ayse')
    type(view, 'Şifre', 'Secret1!')
    sendOf(view).click()
    await says(view, 'Geçerli bir e-posta girin')
    type(view, 'Yeni E-posta', 'new@b.example')
    world.gateway.expects(user.changeEmail, { email: 'new@b.example' }).answers()
    sendOf(view).click()

    await says(view, 'E-posta adresiniz değiştirildi')
    expect(view.querySelector('.now')?.textContent).to.contain('new@b.example')
  })
})
