import './element.ts'

import { user } from '@bnw/core/contract'
import { $code, $registeredName, $sessionStatus, $userProfile, clearPlayerData } from '@bnw/core/session'
import { $toasts } from '@bnw/core/toasts'
import { profile, sessionFacts } from '@bnw/core/testing'

import {
  describe,
  expect,
  expectAccessible,
  expectFocus,
  find,
  fixture,
  it,
  named,
  press,
  textOf,
  typeInto,
  viewOf,
  waitForText,
  waitUntil
} from '../../../../tests/elements/fixture.ts'
import { withPlayer, withVisitor, world } from '../../../../tests/elements/player.ts'

async function open(): Promise<HTMLElement> {
  const element = await fixture('<bnw-login></bnw-login>')
  await waitUntil(() => find(element, '.login:not([aria-busy])'))
  return element
}

async function logIn(element: Element, username: string, password: string): Promise<void> {
  await typeInto(named<HTMLInputElement>(element, 'Kullanıcı Adı'), username)
  await typeInto(named<HTMLInputElement>(element, 'Şifre'), password)
  await submit(element)
}

async function submit(element: Element): Promise<void> {
  find(element, '[type=submit]')!.click()
  await new Promise(resolve => setTimeout(resolve))
}

async function leave(element: Element): Promise<void> {
  element.remove()
  await waitUntil(() => !element.querySelector('form'), 'it is unmounted')
}

describe('<bnw-login> of a visitor', () => {
  withVisitor()

  it('LOGIN-01 has a form in the light DOM that password managers recognise, and is accessible', async () => {
    const element = await open()
    const form = element.querySelector('form')!

    expect(form.querySelector('[name=username]')?.getAttribute('autocomplete')).to.equal('username')
    expect(form.querySelector('[name=password]')?.getAttribute('autocomplete')).to.equal('current-password')
    expect(form.querySelectorAll('[aria-required=true]')).to.have.length(2)
    expect(named<HTMLAnchorElement>(element, 'Şifremi Unuttum').href).to.equal(
      'https://site.test/forgot-password'
    )
    await expectAccessible(element)
  })

  it('LOGIN-01 hides the password until it is asked to show it', async () => {
    const element = await open()
    const type = () => element.querySelector('[name=password]')!.getAttribute('type')

    expect(type()).to.equal('password')
    await press(element, 'Şifreyi Göster')
    expect(type()).to.equal('text')
    await press(element, 'Şifreyi Gizle')
    expect(type()).to.equal('password')
  })

  it('LOGIN-01 marks empty fields, focuses the first and sends nothing', async () => {
    const element = await open()
    await submit(element)

    await waitUntil(() => textOf(element).split('Zorunlu alan').length === 3)
    await expectFocus(named(element, 'Kullanıcı Adı'))
    expect(world.gateway.sent).to.have.length(0)
  })

  it('REG-02 LOGIN-01 begins with the user name that was just registered, until a session has started', async () => {
    $registeredName.set('ayse')
    const element = await open()
    expect(named<HTMLInputElement>(element, 'Kullanıcı Adı').value).to.equal('ayse')
    await leave(element)
    clearPlayerData()

    expect(named<HTMLInputElement>(await open(), 'Kullanıcı Adı').value).to.equal('')
  })

  it('REG-02 LOGIN-01 takes the user name of a registration beside it', async () => {
    const element = await open()
    $registeredName.set('ayse')

    await waitUntil(() => named<HTMLInputElement>(element, 'Kullanıcı Adı').value === 'ayse')
  })

  it('LOGIN-02 signs in, and LOGIN-05 shows the player’s name in place of the form', async () => {
    world.gateway.expects(user.login, { username: 'ayse', password: 'Secret1!' }).answers(sessionFacts())
    world.gateway.expects(user.getUserProfile).answers(profile())
    const element = await open()
    await logIn(element, ' ayse ', 'Secret1!')

    await waitForText(element, 'Ayşe Işık')
    expect(find(element, 'form')).to.equal(null)
  })

  it('PROF-01 says on a partner’s page when the player logged in before, in place of a toast', async () => {
    world.gateway.expects(user.login).answers(sessionFacts())
    world.gateway.expects(user.getUserProfile).answers(profile())
    const element = await open()
    await logIn(element, 'ayse', 'Secret1!')

    await waitForText(element, 'Son giriş: 28.02.2025 ÖS 6:30')
    expect($toasts.get().map(({ text }) => text())).to.deep.equal(['Giriş yapıldı'])
  })

  it('A11Y-01 shows a player who has logged in in readable lines at 280 px', async () => {
    world.gateway.expects(user.login).answers(sessionFacts())
    world.gateway.expects(user.getUserProfile).answers(profile())
    const element = await open()
    element.style.inlineSize = '280px'
    await logIn(element, 'ayse', 'Secret1!')
    await waitForText(element, 'Son giriş: 28.02.2025 ÖS 6:30')

    expect(find(element, '.signed-in p')!.clientWidth).to.be.at.least(128)
  })

  it('A11Y-01 keeps the focus when the player logs in and out', async () => {
    world.gateway.expects(user.login).answers(sessionFacts())
    world.gateway.expects(user.getUserProfile).answers(profile())
    world.gateway.expects(user.logout).answers()
    const element = await open()
    named(element, 'Şifre').focus()
    await logIn(element, 'ayse', 'Secret1!')
    await waitForText(element, 'Ayşe Işık')
    await expectFocus(find(element, '.signed-in p')!)

    const out = named(element, 'Çıkış Yap')
    out.focus()
    out.click()
    await waitUntil(() => find(element, 'form'))
    await expectFocus(find(element, 'form')!)
  })

  it('LOGIN-02 shows a refusal, keeps the user name and selects the password', async () => {
    world.gateway.expects(user.login).refuses('Kullanıcı adı veya şifre hatalı', 401)
    const element = await open()
    await logIn(element, 'ayse', 'wrong')

    await waitUntil(() => find(element, '[role=alert]')?.textContent === 'Kullanıcı adı veya şifre hatalı')
    const username = named<HTMLInputElement>(element, 'Kullanıcı Adı')
    const password = named<HTMLInputElement>(element, 'Şifre')
    expect(username.value).to.equal('ayse')
    await expectFocus(password)
    expect([password.selectionStart, password.selectionEnd]).to.deep.equal([0, 5])
  })

  it('LOGIN-02 explains the message of the gateway that the login failed, and forgets it when it is left', async () => {
    world.gateway.expects(user.login).refuses('Giriş Başarısız', 401)
    const element = await open()
    await logIn(element, 'ayse', 'wrong')
    await waitForText(element, 'Giriş Başarısız')
    await waitForText(element, 'Kullanıcı adı veya şifre hatalı.')

    await leave(element)
    expect(find(await open(), '[role=alert]')).to.equal(null)
  })

  it('LOGIN-03 asks for the second factor in a dialog that Escape does not close', async () => {
    const marked = sessionFacts('ayse', { gasecret: 'marker-of-more-than-ten' })
    world.gateway.expects(user.login).answers(marked)
    const element = await open()
    await logIn(element, 'ayse', 'Secret1!')
    const dialog = await waitUntil(() => viewOf(element).querySelector('dialog[open]'))
    await expectAccessible(element)
    // The title is another one, so that the name finds the field alone.
    expect(dialog.querySelector('h2')!.textContent).not.to.equal('Doğrulama Kodu')
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    expect(dialog.matches('[open]')).to.equal(true)
    expect($sessionStatus.get()).to.equal('second-factor')

    // The code may have been sent by an SMS that did not arrive.
    world.gateway.expects(user.smsSend).answers({ expires_in: 180 })
    const sendAgain = find(element, 'dialog .button.text')!
    expect(sendAgain.textContent).to.contain('Yeni SMS kodu 60 sn sonra')
    world.clock.advance(60_000)
    await waitUntil(() => sendAgain.textContent.includes('SMS Kodunu Yeniden Gönder'))
    sendAgain.click()
    await waitForText(element, 'Yeni kod SMS ile gönderildi.')
    await waitForText(element, 'Yeni SMS kodu 60 sn sonra')
    world.clock.advance(60_000)
    await waitUntil(() => sendAgain.textContent.includes('SMS Kodunu Yeniden Gönder'))
    world.gateway.expects(user.smsSend).refuses('Çok sık istendi', 429)
    sendAgain.click()
    await waitForText(element, 'Çok sık istendi')
    await expectAccessible(element)

    // Escape closes the dialog about the wrong code, and not the one below it.
    world.gateway.expects(user.checkGa, { ga_code: '000000' }).refuses('Girdiğiniz kod hatalı')
    await typeInto(named<HTMLInputElement>(element, 'Doğrulama Kodu'), '000000')
    find(element, 'dialog [type=submit]')!.click()
    const wrong = await waitUntil(() => find(element, 'dialog ~ dialog[open]'))
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    wrong.querySelector('button')!.dispatchEvent(escape)
    expect(escape.defaultPrevented).to.equal(false)
    wrong.dispatchEvent(new Event('cancel', { cancelable: true }))
    await waitUntil(() => !find(element, 'dialog ~ dialog'))
    expect(dialog.matches('[open]')).to.equal(true)

    world.gateway.expects(user.checkGa, { ga_code: '123456' }).answers(marked)
    world.gateway.expects(user.getUserProfile).answers(profile())
    await typeInto(named<HTMLInputElement>(element, 'Doğrulama Kodu'), '123456')
    find(element, 'dialog [type=submit]')!.click()

    await waitForText(element, 'Ayşe Işık')
  })

  it('LOGIN-01 shows a login that is still sent when it is left and opened again, and sends no other', async () => {
    const element = await open()
    const answer = world.gateway.expects(user.login).waits()
    await logIn(element, 'ayse', 'wrong')
    await waitUntil(() => world.gateway.count(user.login) === 1)
    await leave(element)
    const other = await open()
    expect(find(other, '[type=submit]')!.ariaBusy).to.equal('true')
    await logIn(other, 'ayse', 'Secret1!')
    answer.refuses('Kullanıcı adı veya şifre hatalı', 401)

    await waitForText(other, 'Kullanıcı adı veya şifre hatalı')
    expect(world.gateway.count(user.login)).to.equal(1)
  })

  it('LOGIN-03 shows above its dialog that a code was wrong, also after it was left meanwhile', async () => {
    const marked = sessionFacts('ayse', { gasecret: 'marker-of-more-than-ten' })
    world.gateway.expects(user.login).answers(marked)
    const element = await open()
    await logIn(element, 'ayse', 'Secret1!')
    await waitUntil(() => find(element, 'dialog[open]'))
    const answer = world.gateway.expects(user.checkGa).waits()
    await typeInto(named<HTMLInputElement>(element, 'Doğrulama Kodu'), '000000')
    find(element, 'dialog [type=submit]')!.click()
    await waitUntil(() => world.gateway.count(user.checkGa) === 1)
    world.clock.advance(20_000)
    await leave(element)
    answer.refuses('Girdiğiniz kod hatalı')
    await waitUntil(() => $code.get().status === 'failed')

    const other = await open()
    const close = await waitUntil(() => find(other, 'dialog ~ dialog[open] button'))
    await expectFocus(close)
    const { x, y, width, height } = close.getBoundingClientRect()
    expect(close.contains(document.elementFromPoint(x + width / 2, y + height / 2))).to.equal(true)
    expect(textOf(other)).to.contain('Yeni SMS kodu 40 sn sonra')
  })
})

describe('<bnw-login> of a player', () => {
  withPlayer()

  it('LOGIN-05 shows name and initials and no form, is accessible, and logs out', async () => {
    const element = await open()
    await waitForText(element, 'Ayşe Işık')
    expect(find(element, '.avatar')?.textContent).to.equal('AI')
    expect(find(element, 'form')).to.equal(null)
    await expectAccessible(element)
    world.gateway.expects(user.logout).answers()
    await press(element, 'Çıkış Yap')

    await waitUntil(() => find(element, 'form'))
  })

  it('LOGIN-05 breaks a long name, so that a narrow page is not scrolled sideways', async () => {
    const element = await open()
    $userProfile.set({ firstname: 'W'.repeat(50), lastname: 'M'.repeat(50), username: 'U'.repeat(30) })
    element.style.inlineSize = '300px'
    await waitForText(element, 'MMM')

    expect(element.scrollWidth).to.be.at.most(300)
  })
})
