import './element.ts'

import { $registrationDraft, keepReference } from '@bnw/core/account'
import { chooseLanguage } from '@bnw/core/language'
import { $toasts } from '@bnw/core/toasts'
import { cmscontroller, user } from '@bnw/core/contract'

import {
  afterEach,
  describe,
  expect,
  expectAccessible,
  fixture,
  it,
  press,
  typeInto,
  waitForText,
  waitUntil
} from '../../../../tests/elements/fixture.ts'
import { gone, world } from '../../../../tests/elements/leading-form.ts'

afterEach(() => chooseLanguage('tr'))

/** @param width Of the place that the element stands in, px. */
async function show(attributes = '', width = 880): Promise<HTMLElement> {
  const place = await fixture(
    `<div style="width: ${width}px"><bnw-register ${attributes}></bnw-register></div>`
  )
  return waitUntil(
    () => place.querySelector<HTMLElement>('form.register')?.parentElement,
    'the form is there'
  )
}

const field = (view: HTMLElement, name: string) => view.querySelector<HTMLInputElement>(`[name="${name}"]`)!

/** Enters a text as a person does: focuses the field, types, and leaves it. */
async function fill(view: HTMLElement, name: string, text: string, { leave = true } = {}): Promise<void> {
  const input = field(view, name)
  input.focus()
  await typeInto(input, text)
  if (leave) input.blur()
}

function noteOf(view: HTMLElement, name: string): string {
  const ids = (field(view, name).getAttribute('aria-describedby') ?? '').split(' ')
  return ids
    .map(id => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()
}

async function fillAll(view: HTMLElement): Promise<void> {
  const texts = {
    username: 'ayse',
    email: 'ayse@posta.example',
    password: 'Abcde1',
    confirmPassword: 'Abcde1',
    firstName: 'Ayşe',
    lastName: 'Işık',
    birthDate: '05031990',
    identityNumber: '11111111110',
    phone: '5000000001',
    city: 'izm',
    address: 'Deniz Sokak 1'
  }
  for (const [name, text] of Object.entries(texts)) await fill(view, name, text)
  await press(view, 'Kuralları kabul ediyorum')
}

const send = (view: HTMLElement) => view.querySelector<HTMLElement>('[type="submit"]')!.click()

describe('bnw-register', () => {
  it('A11Y-01 is accessible, empty and with what is wrong', async () => {
    const view = await show()
    await expectAccessible(view)

    send(view)
    await waitUntil(() => noteOf(view, 'username') === 'Zorunlu alan')
    await expectAccessible(view)
  })

  it('VALID-04 sending tells all that is missing and goes to the first', async () => {
    const view = await show()

    send(view)

    await waitUntil(() => document.activeElement === field(view, 'username'))
    expect(view.querySelectorAll('[aria-invalid]')).to.have.length(12)
    expect(field(view, 'promotionCode').hasAttribute('aria-invalid')).to.equal(false)
    expect(world.gateway.sent).to.have.length(0)
  })

  it('VALID-04 a field is told when it is left, and right as soon as it is', async () => {
    const view = await show()
    await fill(view, 'email', 'yanlis', { leave: false })
    expect(field(view, 'email').hasAttribute('aria-invalid')).to.equal(false)

    field(view, 'email').blur()
    await waitUntil(() => noteOf(view, 'email') === 'Geçerli bir e-posta girin')
    expect(field(view, 'email').value).to.equal('yanlis')

    await fill(view, 'email', 'ayse@posta.example', { leave: false })
    await waitUntil(() => !field(view, 'email').hasAttribute('aria-invalid'))
  })

  it('VALID-04 an empty field that is only passed through is left in peace', async () => {
    const view = await show()
    field(view, 'username').focus()
    field(view, 'email').focus()

    expect(view.querySelectorAll('[aria-invalid]')).to.have.length(0)
  })

  it('VALID-01 the rules of a password are ticked as it is typed', async () => {
    const view = await show()
    const met = () => view.querySelectorAll('.password-rules .met').length
    expect(met()).to.equal(0)

    await fill(view, 'password', 'Abcde1', { leave: false })
    await waitUntil(() => met() === 4)
    await fill(view, 'confirmPassword', 'Abcde2')
    await waitUntil(() => noteOf(view, 'confirmPassword') === 'Şifreler eşleşmiyor')
  })

  it('VALID-02 REG-01 the identity number and the provinces are asked for in Turkey only', async () => {
    const view = await show()
    expect(field(view, 'country').value).to.equal('Türkiye')

    await fill(view, 'country', 'almanya')

    await waitUntil(() => !field(view, 'identityNumber'))
    expect(field(view, 'country').value).to.equal('Almanya')
    expect(field(view, 'city').getAttribute('role')).to.equal(null)
  })

  it('REG-01 a province is found without its accents, by keys alone', async () => {
    const view = await show()
    const city = field(view, 'city')
    const pressKey = (key: string) => city.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })) // prettier-ignore
    await fill(view, 'city', 'sa', { leave: false })
    const options = await waitUntil(() => {
      const found = [...view.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent)
      return found.length > 0 ? found : undefined
    })
    expect(options.slice(0, 2)).to.deep.equal(['Sakarya', 'Samsun'])

    pressKey('ArrowDown')
    const active = await waitUntil(() => {
      const option = document.getElementById(city.getAttribute('aria-activedescendant') ?? '')
      return option?.textContent === 'Samsun' ? option : undefined
    })
    expect(active.classList.contains('active')).to.equal(true)
    pressKey('Enter')
    await waitUntil(() => city.value === 'Samsun' && city.getAttribute('aria-expanded') === 'false')
  })

  it('REG-01 what is no province is told and kept', async () => {
    const view = await show()

    await fill(view, 'city', 'Atlantis')

    await waitUntil(() => noteOf(view, 'city') === 'Listeden seçin')
    expect(field(view, 'city').value).to.equal('Atlantis')
  })

  it('VALID-03 dates and numbers take their separators, and the caret stays', async () => {
    const view = await show()
    await fill(view, 'birthDate', '05031990')
    await fill(view, 'phone', '+905000000001')
    await fill(view, 'identityNumber', '11111111110')
    expect(field(view, 'birthDate').value).to.equal('05.03.1990')
    expect(field(view, 'phone').value).to.equal('0500 000 00 01')
    expect(field(view, 'identityNumber').value).to.equal('111 111 111 10')

    const phone = field(view, 'phone')
    phone.focus()
    // The sixth digit is taken out: the caret stands behind the fifth.
    await typeInto(phone, '0500 00 00 01', 6)
    await waitUntil(() => phone.value === '0500 000 00 1')
    expect(phone.selectionStart).to.equal(6)
  })

  it('REG-02 success is told and leads to the confirmation', async () => {
    const view = await show()
    await fillAll(view)
    world.gateway.expects(user.register, { city: 'İzmir', birthdate: '1990-03-05', sms_optin: 0 }).answers({ uid: '9', username: 'ayse' }) // prettier-ignore

    send(view)

    await waitUntil(() => gone.length > 0)
    expect(gone).to.deep.equal(['/register-account-confirm'])
    expect($toasts.get().map(({ text }) => text())).to.deep.equal(['Kayıt tamamlandı'])
  })

  it('REG-02 a refusal stands in the form and at the field that it names', async () => {
    const view = await show()
    await fillAll(view)
    world.gateway.expects(user.register).refuses('Bu kullanıcı adı alınmış', 400, 'username')

    send(view)

    await waitUntil(() => noteOf(view, 'username') === 'Bu kullanıcı adı alınmış')
    expect(view.querySelector('[role="alert"]')?.textContent).to.equal('Bu kullanıcı adı alınmış')
    await waitUntil(() => document.activeElement === field(view, 'username'))
    expect(field(view, 'password').value).to.equal('Abcde1')
    await fill(view, 'username', 'ayse2')
    await waitUntil(() => !field(view, 'username').hasAttribute('aria-invalid'))
    expect(gone).to.deep.equal([])
  })

  it('REG-03 codes come from the attributes, else from the link that led here', async () => {
    const view = await show('promotion-code="gemi20" reference-number="ortak-3"')
    expect(field(view, 'promotionCode').value).to.equal('GEMI20')
    expect(field(view, 'promotionCode').closest('details')?.open).to.equal(true)
    expect(field(view, 'referenceNumber').value).to.equal('ortak-3')

    keepReference('dergi-7')
    const other = await show()
    expect(field(other, 'referenceNumber').value).to.equal('dergi-7')
    expect(field(other, 'promotionCode').closest('details')?.open).to.equal(false)
  })

  it('REG-01 keeps what was filled in, without the passwords, and through a change of language', async () => {
    const view = await show()
    await fillAll(view)
    chooseLanguage('en')
    await waitForText(view, 'Last name')
    expect(field(view, 'lastName').value).to.equal('Işık')
    expect(field(view, 'password').value).to.equal('Abcde1')

    view.parentElement!.remove()
    const other = await show()
    expect(field(other, 'lastName').value).to.equal('Işık')
    expect(field(other, 'password').value).to.equal('')
    expect(JSON.stringify($registrationDraft.get())).not.to.contain('Abcde1')
  })

  it('REG-01 is three steps where it is narrow; none is passed with something wrong', async () => {
    const view = await show('', 360)
    const isSeen = (name: string) => field(view, name).checkVisibility()
    expect([isSeen('username'), isSeen('firstName'), isSeen('phone')]).to.deep.equal([true, false, false])
    expect(view.querySelector('.progress')?.textContent).to.equal('1 / 3')

    await press(view, 'Devam Et')
    await waitUntil(() => document.activeElement === field(view, 'username'))
    expect(isSeen('firstName')).to.equal(false)

    for (const [name, text] of Object.entries({ username: 'ayse', email: 'a@b.example', password: 'Abcde1', confirmPassword: 'Abcde1' })) await fill(view, name, text) // prettier-ignore
    await press(view, 'Devam Et')
    await waitUntil(() => isSeen('firstName'))
    expect(view.querySelector('.progress')?.textContent).to.equal('2 / 3')
    expect(document.activeElement?.textContent).to.equal('Kimlik bilgileri')
    await expectAccessible(view)

    await press(view, 'Geri')
    await waitUntil(() => isSeen('username'))
    expect(field(view, 'username').value).to.equal('ayse')
  })

  it('SEC-01 the rules open in a dialog with their headings and without what is dangerous, and accepting them ticks the box', async () => {
    const view = await show()
    world.gateway.expects(cmscontroller.getInformation, { InfType: 'GenelKurallar' }).answers([{ Text: '<h2>Üyelik</h2><script>window.ran = 1</script><p onclick="x">Kural</p>' }]) // prettier-ignore

    await press(view, 'Kuralları oku')
    const heading = await waitUntil(() => view.querySelector('dialog[open] .html h2'))
    const dialog = heading.parentElement!
    expect(dialog.textContent).to.equal('ÜyelikKural')
    expect(dialog.querySelector('script, [onclick]')).to.equal(null)
    // Colours on their way from one state to the next have no contrast that counts.
    await waitUntil(() => document.getAnimations().every(one => !(one instanceof CSSTransition)))
    await expectAccessible(view)

    await press(view, 'Kabul ediyorum')
    await waitUntil(() => field(view, 'acceptsRules').checked)
    expect(view.querySelector('dialog')).to.equal(null)
  })
})
