import './element.ts'

import { $loadedLanguage, chooseLanguage } from '@bnw/core/language'
import { $userProfile } from '@bnw/core/session'
import { finance, staticFiles, user } from '@bnw/core/contract'
import { profile } from '@bnw/core/testing'
import { $toasts } from '@bnw/core/toasts'

import {
  beforeEach,
  describe,
  expect,
  expectAccessible,
  expectFocus,
  fixture,
  interceptedDetail,
  it,
  named,
  oneEvent,
  outsideOf,
  press,
  statesOf,
  typeInto,
  waitForText,
  waitUntil
} from '../../../../tests/elements/fixture.ts'
import { startWithVisitor, withPlayer, world } from '../../../../tests/elements/player.ts'

async function show(tab: string): Promise<HTMLElement> {
  const element = await fixture(`<bnw-profile tab="${tab}"></bnw-profile>`)
  return waitUntil(() => element.querySelector<HTMLElement>('.root'), 'it is drawn')
}

function answerDetails(more: Record<string, string | number> = {}): void {
  const facts = { email: 'ayse@b.example', phone: '+905000000001', identity: '11111111110', country: 'TR' }
  world.gateway.expects(user.getUserProfile).answers(profile('ayse', { ...facts, ...more }))
}

const sendOf = (view: HTMLElement) => view.querySelector<HTMLElement>('[type="submit"]')!

describe('<bnw-profile>', () => {
  withPlayer()

  it('asks visitors to log in, with the same tab as return path', async () => {
    await startWithVisitor()
    const view = await show('email')
    const detail = interceptedDetail(document, 'bnw-login-required')
    await press(view, 'Giriş Yap')

    expect(await detail).to.deep.equal({ returnUrl: '/profile?tab=email' })
    await expectAccessible(view)
  })

  it('EMB-03 reports what it shows: an error, and ready after a retry', async () => {
    world.gateway.expects(user.getUserProfile).refuses('Şu an olmuyor')
    const states = statesOf(document)
    const error = oneEvent(document, 'bnw-error')
    const view = await show('email')

    expect((await error).detail).to.deep.equal({ code: 'refused', retryable: true })
    expect(states).to.deep.equal(['loading', 'error'])
    answerDetails()
    await press(view, 'Tekrar Dene')

    await waitUntil(() => states.at(-1) === 'ready')
  })

  it('GATE-06 loads the second factor and the balance again with the details after Retry', async () => {
    for (const call of [user.getUserProfile, user.twoAuthType, finance.checkBalance])
      world.gateway.expects(call).refuses('Şu an olmuyor')
    world.gateway.expectsFile(staticFiles.languagesFile).answers([])
    const view = await show('account')
    await waitForText(view, 'Şu an olmuyor')
    await waitUntil(() => world.gateway.isDone())
    answerDetails()
    world.gateway.expects(user.twoAuthType).answers({ type: 'none' })
    world.gateway.expects(finance.checkBalance).answers([{ balance: '1,240.50' }])
    await press(view, 'Tekrar Dene')

    await waitForText(view, '₺1.240,50')
    await waitForText(view, 'Kapalı')
  })

  it('PROF-02 A11Y-01 chooses and activates a second factor whose type the gateway does not tell', async () => {
    world.gateway.expects(user.twoAuthType).answers({})
    const view = await show('authenticator')
    await waitForText(view, 'Etkinleştir')

    expect(view.querySelector('input:checked')).to.equal(null)
    expect(view.querySelector('.state')).to.equal(null)
    await expectAccessible(view)
    view.querySelector<HTMLInputElement>('input[value=sms]')!.click()
    world.gateway.expects(user.setTwoAuthType, { type: 'sms' }).answers({ type: 'sms' })
    await waitForText(view, 'Kaydet')
    view.querySelector<HTMLButtonElement>('section:last-child button[type=submit]')!.click()

    await waitForText(view, 'Kapalı')
    expect(view.querySelector<HTMLInputElement>('input:checked')!.value).to.equal('sms')
  })

  it('PROF-01 GATE-03 shows what the details lack as unknown, the username as at login', async () => {
    world.gateway.expects(user.getUserProfile).answers({ uid: '1', username: null })
    world.gateway.expectsFile(staticFiles.languagesFile).answers([])
    world.gateway.expects(user.twoAuthType).answers({ type: 'none' })
    world.gateway.expects(finance.checkBalance).answers([{ balance: '12.50' }])
    const view = await show('account')
    await waitForText(view, 'Belirtilmemiş')
    await waitForText(view, '₺12,50')

    const rows = view.querySelector('dl.rows')!.textContent
    expect(rows).to.contain('Kullanıcı Adıayse').and.contain('SMS bildirimleriBelirtilmemiş')
  })

  it('PROF-02 says that the second factor is not known where it cannot be loaded', async () => {
    answerDetails()
    world.gateway.expectsFile(staticFiles.languagesFile).answers([])
    world.gateway.expects(user.twoAuthType).refuses('Şimdi olmaz')
    world.gateway.expects(finance.checkBalance).answers([{ balance: '12.50' }])
    const view = await show('account')

    await waitForText(view, 'İki adımlı doğrulamaBilinmiyor')
  })

  it('EMB-03 reports that the page is blocked', async () => {
    world.gateway.expects(user.twoAuthType).fails(500)
    const states = statesOf(document)
    const error = oneEvent(document, 'bnw-error')
    await show('authenticator')

    expect((await error).detail).to.deep.equal({ code: 'blocked', retryable: false })
    expect(states.at(-1)).to.equal('blocked')
  })

  const births = { '0000-00-00': 'Belirtilmemiş', '1990-04-23 00:00:00': '23.04.1990' }
  for (const [birthdate, shown] of Object.entries(births)) {
    it(`PROF-01 shows the date of birth ${birthdate} as ${shown}`, async () => {
      answerDetails({ birthdate })
      world.gateway.expectsFile(staticFiles.languagesFile).answers([{ id: 1, title: 'TR', lang: 'tr' }])
      world.gateway.expects(user.twoAuthType).answers({ type: 'none' })
      world.gateway.expects(finance.checkBalance).answers([{ balance: 1 }])

      await waitForText(await show('account'), `Doğum Tarihi${shown}`)
    })
  }

  it('I18N-02 offers a language again whose texts could not be loaded', async () => {
    answerDetails()
    const languages = ['tr', 'en'].map((lang, id) => ({ id, title: lang, lang }))
    world.gateway.expectsFile(staticFiles.languagesFile).answers(languages)
    world.gateway.expects(user.twoAuthType).answers({ type: 'none' })
    world.gateway.expects(finance.checkBalance).answers([{ balance: 1 }])
    const view = await show('account')
    await waitForText(view, 'English')
    chooseLanguage('en')
    await waitUntil(() => $loadedLanguage.get() === 'en')
    // As if they had failed to load.
    $loadedLanguage.set('tr')
    await waitUntil(() => named<HTMLInputElement>(view, 'Türkçe').checked)

    await press(view, 'English')

    await waitUntil(() => named<HTMLInputElement>(view, 'English').checked)
    expect($loadedLanguage.get()).to.equal('en')
  })

  describe('the account', () => {
    beforeEach(() => {
      answerDetails({ birthdate: '1990-04-23', city: 'İstanbul' })
      world.gateway.expectsFile(staticFiles.languagesFile).answers([{ id: 1, title: 'TR', lang: 'tr' }])
      world.gateway.expects(user.twoAuthType).answers({ type: 'sms' })
      world.gateway.expects(finance.checkBalance).answers([{ balance: '12.50' }])
    })

    it('PROF-01 shows when the player logged in before, by the clock of Istanbul', async () => {
      world.storage.set('bnw:last-login', String(Date.UTC(2025, 1, 28, 22, 30)))
      const view = await show('account')
      await waitForText(view, 'Son giriş01.03.2025 ÖÖ 1:30')
      await waitForText(view, 'ayse@b.example')

      expect(view.querySelector('.facts time')?.getAttribute('datetime')).to.equal(
        '2025-03-01T01:30:00+03:00'
      )
    })

    it('breaks a long word of a name, so that a narrow page is not scrolled sideways', async () => {
      const firstname = 'W'.repeat(400)
      const element = await fixture('<bnw-profile style="inline-size:340px"></bnw-profile>')
      await waitForText(element, 'ayse@b.example')
      $userProfile.set({ ...$userProfile.get()!, firstname })
      await waitForText(element, firstname)

      expect(outsideOf(element)).to.deep.equal([])
    })

    it('PROF-01 A11Y-01 shows the account with masked phone and identity number', async () => {
      const view = await show('account')
      await waitForText(view, 'ayse@b.example')
      await waitForText(view, '₺12,50')

      expect(view.textContent).to.contain('23.04.1990').and.contain('Türkiye').and.contain('Açık')
      expect(view.textContent).to.contain('0500 ••• •• 01').and.contain('111•••••110')
      expect(view.innerHTML).not.to.contain('5000000001').and.not.to.contain('11111111110')
      await expectAccessible(view)
    })

    it('PROF-01 shows each label beside its value on a phone', async () => {
      const view = await show('account')
      view.closest<HTMLElement>('bnw-profile')!.style.inlineSize = '358px'
      await waitForText(view, 'ayse@b.example')

      for (const row of view.querySelectorAll('.rows > div')) {
        const [label, value] = [...row.children].map(part => part.getBoundingClientRect())
        expect(label!.top).to.be.closeTo(value!.top, 4)
      }
    })

    it('PROF-01 breaks a long name, so that a narrow page is not scrolled sideways', async () => {
      const view = await show('account')
      await waitForText(view, 'ayse@b.example')
      $userProfile.set({ firstname: 'W'.repeat(50), lastname: 'M'.repeat(50), username: 'U'.repeat(30) })
      const element = view.closest<HTMLElement>('bnw-profile')!
      element.style.inlineSize = '300px'
      await waitForText(view, 'MMM')

      expect(element.scrollWidth).to.be.at.most(300)
    })

    it('BAL-01 hides the balance in all elements', async () => {
      const view = await show('account')
      await waitForText(view, '₺12,50')
      await press(view, 'Bakiye her yerde görünsün')

      await waitForText(view, 'Bakiye gizli')
      expect(view.textContent).not.to.contain('12,50')
      expect(world.storage.get('showBalance')).to.equal('0')
      await press(view, 'Bakiye her yerde görünsün')
      await waitForText(view, '₺12,50')
    })

    it('I18N-02 THEME-01 stores language and appearance', async () => {
      const view = await show('account')
      await waitForText(view, '₺12,50')
      await press(view, 'Aydınlık Mod')
      await waitUntil(() => world.storage.get('bnwUserMode') === 'light')

      await press(view, 'Karanlık Mod')
      await waitUntil(() => world.storage.get('bnwUserMode') === 'dark')
    })
  })

  it('NAV-03 switches its tabs in place if the page does not handle navigation', async () => {
    const view = await show('password')
    expect(named(view, 'Şifre Değiştir').getAttribute('role')).to.equal('tab')
    await press(view, 'Kullanıcı Adı Değiştir')

    await waitForText(view, 'Şu anki kullanıcı adınız')
    expect(view.querySelector('[role=tab][aria-selected=true]')?.textContent).to.equal(
      'Kullanıcı Adı Değiştir'
    )
  })

  it('PROF-01 shows a load error of the details, and retries', async () => {
    world.gateway.expects(user.getUserProfile).refuses('Şimdi olmaz')
    const view = await show('email')
    await waitForText(view, 'Şimdi olmaz')
    answerDetails()
    await press(view, 'Tekrar Dene')

    await waitForText(view, 'ayse@b.example')
  })

  it('VALID-01 A11Y-01 validates a new password', async () => {
    const view = await show('password')
    await expectAccessible(view)
    await typeInto(named(view, 'Mevcut Şifre'), 'Secret1!')
    await typeInto(named(view, 'Yeni Şifre'), 'Secret1!')
    await typeInto(named(view, 'Şifre Tekrarı'), 'abc')
    sendOf(view).click()

    await waitForText(view, 'Yeni şifre mevcut şifreden farklı olmalıdır')
    expect(view.textContent).to.contain('Şifreler eşleşmiyor')
    await expectFocus(named(view, 'Yeni Şifre'))
    const kinds = [...view.querySelectorAll('input')].map(input => input.autocomplete)
    expect(kinds).to.deep.equal(['username', 'current-password', 'new-password', 'new-password'])
  })

  it('PROF-01 A11Y-01 changes the password, focuses the message, and clears the fields', async () => {
    const view = await show('password')
    await typeInto(named(view, 'Mevcut Şifre'), 'Secret1!')
    await typeInto(named(view, 'Yeni Şifre'), 'Geheim2!')
    await typeInto(named(view, 'Şifre Tekrarı'), 'Geheim2!')
    world.gateway.expects(user.passChange, { old_password: 'Secret1!' }).answers(undefined)
    sendOf(view).click()

    await waitForText(view, 'Şifreniz değiştirildi')
    await waitUntil(() => named<HTMLInputElement>(view, 'Mevcut Şifre').value === '', 'the fields are empty')
    expect(view.querySelector('[aria-invalid]')).to.equal(null)
    const message = view.querySelector<HTMLElement>('.form-message')!
    await expectFocus(message)
    // Its focus has it read; the toast would repeat it.
    expect([message.role, $toasts.get().at(-1)?.isSilent]).to.deep.equal(['group', true])
  })

  it('PROF-01 shows a rejection in the form, and keeps the input', async () => {
    const view = await show('username')
    await expectAccessible(view)
    await typeInto(named(view, 'Kullanıcı Adı'), 'demo')
    await typeInto(named(view, 'Şifre'), 'Secret1!')
    world.gateway.expects(user.changeUsername).refuses('Bu ad kullanılıyor')
    sendOf(view).click()

    await waitUntil(() => view.querySelector('[role=alert]')?.textContent.includes('Bu ad kullanılıyor'))
    expect(named<HTMLInputElement>(view, 'Kullanıcı Adı').value).to.equal('demo')
  })

  it('PROF-01 VALID-04 shows a rejection that names a field at that field, too', async () => {
    const view = await show('password')
    await typeInto(named(view, 'Mevcut Şifre'), 'Secret2!')
    await typeInto(named(view, 'Yeni Şifre'), 'Geheim2!')
    await typeInto(named(view, 'Şifre Tekrarı'), 'Geheim2!')
    world.gateway.expects(user.passChange).refuses('Şifreniz yanlış', 400, 'old_password')
    sendOf(view).click()
    await expectFocus(named(view, 'Mevcut Şifre'))

    const other = await show('username')
    await typeInto(named(other, 'Kullanıcı Adı'), 'demo')
    await typeInto(named(other, 'Şifre'), 'Secret1!')
    world.gateway.expects(user.changeUsername).refuses('Bu ad kullanılıyor', 400, 'username')
    sendOf(other).click()
    await expectFocus(named(other, 'Kullanıcı Adı'))
    expect(other.querySelectorAll('[aria-invalid]').length).to.equal(1)
  })

  it('PROF-01 A11Y-01 breaks a rejection without spaces, so that the page is not scrolled sideways', async () => {
    const view = await show('username')
    await typeInto(named(view, 'Kullanıcı Adı'), 'demo')
    await typeInto(named(view, 'Şifre'), 'Secret1!')
    world.gateway.expects(user.changeUsername).refuses('W'.repeat(300))
    sendOf(view).click()
    const message = await waitUntil(() => view.querySelector('[role=alert]'))

    expect(message.scrollWidth).to.equal(message.clientWidth)
  })

  it('PROF-01 changes the user name in all elements', async () => {
    const view = await show('username')
    await typeInto(named(view, 'Kullanıcı Adı'), ' zeynep ')
    await typeInto(named(view, 'Şifre'), 'Secret1!')
    world.gateway.expects(user.changeUsername, { username: 'zeynep', password: 'Secret1!' }).answers()
    sendOf(view).click()

    await waitForText(view, 'Kullanıcı adınız değiştirildi')
    expect($userProfile.get()?.username).to.equal('zeynep')
    expect(view.querySelector('.now')?.textContent).to.contain('zeynep')
  })

  it('PROF-01 VALID-03 requests a link to a new e-mail address, and shows the old one until then', async () => {
    answerDetails()
    const view = await show('email')
    await waitForText(view, 'ayse@b.example')
    await expectAccessible(view)
    const kinds = [...view.querySelectorAll('input')].map(input => input.autocomplete)
    expect(kinds).to.deep.equal(['email', 'username', 'current-password'])
    await typeInto(named(view, 'E-posta'), 'ayse')
    await typeInto(named(view, 'Şifre'), 'Secret1!')
    sendOf(view).click()
    await waitForText(view, 'Geçerli bir e-posta girin')
    await typeInto(named(view, 'E-posta'), 'new@b.example')
    world.gateway.expects(user.changeEmail, { email: 'new@b.example' }).answers()
    answerDetails()
    sendOf(view).click()

    await waitForText(view, 'Onay bağlantısı yeni e-posta adresinize gönderildi')
    expect(view.querySelector('.now')?.textContent).to.contain('ayse@b.example')
  })

  it('PROF-01 shows the new e-mail address of a gateway that changes it at once', async () => {
    answerDetails()
    const view = await show('email')
    await waitForText(view, 'ayse@b.example')
    await typeInto(named(view, 'E-posta'), 'new@b.example')
    await typeInto(named(view, 'Şifre'), 'Secret1!')
    world.gateway.expects(user.changeEmail).answers()
    answerDetails({ email: 'new@b.example' })
    sendOf(view).click()

    await waitForText(view, 'E-posta adresiniz değiştirildi')
    expect(view.querySelector('.now')?.textContent).to.contain('new@b.example')
  })
})
