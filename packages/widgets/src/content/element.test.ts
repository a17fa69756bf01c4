import './element.ts'

import { chooseLanguage } from '@bnw/core/language'
import { cmscontroller } from '@bnw/core/contract'

import {
  describe,
  expect,
  expectAccessible,
  find,
  findAll,
  fixture,
  focusedIn,
  it,
  named,
  press,
  removed,
  textOf,
  typeInto,
  viewOf,
  waitForText,
  waitUntil
} from '../../../../tests/elements/fixture.ts'
import { withVisitor, world } from '../../../../tests/elements/player.ts'

const RULES =
  ['Üyelik', 'Güvenlik', 'Oyun', 'Ödeme'].map(title => `<h2>${title}</h2><p>${title} metni.</p>`).join('') +
  '<table><tr><th>Yöntem</th><td>Havale</td></tr></table><img src=x onerror=harm()><script>harm()</script>'

const ABOUT_US = '<bnw-content page="AboutUs"></bnw-content>'

const QUESTIONS =
  '<p>Giriş</p>' +
  '<h2>Hesap</h2><h3>Nasıl üye olurum?</h3><p>Formu doldurun.</p>' +
  '<h3>Şifremi unuttum</h3><p>E-posta adresinizi yazın.</p>' +
  '<h2>Para</h2><h3>Çekim ne zaman gelir?</h3><p>Bir iş günü içinde.</p>'

describe('<bnw-content>', () => {
  withVisitor()

  async function open(page: string, type: string, text: string): Promise<HTMLElement> {
    world.gateway
      .expects(cmscontroller.getInformation, { InfType: type as 'GenelKurallar' })
      .answers([{ Text: text }])
    const element = await fixture(`<bnw-content page="${page}"></bnw-content>`)
    await waitUntil(() => find(element, '[part=html], [part=empty]'), 'there is a text')
    return element
  }

  it('CONT-01 shows all parts of a page', async () => {
    world.gateway
      .expects(cmscontroller.getInformation)
      .answers([{ Text: '<p>One</p>' }, { Text: '<p>Two</p>' }])
    const element = await fixture('<bnw-content page="GeneralRules"></bnw-content>')

    await waitForText(element, 'One')
    expect(textOf(element)).to.contain('Two')
  })

  it('GATE-07 aborts the request of a page when the last element that shows it is removed', async () => {
    const late = world.gateway.expects(cmscontroller.getInformation).waits()
    const elements = [await fixture(ABOUT_US), await fixture(ABOUT_US)]
    await waitUntil(() => world.gateway.count(cmscontroller.getInformation) === 1)
    await removed(...elements)
    const element = await open('AboutUs', 'SiteInformation', '<p>Two</p>')
    late.answers([{ Text: '<p>One</p>' }])

    expect(textOf(element)).to.contain('Two').and.not.contain('One')
  })

  it('GATE-07 keeps the request of a page that another element shows', async () => {
    const reply = world.gateway.expects(cmscontroller.getInformation).waits()
    const other = await fixture(ABOUT_US)
    const element = await fixture(ABOUT_US)
    await waitUntil(() => world.gateway.count(cmscontroller.getInformation) === 1)
    await removed(other)
    reply.answers([{ Text: '<p>One</p>' }])

    await waitForText(element, 'One')
  })

  it('EMB-11 has no other colour than the page behind its search', async () => {
    document.body.style.background = '#fdf6c9'
    const element = await open('FAQ', 'SSSinformation', QUESTIONS)
    element.setAttribute('theme', 'auto')

    const colour = () => getComputedStyle(find(element, '.find')!).backgroundColor
    await waitUntil(() => colour() === 'rgb(253, 246, 201)')
    document.body.removeAttribute('style')
  })

  it('CONT-01 SEC-01 shows a page of the gateway, sanitised, with a table of contents', async () => {
    let harmed = 0
    Object.assign(globalThis, { harm: () => harmed++ })
    const element = await open('GeneralRules', 'GenelKurallar', RULES)
    const view = viewOf(element)

    expect(view.querySelector('script, [onerror]')).to.equal(null)
    expect([...view.querySelectorAll('h2')].map(heading => heading.textContent)).to.deep.equal([
      'Üyelik',
      'Güvenlik',
      'Oyun',
      'Ödeme'
    ])
    await expectAccessible(element)
    const before = location.href
    await press(element, 'Ödeme')

    expect(focusedIn(element)?.textContent).to.equal('Ödeme')
    expect(location.href).to.equal(before)
    expect(named<HTMLAnchorElement>(element, 'Ödeme').href).to.equal(
      'https://site.test/about-us?page=GeneralRules#s4'
    )
    expect(harmed).to.equal(0)
  })

  it('CONT-01 shows no table of contents for three headings', async () => {
    const element = await open('Privacy', 'GizlilikBilgisi', RULES.replace('<h2>Üyelik</h2>', ''))

    expect(find(element, 'nav')).to.equal(null)
  })

  it('CONT-01 expands questions, and finds them by their words without accents', async () => {
    const element = await open('FAQ', 'SSSinformation', QUESTIONS)
    expect(questions(element)).to.deep.equal([
      'Nasıl üye olurum?',
      'Şifremi unuttum',
      'Çekim ne zaman gelir?'
    ])
    find(element, 'summary')!.click()
    await waitUntil(() => find(element, 'details[open]'))
    await expectAccessible(element)

    await typeInto(named(element, 'Sorularda ara'), 'CEKIM')
    await waitUntil(() => questions(element).length === 1)
    expect(questions(element)).to.deep.equal(['Çekim ne zaman gelir?'])
    expect(find(element, '[role=status]')?.textContent).to.equal('1 soru bulundu')

    await typeInto(named(element, 'Sorularda ara'), 'adresinizi yazın')
    await waitUntil(() => questions(element)[0] === 'Şifremi unuttum')

    await typeInto(named(element, 'Sorularda ara'), 'zzz')
    await waitForText(element, 'Sonuç bulunamadı.')
    await press(element, 'Tüm soruları göster')
    await waitUntil(() => questions(element).length === 3)
  })

  it('CONT-01 breaks a long word of a question, so that a narrow page is not scrolled sideways', async () => {
    const element = await open('FAQ', 'SSSinformation', `<h3>${'W'.repeat(60)}</h3><p>Yanıt</p>`)
    element.style.width = '340px'

    expect(find(element, 'summary h2, summary h3')!.getBoundingClientRect().width).to.be.at.most(340)
  })

  it('CONT-01 shows that an empty page is being prepared', async () => {
    const element = await open('BetRules', 'BahisKurallari', '<p> </p>')

    expect(textOf(element)).to.contain('Bu sayfa hazırlanıyor')
    await expectAccessible(element)
  })

  it('I18N-02 refetches the page when the language changes', async () => {
    const element = await open('CasinoRules', 'CasinoKurallari', '<p>Kurallar</p>')
    const asked = { InfType: 'CasinoKurallari', Lang: 'en' } as const
    world.gateway.expects(cmscontroller.getInformation, asked).answers([{ Text: '<p>The rules</p>' }])
    chooseLanguage('en')

    await waitForText(element, 'The rules')
  })

  it('CONT-01 A11Y-01 offers a retry if the page fails to load, and keeps the focus in the element', async () => {
    world.gateway
      .expects(cmscontroller.getInformation)
      .refuses('Bir şeyler ters gitti, lütfen daha sonra deneyin.')
    const element = await fixture('<bnw-content page="Financial"></bnw-content>')
    await waitUntil(() => find(element, '[role=alert]'))
    world.gateway.expects(cmscontroller.getInformation).answers([{ Text: '<p>Finans</p>' }])
    named(element, 'Tekrar Dene').focus()
    await press(element, 'Tekrar Dene')

    await waitForText(element, 'Finans')
    // Else Tab would go on at the top of the page.
    expect(focusedIn(element)?.className).to.equal('root')
  })

  it('GATE-06 loads again by itself when the device is online', async () => {
    world.gateway.expects(cmscontroller.getInformation).refuses('Şu an olmuyor')
    const element = await fixture('<bnw-content page="Financial"></bnw-content>')
    await waitForText(element, 'Şu an olmuyor')
    world.gateway.expects(cmscontroller.getInformation).answers([{ Text: '<p>Finans</p>' }])
    dispatchEvent(new Event('online'))

    await waitForText(element, 'Finans')
    dispatchEvent(new Event('online'))
  })
})

function questions(element: Element): (string | null)[] {
  return findAll(element, 'summary').map(summary => summary.textContent)
}
