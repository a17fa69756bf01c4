import './element.ts'

import { $registrationDraft, keepReference } from '@bnw/core/account'
import { chooseLanguage } from '@bnw/core/language'
import { noteServerTime } from '@bnw/core/lib'
import { $toasts } from '@bnw/core/toasts'
import { cmscontroller, user } from '@bnw/core/contract'

import {
  afterEach,
  describe,
  expect,
  expectAccessible,
  expectFocus,
  it,
  named,
  waitForText,
  waitUntil
} from '../../../../tests/elements/fixture.ts'
import { navigations, world } from '../../../../tests/elements/navigating-form.ts'
import {
  field,
  fill,
  fillAll,
  noteOf,
  send,
  showRegistration
} from '../../../../tests/elements/registration.ts'

describe('<bnw-register>', () => {
  afterEach(() => chooseLanguage('tr'))

  it('A11Y-01 is accessible, empty and with errors', async () => {
    const view = await showRegistration()
    await expectAccessible(view)

    send(view)
    await waitUntil(() => noteOf(view, 'username') === 'Zorunlu alan')
    await expectAccessible(view)
  })

  it('REG-01 shows the only currency in a field that cannot be changed', async () => {
    const currency = named<HTMLInputElement>(await showRegistration(), 'Para Birimi')

    expect(currency.value).to.contain('TRY')
    expect(currency.readOnly).to.equal(true)
  })

  it('VALID-04 marks all missing fields on submit, and focuses the first', async () => {
    const view = await showRegistration()

    send(view)

    await waitUntil(() => document.activeElement === field(view, 'username'))
    expect(view.querySelectorAll('[aria-invalid]')).to.have.length(12)
    expect(field(view, 'promotionCode').hasAttribute('aria-invalid')).to.equal(false)
    expect(world.gateway.sent).to.have.length(0)
  })

  it('VALID-04 validates a field on blur, and clears its error as soon as it is valid', async () => {
    const view = await showRegistration()
    await fill(view, 'email', 'yanlis', { leave: false })
    expect(field(view, 'email').hasAttribute('aria-invalid')).to.equal(false)

    field(view, 'email').blur()
    await waitUntil(() => noteOf(view, 'email') === 'Geçerli bir e-posta girin')
    expect(field(view, 'email').value).to.equal('yanlis')

    await fill(view, 'email', 'ayse@posta.example', { leave: false })
    await waitUntil(() => !field(view, 'email').hasAttribute('aria-invalid'))
  })

  it('VALID-04 shows no error for an empty field that only had the focus', async () => {
    const view = await showRegistration()
    field(view, 'username').focus()
    field(view, 'email').focus()

    expect(view.querySelectorAll('[aria-invalid]')).to.have.length(0)
  })

  it('REG-02 computes the age by the clock of the gateway', async () => {
    const view = await showRegistration()
    noteServerTime('Sun, 01 Mar 2020 09:00:00 GMT', world.clock.now(), world.clock.now())

    await fill(view, 'birthDate', '02032002')

    await waitUntil(() => noteOf(view, 'birthDate') === '18 yaşından küçükler üye olamaz')
  })

  it('REG-02 shows success, and navigates to the confirmation', async () => {
    const view = await showRegistration()
    await fillAll(view)
    world.gateway.expects(user.register, { city: 'İzmir', birthdate: '1990-03-05', sms_optin: 0 }).answers({ uid: '9', username: 'ayse' }) // prettier-ignore

    send(view)

    await waitUntil(() => navigations.length > 0)
    expect(navigations).to.deep.equal(['/register-account-confirm'])
    expect($toasts.get().map(({ text }) => text())).to.deep.equal(['Kayıt tamamlandı'])
  })

  it('REG-02 shows that it is still sending when it is left and opened again', async () => {
    const view = await showRegistration()
    await fillAll(view)
    const answer = world.gateway.expects(user.register).waits()
    send(view)
    await waitUntil(() => world.gateway.count(user.register) === 1)
    const element = view.closest('bnw-register')!
    element.remove()
    await waitUntil(() => !element.querySelector('form'), 'it is unmounted')
    const other = await showRegistration('', 360)

    expect(other.textContent).to.equal('Gönderiliyor…')
    expect(other.querySelector('.form-message')!.className).to.contain('info')
    answer.answers({ uid: '9', username: 'ayse' })
    await waitForText(other, 'Kayıt tamamlandı')
    expect(navigations).to.deep.equal([])
  })

  it('REG-02 shows a rejection in the form and at the named field', async () => {
    const view = await showRegistration()
    await fillAll(view)
    world.gateway.expects(user.register).refuses('Bu kullanıcı adı alınmış', 400, 'username')

    send(view)

    await waitUntil(() => noteOf(view, 'username') === 'Bu kullanıcı adı alınmış')
    expect(view.querySelector('[role="alert"]')?.textContent).to.equal('Bu kullanıcı adı alınmış')
    await waitUntil(() => document.activeElement === field(view, 'username'))
    expect(field(view, 'password').value).to.equal('Abcde1')
    await fill(view, 'username', 'ayse2')
    await waitUntil(() => !field(view, 'username').hasAttribute('aria-invalid'))
    expect(navigations).to.deep.equal([])
  })

  it('REG-02 forgets a rejection when it is left', async () => {
    const view = await showRegistration()
    await fillAll(view)
    world.gateway.expects(user.register).refuses('Bu kullanıcı adı alınmış', 400, 'username')
    send(view)
    await waitUntil(() => view.querySelector('[role="alert"]'))
    const element = view.closest('bnw-register')!
    element.remove()
    await waitUntil(() => !element.querySelector('form'), 'it is unmounted')

    expect((await showRegistration()).querySelector('[role="alert"]')).to.equal(null)
  })

  it('REG-02 VALID-04 shows a rejected code that is folded, and marks the box of rejected rules', async () => {
    const view = await showRegistration()
    await fillAll(view)
    world.gateway.expects(user.register).refuses('Bu kod geçersiz', 400, 'promotion_code')
    send(view)
    await expectFocus(field(view, 'promotionCode'))
    expect(noteOf(view, 'promotionCode')).to.contain('Bu kod geçersiz')

    world.gateway.expects(user.register).refuses('Kuralları kabul edin', 400, 'rules_accepted')
    send(view)
    await expectFocus(field(view, 'acceptsRules'))
    expect(noteOf(view, 'acceptsRules')).to.equal('Kuralları kabul edin')
  })

  it('REG-02 VALID-04 marks consents and the currency, if the gateway names them', async () => {
    const view = await showRegistration()
    await fillAll(view)
    const wire = { wantsSms: 'sms_optin', wantsEmail: 'email_optin', currency: 'currency' }
    for (const [name, debug] of Object.entries(wire)) {
      world.gateway.expects(user.register).refuses(`Bu olmaz: ${debug}`, 400, debug)
      send(view)
      await expectFocus(field(view, name))
      expect(noteOf(view, name)).to.equal(`Bu olmaz: ${debug}`)
    }
  })

  it('REG-02 VALID-04 focuses the field that only the message of a rejection names', async () => {
    const view = await showRegistration()
    await fillAll(view)
    chooseLanguage('en')
    await waitForText(view, 'Last name')
    world.gateway.expects(user.register).refuses('This user name is taken')

    send(view)

    await waitUntil(() => document.activeElement === field(view, 'username'))
    expect(noteOf(view, 'username')).to.equal('This user name is taken')
  })

  it('GATE-05 offers no retry of the rules after an HTTP 500, which blocks the page', async () => {
    const view = await showRegistration()
    world.gateway.expects(cmscontroller.getInformation, { InfType: 'GenelKurallar' }).fails(500)
    named(view, 'Kuralları oku').click()
    await waitUntil(() => view.querySelector('.problem'), 'the error is shown')

    expect(view.querySelector('.problem button')).to.equal(null)
  })

  it('REG-03 reads codes from the attributes, else from the query', async () => {
    const view = await showRegistration('promotion-code="gemi20" reference-number="ortak-3"')
    expect(field(view, 'promotionCode').value).to.equal('GEMI20')
    expect(field(view, 'promotionCode').closest('details')?.open).to.equal(true)
    expect(field(view, 'referenceNumber').value).to.equal('ortak-3')

    keepReference('dergi-7')
    const other = await showRegistration()
    expect(field(other, 'referenceNumber').value).to.equal('dergi-7')
    expect(field(other, 'promotionCode').closest('details')?.open).to.equal(false)
  })

  it('REG-01 stores the input without passwords, and keeps it when the language changes', async () => {
    const view = await showRegistration()
    await fillAll(view)
    chooseLanguage('en')
    await waitForText(view, 'Last name')
    expect(field(view, 'lastName').value).to.equal('Işık')
    expect(field(view, 'password').value).to.equal('Abcde1')

    view.parentElement!.remove()
    const other = await showRegistration()
    expect(field(other, 'lastName').value).to.equal('Işık')
    expect(field(other, 'password').value).to.equal('')
    expect(JSON.stringify($registrationDraft.get())).not.to.contain('Abcde1')
  })
})
