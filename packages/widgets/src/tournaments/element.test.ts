import './element.ts'

import { cmscontroller } from '@bnw/core/contract'
import { tournament } from '@bnw/core/testing'

import {
  describe,
  expect,
  expectAccessible,
  find,
  findAll,
  fixture,
  interceptedDetail,
  it,
  oneEvent,
  press,
  waitUntil
} from '../../../../tests/elements/fixture.ts'
import { withPlayer, world } from '../../../../tests/elements/player.ts'

const Leaders = [
  { Rank: 1, Player: 'A•••t K.', Points: 12_350, Prize: '₺100.000' },
  { Rank: 2, Player: 'S•••e Y.', Points: 11_030, Prize: '₺50.000' },
  { Rank: 3, Player: 'M•••l D.', Points: 9_870, Prize: '' },
  { Rank: 4, Player: 'E•••n Ş.', Points: 9_100, Prize: '' }
]
const Facts = [
  { Label: 'Oyun', Value: '12 oyun' },
  { Label: 'En az bahis', Value: '₺1' }
]

const rows = [
  tournament('a', { Title: 'Lodos', Facts, Leaders, End_date: '2025-03-01 12:03:00' }),
  tournament('b', { Title: 'Rota', Facts, Start_date: '2025-03-01 12:02:00' }),
  tournament('c', { Title: 'Sefer', Facts, Leaders, End_date: '2025-02-01 00:00:00' })
]

describe('<bnw-tournaments>', () => {
  withPlayer()

  async function open(markup = '<bnw-tournaments></bnw-tournaments>'): Promise<HTMLElement> {
    world.gateway.expects(cmscontroller.getTournaments, { limit: 50, offset: 0 }).answers(rows)
    const element = await fixture(markup)
    await waitUntil(() => tickets(element).length > 0, 'there are tickets')
    return element
  }

  it('GATE-03 opens the details of an ended tournament without a title', async () => {
    world.gateway
      .expects(cmscontroller.getTournaments)
      .answers([tournament('a', { Title: '', End_date: '2025-02-01 00:00:00' })])
    const element = await fixture('<bnw-tournaments></bnw-tournaments>')
    await press(element, 'Tamamlanan (1)')
    await press(element, 'Detay')

    await waitUntil(() => find(element, 'dialog[open] h2')?.textContent === 'Detay')
  })

  it('GATE-03 TOUR-01 shows points with a fraction', async () => {
    const Leaders = [
      { Rank: 1, Points: '1234.5' },
      { Rank: 2, Points: 1_200 },
      { Rank: 3, Player: 'A' }
    ]
    world.gateway.expects(cmscontroller.getTournaments).answers([tournament('a', { Leaders } as never)])
    const element = await fixture('<bnw-tournaments></bnw-tournaments>')
    await press(element, 'Detay')

    const cells = await waitUntil(() => findAll(element, '.leaders td:nth-child(3)'))
    expect(cells.map(cell => cell.textContent)).to.deep.equal(['1.234,50', '1.200,00', '–'])
  })

  it('GATE-03 TOUR-01 shows no leader of whom only the rank is known, and separators in prizes that are numbers', async () => {
    const Leaders = [
      { Rank: 1 },
      { Rank: 2, Points: 1_200, Prize: '12500' },
      { Rank: 3, Player: 'A', Prize: '2 bilet' }
    ]
    world.gateway
      .expects(cmscontroller.getTournaments)
      .answers([tournament('a', { Prize: 250_000 as never, Leaders })])
    const element = await fixture('<bnw-tournaments tournament="a"></bnw-tournaments>')

    await waitUntil(() => find(element, '.leaders'), 'the details are open')
    const ranks = findAll(element, '.leaders tbody tr')
    expect(ranks.map(row => [...row.children].map(cell => cell.textContent))).to.deep.equal([
      ['2', '–', '1.200', '12.500'],
      ['3', 'A', '–', '2 bilet']
    ])
    expect(find(element, '.prize')!.textContent).to.equal('Ödül: 250.000')
  })

  it('GATE-03 names the buttons of a tournament without a title by their own words', async () => {
    world.gateway.expects(cmscontroller.getTournaments).answers([tournament('a', { Title: '' })])
    const element = await fixture('<bnw-tournaments></bnw-tournaments>')

    await waitUntil(() => find(element, '.ways'), 'there are buttons')
    const ways = findAll(element, '.ways > *')
    expect(ways.map(way => way.getAttribute('aria-label') || way.textContent)).to.deep.equal([
      'Katıl',
      'Detay'
    ])
  })

  it('TOUR-01 shows prize, games, minimum stake and remaining time in three groups', async () => {
    const element = await open()
    expect(tabs(element)).to.deep.equal(['Aktif (1)', 'Yaklaşan (1)', 'Tamamlanan (1)'])
    const [ticket] = tickets(element)
    for (const text of ['₺250.000', '12 oyun', 'En az bahis', 'A•••t K.', '3 dakika'])
      expect(ticket!.textContent).to.contain(text)
    await expectAccessible(element)
    await press(element, 'Tamamlanan (1)')

    await waitUntil(() => tickets(element)[0]?.textContent.includes('Sefer'))
    const winners = tickets(element)[0]!.querySelectorAll('ol li')
    expect([...winners].map(winner => winner.textContent)[1]).to.contain('S•••e Y.')
    expect(winners).to.have.length(3)
    expect(tickets(element)[0]!.querySelector('[part=button]')).to.equal(null)
    await expectAccessible(element)
  })

  it('TOUR-01 shows no prize where it is missing or 0', async () => {
    world.gateway
      .expects(cmscontroller.getTournaments)
      .answers([tournament('a', { Prize: 0 as never }), tournament('b', { Prize: '' }), tournament('c')])
    const element = await fixture('<bnw-tournaments></bnw-tournaments>')
    await waitUntil(() => tickets(element).length === 3, 'there are tickets')

    const prizes = tickets(element).map(ticket => ticket.querySelector('.prize')?.textContent)
    expect(prizes).to.deep.equal([undefined, undefined, 'Ödül: ₺250.000'])
  })

  it('TOUR-01 moves tournaments to the active and ended ones when their time comes', async () => {
    const element = await open()
    world.clock.advance(120_000)
    await waitUntil(() => tabs(element)[0] === 'Aktif (2)')
    expect(tabs(element)[1]).to.equal('Yaklaşan (0)')
    world.gateway.expects(cmscontroller.getTournaments).answers(rows)
    world.clock.advance(60_000)

    await waitUntil(() => tabs(element)[2] === 'Tamamlanan (2)')
    expect(tickets(element).map(ticket => ticket.querySelector('h3')!.textContent)).to.deep.equal(['Rota'])
  })

  it('TOUR-01 shows leader board and games in the details', async () => {
    const element = await open('<bnw-tournaments tournament="a"></bnw-tournaments>')
    const dialog = await waitUntil(() => find(element, 'dialog[open]'))
    const lines = [...dialog.querySelectorAll('tbody tr')].map(row => row.textContent)
    expect(lines).to.have.length(4)
    expect(lines[0]).to.equal('1A•••t K.12.350₺100.000')
    expect(lines[2], 'no prize').to.equal('3M•••l D.9.870–')
    await expectAccessible(element)
    const detail = interceptedDetail(element, 'bnw-navigate')
    dialog.querySelector<HTMLElement>('footer button')!.click()

    expect(await detail).to.deep.equal({ path: '/slot' })
  })

  it('TOUR-01 breaks long words in the details, whose close button stays in view', async () => {
    const long = 'W'.repeat(90)
    const row = tournament('a', { Title: long, Prize: long, Facts: [{ Label: long, Value: long }] })
    world.gateway.expects(cmscontroller.getTournaments).answers([row])
    const element = await fixture('<bnw-tournaments tournament="a"></bnw-tournaments>')
    const dialog = await waitUntil(() => find(element, 'dialog[open]'))
    const { right } = dialog.getBoundingClientRect()

    for (const part of ['.shut', '.banner', '.facts'])
      expect(dialog.querySelector(part)!.getBoundingClientRect().right, part).to.be.at.most(right)
  })

  it('HOME-01 does not widen the page as a row of many tournaments', async () => {
    world.gateway
      .expects(cmscontroller.getTournaments)
      .answers([1, 2, 3, 4, 5, 6].map(id => tournament(`${id}`)))
    const element = await fixture('<bnw-tournaments compact></bnw-tournaments>')
    await waitUntil(() => tickets(element).length === 6)

    expect(document.documentElement.scrollWidth).to.equal(document.documentElement.clientWidth)
  })

  it('is hidden as a row without active or upcoming tournaments', async () => {
    world.gateway.expects(cmscontroller.getTournaments).answers(rows.slice(2))
    const dispatched = oneEvent(document, 'bnw-ready')
    const element = await fixture('<bnw-tournaments compact></bnw-tournaments>')
    await dispatched

    expect(element.offsetHeight).to.equal(0)
  })
})

function tickets(element: Element): Element[] {
  return findAll(element, '[part=ticket]')
}

function tabs(element: Element): (string | null)[] {
  return findAll(element, '[role=tab]').map(tab => tab.textContent)
}
