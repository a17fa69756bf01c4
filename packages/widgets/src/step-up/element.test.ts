import '../forgot-password/element.ts'
import './element.ts'

import { user } from '@bnw/core/contract'
import { $emailForm, changeEmail } from '@bnw/core/profile'
import { profile } from '@bnw/core/testing'

import {
  describe,
  expect,
  expectAccessible,
  expectFocus,
  find,
  fixture,
  it,
  named,
  oneEvent,
  press,
  typeInto,
  waitForText,
  waitUntil
} from '../../../../tests/elements/fixture.ts'
import { withPlayer, world } from '../../../../tests/elements/player.ts'

const change = { email: 'yeni@rihtim.example', password: 'Abcde1' }

/** The dialog after a change that needs a confirmation. */
async function asked(type: 'none' | 'ga' | 'sms'): Promise<HTMLElement> {
  const element = await fixture('<bnw-step-up></bnw-step-up>')
  world.gateway.expects(user.changeEmail, change).refuses('Önce siz olduğunuzu doğrulayın', 428)
  world.gateway.expects(user.twoAuthType, { mode: 'get' }).answers({ type })
  if (type === 'sms') world.gateway.expects(user.smsSend).answers({ expires_in: 180 })
  void changeEmail(change)
  await waitUntil(() => find(element, 'dialog[open]'), 'the dialog is open')
  return element
}

describe('<bnw-step-up>', () => {
  withPlayer()

  it('SEC-02 A11Y-01 asks for the password in light DOM, and sends the change again', async () => {
    const element = await asked('none')
    const field = named<HTMLInputElement>(element, 'Şifre')
    await expectFocus(field)
    expect(field.getRootNode()).to.equal(document)
    expect(field.autocomplete).to.equal('current-password')
    expect(find<HTMLInputElement>(element, '[autocomplete=username]')!.value).to.equal('ayse')
    await expectAccessible(element)
    world.gateway.expects(user.stepUp, { password: 'Abcde1' }).answers({ until: '2025-03-01 12:10:00' })
    world.gateway.expects(user.changeEmail, change).answers()
    world.gateway.expects(user.getUserProfile).answers(profile('ayse'))
    await typeInto(field, 'Abcde1')
    find(element, '[type=submit]')!.click()

    await waitUntil(() => !find(element, 'dialog'), 'the dialog is gone')
    await waitUntil(() => $emailForm.get().status === 'done', 'the change is made')
  })

  it('A11Y-01 has other ids than the form of another element beside it', async () => {
    const form = await fixture('<bnw-forgot-password></bnw-forgot-password>')
    await waitUntil(() => find(form, 'input'), 'the form is there')
    const element = await asked('none')

    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.length).to.be.greaterThan(1)
    expect(ids.toSorted()).to.deep.equal([...new Set(ids)].toSorted())
    const name = find(element, 'dialog')!.getAttribute('aria-labelledby')!
    expect(document.getElementById(name)!.textContent).to.equal('Siz olduğunuzu doğrulayın')
    const reason = find(element, 'dialog')!.getAttribute('aria-describedby')!
    expect(document.getElementById(reason)!.textContent).to.equal(find(element, 'form > p')!.textContent)
    await press(element, 'Vazgeç')
  })

  it('SEC-02 asks once on a page with two elements', async () => {
    const element = await asked('none')
    const ready = oneEvent(document, 'bnw-ready')
    await fixture('<bnw-step-up></bnw-step-up>')
    await ready

    expect(document.querySelectorAll('dialog')).to.have.length(1)
    await press(element, 'Vazgeç')
  })

  it('SEC-02 shows a refusal at the field, and keeps what was typed', async () => {
    const element = await asked('none')
    world.gateway.expects(user.stepUp).refuses('Şifreniz yanlış')
    await typeInto(named<HTMLInputElement>(element, 'Şifre'), 'Yanlis1')
    find(element, '[type=submit]')!.click()

    await waitForText(element, 'Şifreniz yanlış')
    expect(named<HTMLInputElement>(element, 'Şifre').value).to.equal('Yanlis1')
    await press(element, 'Vazgeç')
  })

  it('SEC-02 sends no empty password, and changes nothing when it is cancelled', async () => {
    const element = await asked('none')
    find(element, '[type=submit]')!.click()
    await waitForText(element, 'Zorunlu alan')
    await press(element, 'Vazgeç')

    await waitUntil(() => !find(element, 'dialog'), 'the dialog is gone')
    await waitUntil(() => $emailForm.get().status === 'failed', 'the change has failed')
  })

  it('SEC-02 asks for the code of the app where an authenticator is on', async () => {
    const element = await asked('ga')
    await typeInto(named<HTMLInputElement>(element, 'Doğrulama Kodu'), '12 34')
    find(element, '[type=submit]')!.click()
    await waitForText(element, 'Kod 6 haneli olmalıdır')
    world.gateway.expects(user.stepUp, { ga_code: '123456' }).answers({ until: '' })
    world.gateway.expects(user.changeEmail, change).answers()
    world.gateway.expects(user.getUserProfile).answers(profile('ayse'))
    await typeInto(named<HTMLInputElement>(element, 'Doğrulama Kodu'), '123 456')
    find(element, '[type=submit]')!.click()

    await waitUntil(() => $emailForm.get().status === 'done', 'the change is made')
  })

  it('SEC-02 sends a code by SMS at once, and another one on request, whose refusal it shows', async () => {
    const element = await asked('sms')
    await waitUntil(() => world.gateway.count(user.smsSend) === 1, 'a code is sent')
    await waitForText(element, 'Telefonunuza SMS ile gönderilen')
    await waitForText(element, 'Yeni SMS kodu 60 sn sonra')
    expect(find(element, '.button.text')!.getAttribute('aria-disabled')).to.equal('true')
    find(element, '.button.text')!.click()
    world.clock.advance(60_000)
    await waitForText(element, 'Kodu Yeniden Gönder')
    world.gateway.expects(user.smsSend).refuses('Bugün çok kod istediniz')
    find(element, '.button.text')!.click()
    await waitForText(element, 'Bugün çok kod istediniz')
    await expectAccessible(element)
    await press(element, 'Vazgeç')
  })
})
