import '../element.ts'

import { cmscontroller } from '@bnw/core/contract'

import {
  describe,
  expect,
  expectAccessible,
  it,
  press,
  typeInto,
  waitUntil
} from '../../../../../tests/elements/fixture.ts'
import { world } from '../../../../../tests/elements/navigating-form.ts'
import { field, fill, noteOf, showRegistration } from '../../../../../tests/elements/registration.ts'

describe('the fields of <bnw-register>', () => {
  it('VALID-01 ticks the password rules while typing', async () => {
    const view = await showRegistration()
    const met = () => view.querySelectorAll('.password-rules .met').length
    expect(met()).to.equal(0)

    await fill(view, 'password', 'Abcde1', { leave: false })
    await waitUntil(() => met() === 4)
    await fill(view, 'confirmPassword', 'Abcde2')
    await waitUntil(() => noteOf(view, 'confirmPassword') === 'Şifreler eşleşmiyor')
  })

  it('VALID-02 REG-01 requires identity number and province in Turkey only', async () => {
    const view = await showRegistration()
    expect(field(view, 'country').value).to.equal('Türkiye')

    await fill(view, 'country', 'almanya')

    await waitUntil(() => !field(view, 'identityNumber'))
    expect(field(view, 'country').value).to.equal('Almanya')
    expect(field(view, 'city').getAttribute('role')).to.equal(null)
  })

  it('REG-01 drops the province when another country is chosen, and keeps a city', async () => {
    const view = await showRegistration()
    await fill(view, 'city', 'ığd')
    await waitUntil(() => field(view, 'city').value === 'Iğdır')
    await fill(view, 'country', 'almanya')
    await waitUntil(() => field(view, 'city').value === '')
    await fill(view, 'city', 'Bremen')
    await fill(view, 'country', 'avusturya')
    await waitUntil(() => field(view, 'country').value === 'Avusturya')

    expect(field(view, 'city').value).to.equal('Bremen')
  })

  it('REG-01 finds a province without accents, by keyboard', async () => {
    const view = await showRegistration()
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

  it('A11Y-01 ArrowUp leads to the last province while none is active', async () => {
    const view = await showRegistration()
    const city = field(view, 'city')
    const pressKey = (key: string) => city.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    city.focus()
    pressKey('ArrowDown')
    await waitUntil(() => city.getAttribute('aria-expanded') === 'true')

    pressKey('ArrowUp')

    const active = await waitUntil(() =>
      document.getElementById(city.getAttribute('aria-activedescendant') ?? '')
    )
    expect(active.textContent).to.equal('Zonguldak')
  })

  it('REG-01 marks an unknown province, and keeps the input', async () => {
    const view = await showRegistration()

    await fill(view, 'city', 'Atlantis')

    await waitUntil(() => noteOf(view, 'city') === 'Listeden seçin')
    expect(field(view, 'city').value).to.equal('Atlantis')
  })

  it('VALID-03 formats dates and numbers, and keeps the caret', async () => {
    const view = await showRegistration()
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

  it('REG-01 shows three steps when narrow, and blocks a step with errors', async () => {
    const view = await showRegistration('', 360)
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

  it('SEC-01 opens the sanitised rules in a dialog, and ticks the box when they are accepted', async () => {
    const view = await showRegistration()
    world.gateway.expects(cmscontroller.getInformation, { InfType: 'GenelKurallar' }).answers([{ Text: '<h2>Üyelik</h2><script>window.ran = 1</script><p onclick="x">Kural</p>' }]) // prettier-ignore

    await press(view, 'Kuralları oku')
    const heading = await waitUntil(() => view.querySelector('dialog[open] .html h2'))
    const dialog = heading.parentElement!
    expect(dialog.textContent).to.equal('ÜyelikKural')
    expect(dialog.querySelector('script, [onclick]')).to.equal(null)
    const consents = view.querySelector('[role=group]:has([name=acceptsRules])')
    expect(consents?.getAttribute('aria-label')).to.equal('Bildirimler ve kurallar')
    // Colours on their way from one state to the next have no contrast that counts.
    await waitUntil(() => document.getAnimations().every(one => !(one instanceof CSSTransition)))
    await expectAccessible(view)

    await press(view, 'Kabul ediyorum')
    await waitUntil(() => field(view, 'acceptsRules').checked)
    expect(view.querySelector('dialog')).to.equal(null)
  })
})
