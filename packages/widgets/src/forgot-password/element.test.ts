import './element.ts'

import { user } from '@bnw/core/contract'
import { $toasts } from '@bnw/core/toasts'

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
} from '../../../../tests/elements/fixture.ts'
import { navigations, world } from '../../../../tests/elements/navigating-form.ts'

async function show(): Promise<HTMLElement> {
  const element = await fixture('<bnw-forgot-password></bnw-forgot-password>')
  return waitUntil(() => element.querySelector<HTMLElement>('form')?.parentElement, 'the form is there')
}

const sendOf = (view: HTMLElement) => view.querySelector<HTMLElement>('[type="submit"]')!

describe('bnw-forgot-password', () => {
  it('A11Y-01 VALID-04 is accessible, and shows validation errors of the address', async () => {
    const view = await show()
    await expectAccessible(view)

    sendOf(view).click()
    await waitForText(view, 'Zorunlu alan')
    await typeInto(named(view, 'E-posta'), 'yanlis')
    await waitForText(view, 'Geçerli bir e-posta girin')
    await expectFocus(named(view, 'E-posta'))
    await expectAccessible(view)
    expect(world.gateway.sent).to.have.length(0)
  })

  it('A11Y-01 REG-04 NAV-06 sends, announces it once, links to the login, and allows another request only after a minute', async () => {
    const view = await show()
    world.gateway.expects(user.forgot, { email: 'ayse@posta.example' }).answers()
    await typeInto(named(view, 'E-posta'), 'ayse@posta.example')
    sendOf(view).click()

    await waitUntil(() => navigations.length > 0)
    expect(navigations).to.deep.equal(['/login'])
    await waitForText(view, '60 sn sonra tekrar gönderebilirsiniz')
    const sent = 'Şifre sıfırlama talimatları e-posta adresinize gönderildi'
    const message = view.querySelector('.form-message')
    // A toast announces it.
    expect([message?.textContent, message?.role]).to.deep.equal([sent, null])
    expect($toasts.get().map(({ text, isSilent }) => [text(), isSilent])).to.deep.equal([[sent, undefined]])
    sendOf(view).click()
    expect(world.gateway.count(user.forgot)).to.equal(1)
    await expectAccessible(view)

    world.clock.advance(60_000)
    await waitUntil(() => sendOf(view).getAttribute('aria-disabled') === null)
    world.gateway.expects(user.forgot).answers()
    sendOf(view).click()
    await waitUntil(() => world.gateway.count(user.forgot) === 2)
  })

  it('REG-04 shows a rejection in the form, and keeps the address', async () => {
    const view = await show()
    world.gateway.expects(user.forgot).refuses('Çok fazla deneme yapıldı, lütfen biraz bekleyin.', 429)
    await typeInto(named(view, 'E-posta'), 'ayse@posta.example')
    sendOf(view).click()

    const alert = await waitUntil(() => view.querySelector('[role="alert"]'))
    expect(alert.textContent).to.equal('Çok fazla deneme yapıldı, lütfen biraz bekleyin.')
    expect(named<HTMLInputElement>(view, 'E-posta').value).to.equal('ayse@posta.example')
    expect(navigations).to.deep.equal([])
  })

  it('REG-04 VALID-04 shows a rejected address at its field', async () => {
    const view = await show()
    world.gateway.expects(user.forgot).refuses('Bu adres kabul edilmiyor', 400, 'email')
    await typeInto(named(view, 'E-posta'), 'ayse@posta.example')
    sendOf(view).click()

    await expectFocus(named(view, 'E-posta'))
    expect(named(view, 'E-posta').getAttribute('aria-invalid')).to.equal('true')
  })
})
