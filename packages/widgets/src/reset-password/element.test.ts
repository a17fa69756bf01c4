import './element.ts'

import { user } from '@bnw/core/contract'

import {
  describe,
  expect,
  expectAccessible,
  expectFocus,
  fixture,
  it,
  named,
  press,
  typeInto,
  waitForText,
  waitUntil
} from '../../../../tests/elements/fixture.ts'
import { navigations, world } from '../../../../tests/elements/navigating-form.ts'

async function show(token: string): Promise<HTMLElement> {
  const element = await fixture(`<bnw-reset-password token="${token}"></bnw-reset-password>`)
  return waitUntil(() => element.querySelector<HTMLElement>('.reset')?.parentElement, 'it is drawn')
}

const sendOf = (view: HTMLElement) => view.querySelector<HTMLElement>('[type="submit"]')!

/** Fills in both fields and submits. */
async function sendPasswords(view: HTMLElement): Promise<void> {
  await typeInto(named(view, 'Yeni Şifre'), 'Abcde1')
  await typeInto(named(view, 'Şifre Tekrarı'), 'Abcde1')
  sendOf(view).click()
}

describe('bnw-reset-password', () => {
  it('REG-04 shows that the token is missing, and links to a new request', async () => {
    const view = await show('')

    expect(view.querySelector('[role="alert"]')?.textContent).to.contain('Bağlantı eksik')
    expect(view.querySelector('form')).to.equal(null)
    await expectAccessible(view)
    await press(view, 'Yeni bağlantı iste')
    expect(navigations).to.deep.equal(['/forgot-password'])
  })

  it('A11Y-01 VALID-01 is accessible, and validates the password', async () => {
    const view = await show('t-1')
    await expectAccessible(view)

    await typeInto(named(view, 'Yeni Şifre'), 'abcdef1')
    await typeInto(named(view, 'Şifre Tekrarı'), 'abcdef')
    sendOf(view).click()
    await waitForText(view, 'Şifre en az bir büyük harf içermelidir')
    expect(view.textContent).to.contain('Şifreler eşleşmiyor')
    await expectFocus(named(view, 'Yeni Şifre'))
    await expectAccessible(view)
  })

  it('REG-04 NAV-06 sets the password, and navigates to the login', async () => {
    const view = await show('t-1')
    world.gateway.expects(user.passReset, { token: 't-1', new_password: 'Abcde1' }).answers()
    await sendPasswords(view)

    await waitUntil(() => navigations.length > 0)
    expect(navigations).to.deep.equal(['/login'])
    const message = await waitUntil(() => view.querySelector('.form-message'))
    // A toast announces it.
    expect([message.textContent, message.role]).to.deep.equal(['Yeni şifreniz kaydedildi', null])
  })

  it('REG-04 shows that a token was used or has expired, and links to a new request', async () => {
    const view = await show('t-1')
    world.gateway.expects(user.passReset).refuses('E-postadaki bağlantının süresi dolmuş', 400, 'token')
    await sendPasswords(view)

    const alert = await waitUntil(() => view.querySelector('[role="alert"]'))
    expect(alert.textContent).to.contain('süresi dolmuş').and.contain('yalnızca bir kez')
    await press(view, 'Yeni bağlantı iste')
    expect(navigations).to.deep.equal(['/forgot-password'])
  })

  it('EMB-02 starts anew with another token', async () => {
    const view = await show('t-1')
    world.gateway.expects(user.passReset).refuses('Bağlantının süresi dolmuş')
    await sendPasswords(view)
    await waitUntil(() => view.querySelector('[role="alert"]'))
    view.closest('bnw-reset-password')!.setAttribute('token', 't-2')

    await waitUntil(() => !view.querySelector('[role="alert"]'), 'the refusal of the first is gone')
    expect(named<HTMLInputElement>(view, 'Yeni Şifre').value).to.equal('')
  })

  it('EMB-02 shows nothing of a link whose token was replaced while it was sent', async () => {
    const view = await show('t-1')
    const answer = world.gateway.expects(user.passReset, { token: 't-1' }).waits()
    await sendPasswords(view)
    await waitUntil(() => world.gateway.count(user.passReset) === 1)
    const first = view.querySelector('form')
    view.closest('bnw-reset-password')!.setAttribute('token', 't-2')
    await waitUntil(() => view.querySelector('form') !== first)
    await waitUntil(() => sendOf(view).ariaBusy !== 'true', 'the form of the second can be sent')
    expect(view.querySelector('[role="alert"]')).to.equal(null)
    answer.refuses('Bağlantının süresi dolmuş')
    world.gateway.expects(user.passReset, { token: 't-2' }).answers()
    await sendPasswords(view)

    await waitForText(view, 'Yeni şifreniz kaydedildi')
    expect(view.querySelector('[role="alert"]')).to.equal(null)
  })

  it('REG-04 shows a rejected password at its field', async () => {
    const view = await show('t-1')
    world.gateway.expects(user.passReset).refuses('Bu şifre çok kolay', 400, 'new_password')
    await sendPasswords(view)

    await waitUntil(() => named(view, 'Yeni Şifre').getAttribute('aria-invalid') === 'true')
    await expectFocus(named(view, 'Yeni Şifre'))
    expect(view.textContent).not.to.contain('Yeni bağlantı iste')
  })

  it('REG-04 calls no link used or expired if the gateway does not', async () => {
    const view = await show('t-1')
    world.gateway.expects(user.passReset).refuses('Bu şifre çok kolay')
    await sendPasswords(view)

    const alert = await waitUntil(() => view.querySelector('[role="alert"]'))
    expect(alert.textContent).to.equal('Bu şifre çok kolay')
    expect(named<HTMLInputElement>(view, 'Yeni Şifre').value).to.equal('Abcde1')
  })

  it('SEC-01 exposes the token in no text, event or stored value', async () => {
    const view = await show('secret-token')

    expect(view.innerHTML).not.to.contain('secret-token')
    expect(JSON.stringify(world.storage.all())).not.to.contain('secret-token')
  })
})
