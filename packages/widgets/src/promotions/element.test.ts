import './element.ts'

import { noteServerTime } from '@bnw/core/lib'
import { cmscontroller } from '@bnw/core/contract'
import { promotion } from '@bnw/core/testing'

import {
  describe,
  expect,
  expectAccessible,
  expectFocus,
  find,
  findAll,
  fixture,
  interceptedDetail,
  it,
  named,
  press,
  removed,
  waitForText,
  waitUntil
} from '../../../../tests/elements/fixture.ts'
import { NOW, startWithPlayer, withVisitor, world } from '../../../../tests/elements/player.ts'

const facts = [
  { Label: 'Ödül', Value: '%50 bonus' },
  { Label: 'Çevrim', Value: '10 kat' },
  { Label: 'En çok', Value: '₺999' },
  { Label: 'Geçerlilik', Value: '7 gün' }
]

const rows = [
  promotion('a', {
    Title: 'Hoş geldin',
    Content:
      '<h3>Nasıl?</h3><p onclick="x()">Yatırın. <a href="javascript:x()">Kötü</a></p><script>x()</script>',
    Facts: facts,
    End_date: '2025-03-03 14:30:00'
  }),
  promotion('b', { Title: 'Az sonra', Start_date: '2025-03-01 12:02:00' }),
  promotion('c', { Title: 'Geçmiş', End_date: '2025-02-01 00:00:00' }),
  promotion('d', { Title: 'Kapalı', Status: 0 }),
  promotion('e', { Title: 'Bilmece', Start_date: '2025-05-01 00:00:00', End_date: '2025-04-01 00:00:00' })
]

describe('<bnw-promotions>', () => {
  withVisitor()

  async function open(markup = '<bnw-promotions></bnw-promotions>', given = rows): Promise<HTMLElement> {
    world.gateway.expects(cmscontroller.getPromotions, { SiteType: 'desktop' }).answers(given)
    const element = await fixture(markup)
    await waitUntil(() => tickets(element).length > 0, 'there are tickets')
    return element
  }

  it('GATE-07 aborts the request of a list that is removed, whose reply never lands', async () => {
    const late = world.gateway.expects(cmscontroller.getPromotions).waits()
    const old = await fixture('<bnw-promotions></bnw-promotions>')
    await waitUntil(() => world.gateway.count(cmscontroller.getPromotions) === 1)
    await removed(old)
    world.gateway.expects(cmscontroller.getPromotions).answers(rows)
    const element = await fixture('<bnw-promotions></bnw-promotions>')
    await waitUntil(() => tickets(element).length > 0, 'there are tickets')
    late.answers([])

    expect(tickets(element)).not.to.have.length(0)
  })

  it('EMB-05 keeps its height until its content is there', async () => {
    const promotions = world.gateway.expects(cmscontroller.getPromotions).waits()
    const element = await fixture('<bnw-promotions></bnw-promotions>')
    const heights: number[] = []
    // Both the code of the view and its data are missing at first.
    await waitUntil(() => heights.push(element.offsetHeight) && find(element, '.coming'))
    for (let frame = 0; frame < 3; frame++) {
      await new Promise(requestAnimationFrame)
      heights.push(element.offsetHeight)
    }
    expect(Math.min(...heights)).to.be.at.least(320)
    promotions.answers([])

    await waitUntil(() => find(element, '[part=empty]') && element.offsetHeight < 320)
  })

  it('EMB-05 keeps places as high as tickets, and tabs as wide as with their numbers', async () => {
    const promotions = world.gateway.expects(cmscontroller.getPromotions).waits()
    const element = await fixture('<bnw-promotions style="inline-size: 340px"></bnw-promotions>')
    await waitUntil(() => find(element, '.coming'), 'there are places')
    const place = find(element, '.coming > *')!.offsetHeight
    const { left } = findAll(element, '[role=tab]')[2]!.getBoundingClientRect()
    promotions.answers([{ ...rows[0]!, Summary: 'Bir satır.' }])
    await waitUntil(() => tickets(element).length > 0, 'there are tickets')

    expect(tickets(element)[0]!.getBoundingClientRect().height).to.be.closeTo(place, 4)
    expect(findAll(element, '[role=tab]')[2]!.getBoundingClientRect().left).to.be.closeTo(left, 4)
  })

  it('EMB-05 fills its rows with places while it loads', async () => {
    const promotions = world.gateway.expects(cmscontroller.getPromotions).waits()
    const element = await fixture('<bnw-promotions></bnw-promotions>')
    await waitUntil(() => find(element, '.coming'), 'there are places')
    for (const width of [390, 700, 1000, 1264]) {
      element.style.inlineSize = `${width}px`
      const places = findAll(element, '.coming').filter(({ offsetHeight }) => offsetHeight > 0)
      const ends = new Set(places.map(place => Math.round(place.getBoundingClientRect().left)))
      expect(places.length % ends.size, `${width} px`).to.equal(0)
    }
    promotions.answers([])
    await waitUntil(() => find(element, '[part=empty]'))
  })

  it('A11Y-01 a compact row shows its summary whole with the text spacing of a reader (1.4.12)', async () => {
    const Summary = 'Çarşamba günkü slot kaybınızın onda biri perşembe günü hesabınıza geri döner.'
    const row = promotion('a', { Title: 'Çarşamba', Summary, End_date: '2025-03-03 14:30:00' })
    const element = await open('<bnw-promotions compact style="inline-size: 300px"></bnw-promotions>', [row])
    const lead = find(element, '.lead')!
    Object.assign(lead.style, { letterSpacing: '0.12em', wordSpacing: '0.16em', lineHeight: '1.5' })

    expect(lead.scrollHeight).to.be.at.most(lead.clientHeight)
  })

  it('shows the picture across the top of each ticket, in columns on a wide page', async () => {
    const active = ['a', 'b', 'c'].map(id => promotion(id, { Title: id }))
    const element = await open('<bnw-promotions style="inline-size: 1216px"></bnw-promotions>', active)
    await waitUntil(() => tickets(element).length === 3)
    const boxes = tickets(element).map(ticket => ticket.getBoundingClientRect())

    expect(new Set(boxes.map(({ top }) => top)).size).to.equal(1)
    const art = find(element, '.art')!.getBoundingClientRect()
    expect(art.width).to.be.closeTo(boxes[0]!.width, 2)
    expect(art.bottom).to.be.at.most(find(element, 'h3')!.getBoundingClientRect().top)
  })

  it('counts down in the colour of its text, as that of money is for money', async () => {
    const element = await open()
    const colourOf = (selector: string) => getComputedStyle(find(element, selector)!).color
    expect(colourOf('.countdown .cell')).to.equal(colourOf('h3'))
  })

  it('PROMO-01 VALID-05 shows the active ones in groups with counts, four facts and a countdown', async () => {
    const element = await open()
    expect(tabs(element)).to.deep.equal(['Aktif (1)', 'Yakında (1)', 'Bitmiş (1)'])
    const [ticket] = tickets(element)
    for (const { Label, Value } of facts) {
      expect(ticket!.textContent).to.contain(Label)
      expect(ticket!.textContent).to.contain(Value)
    }
    expect(ticket!.querySelector('[part=countdown]')!.textContent).to.contain('2 gün 2 saat 30 dakika')
    expect(find(element, '[aria-live], [role=status] [part=countdown]')).to.equal(null)
    await expectAccessible(element)
    const tab = named(element, 'Bitmiş (1)')
    named(element, 'Aktif (1)').focus()
    named(element, 'Aktif (1)').dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }))

    await waitUntil(() => tickets(element)[0]?.textContent.includes('Geçmiş'))
    expect(tab.getAttribute('aria-selected')).to.equal('true')
    expect(tickets(element)[0]!.querySelector('button, [part=button], [part=countdown]')).to.equal(null)
    await expectAccessible(element)
  })

  it('GATE-03 PROMO-01 leaves out a fact without a value', async () => {
    const given = [{ Label: 'Çevrim', Value: '10 kat' }, { Label: 'En çok' }, { Label: 'Ödül', Value: ' ' }]
    const element = await open('<bnw-promotions></bnw-promotions>', [promotion('a', { Facts: given })])

    const labels = [...tickets(element)[0]!.querySelectorAll('.facts dt')].map(
      ({ textContent }) => textContent
    )
    expect(labels).to.deep.equal(['Çevrim'])
  })

  it('PROMO-01 says that one without an end has none', async () => {
    const element = await open(undefined, [promotion('a', { End_date: '' })])

    expect(tickets(element)[0]!.textContent).to.contain('Süresiz')
    expect(find(element, '[part=countdown]')).to.equal(null)
  })

  it('loads a compact list only near the viewport', async () => {
    const element = await fixture(
      '<bnw-promotions compact style="margin-block-start:5000px"></bnw-promotions>'
    )
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
    expect(world.gateway.sent).to.have.length(0)
    world.gateway.expects(cmscontroller.getPromotions, { SiteType: 'desktop' }).answers(rows)
    element.scrollIntoView()

    await waitForText(element, 'Hoş geldin')
    scrollTo(0, 0)
  })

  it('PROMO-01 N7 moves a promotion to the active ones when the gateway clock reaches its start', async () => {
    const ahead = 3_600_000
    noteServerTime(new Date(NOW + ahead).toUTCString(), NOW, NOW)
    noteServerTime(new Date(NOW + ahead).toUTCString(), NOW + 999, NOW + 999)
    const late = promotion('b', { Title: 'Az sonra', Start_date: '2025-03-01 13:02:00' })
    const element = await open(undefined, [late])
    expect(tabs(element)[1]).to.equal('Yakında (1)')
    expect(tickets(element)[0]!.textContent).to.contain('Başlamasına')
    expect(names(element)).not.to.contain('Katıl')
    world.clock.advance(120_000)

    await waitUntil(() => tabs(element)[0] === 'Aktif (1)')
    await waitUntil(() => names(element).includes('Katıl'))
  })

  it('PROMO-01 opens the details over the list, sanitised, and closes them', async () => {
    const element = await open()
    await press(element, 'Detay: Hoş geldin')
    const dialog = await waitUntil(() => find(element, 'dialog[open]'))
    await waitUntil(() => dialog.querySelector('.html h3'))

    expect(dialog.querySelector('script, [onclick], [href^="javascript"]')).to.equal(null)
    expect(dialog.textContent).to.contain('%50 bonus')
    await expectAccessible(element)
    await press(element, 'Kapat')
    await waitUntil(() => !find(element, 'dialog'))
  })

  it('leaves a click with Ctrl on the details to the browser, which opens a tab', async () => {
    const element = await open()
    let isPrevented = true
    element.addEventListener('click', event => {
      isPrevented = event.defaultPrevented
      event.preventDefault()
    })
    const click = { bubbles: true, cancelable: true, composed: true, ctrlKey: true }
    named(element, 'Detay: Hoş geldin').dispatchEvent(new MouseEvent('click', click))

    expect(isPrevented).to.equal(false)
  })

  it('PROMO-01 opens the promotion of its attribute, and asks visitors to log in with it as return path', async () => {
    const element = await open('<bnw-promotions promotion="a"></bnw-promotions>')
    const dialog = await waitUntil(() => find(element, 'dialog[open]'))
    const detail = interceptedDetail(element, 'bnw-login-required')
    dialog.querySelector<HTMLElement>('footer button')!.click()

    expect(await detail).to.deep.equal({ returnUrl: '/promotions?promotion=a' })
  })

  it('PROMO-01 opens the promotion of its attribute over its own group', async () => {
    const element = await open('<bnw-promotions promotion="c"></bnw-promotions>')

    expect(named(element, 'Bitmiş (1)').getAttribute('aria-selected')).to.equal('true')
  })

  it('PROMO-01 A11Y-01 says that the promotion has ended while its details are open, and keeps the focus there', async () => {
    const ending = promotion('a', { Title: 'Hoş geldin', End_date: '2025-03-01 12:02:00' })
    const element = await open('<bnw-promotions promotion="a"></bnw-promotions>', [ending])
    const dialog = await waitUntil(() => find(element, 'dialog[open]'))
    dialog.querySelector<HTMLElement>('footer button')!.focus()
    const status = dialog.querySelector('.times [role=status]')
    const left = () => dialog.querySelector('[part=countdown]')?.textContent
    world.clock.advance(61_000)
    await waitUntil(() => left()?.includes('bir dakikadan az'), 'the last minute has words')
    world.clock.advance(59_000)

    await waitUntil(() => status?.textContent === 'Bitti 01.03.2025', 'the end is announced')
    expect(dialog.querySelector('footer')).to.equal(null)
    await expectFocus(dialog.querySelector('h2')!)
  })

  it('PROMO-01 navigates a player to the deposit', async () => {
    await startWithPlayer()
    const element = await open()
    const detail = interceptedDetail(element, 'bnw-deposit-required')
    await press(element, 'Katıl: Hoş geldin')

    expect(await detail).to.deep.equal({})
  })

  it('HOME-01 shows active and upcoming ones in a row when compact', async () => {
    const element = await open('<bnw-promotions compact></bnw-promotions>')
    expect(tickets(element).map(ticket => ticket.querySelector('h3')!.textContent)).to.deep.equal([
      'Hoş geldin',
      'Az sonra'
    ])
    expect(named(element, 'Hoş geldin').getAttribute('href')).to.equal(
      'https://site.test/promotions?promotion=a'
    )
    expect(named(element, 'Tümü Promosyonlar').getAttribute('href')).to.equal('https://site.test/promotions')
    await expectAccessible(element)
  })

  it('HOME-01 shows six at most in a row', async () => {
    const seven = Array.from({ length: 7 }, (_, index) => promotion(`${index}`))
    const element = await open('<bnw-promotions compact></bnw-promotions>', seven)

    await waitUntil(() => tickets(element).length === 6)
  })

  it('A11Y-01 a row that fails to load is not busy', async () => {
    world.gateway.expects(cmscontroller.getPromotions).refuses('Şu an olmuyor')
    const element = await fixture('<bnw-promotions compact></bnw-promotions>')
    await waitForText(element, 'Şu an olmuyor')

    expect(find(element, '.rail')!.getAttribute('aria-busy')).to.equal('false')
  })

  it('HOME-01 the error of a row takes the whole row', async () => {
    world.gateway.expects(cmscontroller.getPromotions).refuses('Şu an olmuyor')
    const element = await fixture('<bnw-promotions compact style="inline-size: 1216px"></bnw-promotions>')
    await waitForText(element, 'Şu an olmuyor')

    const below =
      element.getBoundingClientRect().bottom - find(element, '.rail')!.getBoundingClientRect().bottom
    expect(find(element, '.problem')!.offsetWidth).to.equal(1216)
    expect(below).to.be.at.most(40)
  })

  it('opens a promotion of the row by a click anywhere on its ticket, whose picture it shows', async () => {
    const element = await open('<bnw-promotions compact></bnw-promotions>')
    const art = find(element, '.art')!
    art.scrollIntoView()
    const { left, top, width, height } = art.getBoundingClientRect()

    const hit = element.shadowRoot!.elementFromPoint(left + width / 2, top + height / 2)
    expect(hit).to.equal(named(element, 'Hoş geldin'))
  })

  it('shows a load error, retries, and shows an empty list', async () => {
    world.gateway.expects(cmscontroller.getPromotions).refuses('Şu an olmuyor')
    const element = await fixture('<bnw-promotions></bnw-promotions>')
    await waitForText(element, 'Şu an olmuyor')
    world.gateway.expects(cmscontroller.getPromotions).answers([])
    await press(element, 'Tekrar Dene')

    await waitForText(element, 'Şu an süren promosyon yok')
    await expectAccessible(element)
  })

  it('GATE-06 loads again by itself when the device is online', async () => {
    world.gateway.expects(cmscontroller.getPromotions).refuses('Şu an olmuyor')
    const element = await fixture('<bnw-promotions></bnw-promotions>')
    await waitForText(element, 'Şu an olmuyor')
    world.gateway.expects(cmscontroller.getPromotions).answers([])
    dispatchEvent(new Event('online'))

    await waitForText(element, 'Şu an süren promosyon yok')
    dispatchEvent(new Event('online'))
    expect(world.gateway.count(cmscontroller.getPromotions), 'only after an error').to.equal(2)
  })
})

function tickets(element: Element): Element[] {
  return findAll(element, '[part=ticket]')
}

function tabs(element: Element): (string | null)[] {
  return findAll(element, '[role=tab]').map(tab => tab.textContent)
}

/** What is written on the buttons. */
function names(element: Element): (string | null)[] {
  return findAll(element, '[part=button]').map(button => button.textContent)
}
