import './element.ts'

import { betframe, bonus as bonusCalls, casino, finance } from '@bnw/core/contract'
import { pageEvents } from '@bnw/core/lib'
import { bonus, coupon, game, transaction } from '@bnw/core/testing'

import {
  beforeEach,
  describe,
  expect,
  expectAccessible,
  find,
  findAll,
  fixture,
  interceptedDetail,
  it,
  press,
  viewOf,
  waitForText,
  waitUntil
} from '../../../../tests/elements/fixture.ts'
import { startWithVisitor, withPlayer, world } from '../../../../tests/elements/player.ts'
import { ALL, expectAccessibleDialog, expectNames, expectRows } from '../../../../tests/elements/history.ts'

describe('<bnw-history>', () => {
  withPlayer()

  beforeEach(() => {
    world.gateway.expects(finance.checkBalance).answers([{ balance: '12.50' }])
  })

  it('HIST-01 shows no placeholders of totals of games that fail to load', async () => {
    world.gateway.expects(finance.listTransactions).refuses('Liste alınamadı')
    const element = await fixture('<bnw-history kind="games"></bnw-history>')
    await waitForText(element, 'Liste alınamadı')

    expect(find(element, '.totals .skeleton')).to.equal(null)
  })

  it('HIST-01 groups rounds by game, with its picture and a link to it', async () => {
    const round = (id: string, more = {}) =>
      transaction(id, {
        transaction_category_id: 3,
        gameID: '1001',
        game_name: 'Bakır Fener',
        game_type: 'slot',
        ...more
      })
    world.gateway.expects(finance.listTransactions, { ...ALL, searchCategory: '3,4,7' }).answers({
      items: [
        round('c', { round_id: '2', amount: '30.00' }),
        round('b', { round_id: '2', transaction_type_id: 2, amount: '10.00' }),
        round('a', { round_id: '1', transaction_type_id: 2, amount: '10.00' })
      ],
      total: 3
    })
    world.gateway.expects(casino.gamesList, { searchGameName: 'Bakır Fener' }).answers({
      items: [game('1000', { image: '/covers/other.svg' }), game('1001', { image: '/covers/fener.svg' })],
      total: 2
    })
    const element = await fixture('<bnw-history kind="games"></bnw-history>')
    await waitForText(element, 'Bakır Fener')
    const picture = await waitUntil(
      () => find<HTMLImageElement>(element, '.played img'),
      'the picture is there'
    )
    expect(picture.src).to.contain('/covers/fener.svg')
    expect(find(element, '.played')!.textContent)
      .to.contain('2 tur')
      .and.contain('₺20,00')
      .and.contain('+₺10,00')
    await expectAccessible(element)
    const detail = interceptedDetail(element, 'bnw-game-launch')
    await press(element, 'Tekrar oyna: Bakır Fener')
    expect(await detail).to.include({ type: 'slot', id: '1001' })

    await press(element, 'Bakır Fener')
    const dialog = await waitUntil(() => find<HTMLDialogElement>(element, 'dialog[open]'))
    expect(dialog.querySelectorAll('tbody tr')).to.have.length(2)
    const [time, id] = ['time', '.id'].map(part =>
      dialog.querySelector(`td ${part}`)!.getBoundingClientRect()
    )
    expect(id!.top >= time!.bottom || id!.left >= time!.right + 8, 'date and id stand apart').to.equal(true)
    await expectAccessibleDialog(element)
  })

  it('HIST-01 draws a cover for a virtual game, and for one that the gateway does not list', async () => {
    const round = (id: string, type: string) =>
      transaction(id, { gameID: id, game_name: `Oyun ${id}`, game_type: type })
    world.gateway
      .expects(finance.listTransactions)
      .answers({ items: [round('801', 'virtual'), round('1001', 'slot')], total: 2 })
    world.gateway.expects(casino.gamesList, { searchGameName: 'Oyun 1001' }).answers({ items: [], total: 0 })
    const element = await fixture('<bnw-history kind="games"></bnw-history>')

    await waitUntil(() => findAll(element, '.played .cover').length === 2, 'both have a cover')
    expect(world.gateway.count(casino.gamesList)).to.equal(1)
  })

  for (const width of [360, 800])
    it(`HIST-03 HIST-05 placeholders stand where the content comes, and are as high, at ${width} px`, async () => {
      const box = (element: HTMLElement, selector: string) => {
        const { top, left, width, height } = find(element, selector)!.getBoundingClientRect()
        return [top, left, width, height].map(Math.round)
      }
      const open = async (kind: string) => {
        const element = await fixture(
          `<bnw-history kind="${kind}" style="inline-size: ${width}px"></bnw-history>`
        )
        const placeholder = '.listing .placeholders .card'
        await waitUntil(() => find(element, placeholder), `${kind} has placeholders`)
        return { element, placeholder: box(element, placeholder) }
      }
      const coupons = world.gateway.expects(betframe.getCoupons).waits()
      const bets = await open('bets')
      const single = coupon('PR9B-QW42', { bets: [{ event: 'Kıyı – Liman', result: 'open' }] })
      coupons.answers({ items: [single], total: 1 })
      await waitUntil(() => find(bets.element, '.ticket'), 'the coupon is there')
      expect(box(bets.element, '.ticket')).to.deep.equal(bets.placeholder)

      const bonuses = world.gateway.expects(bonusCalls.listBonuses).waits()
      const claims = await open('bonuses')
      const description = 'Çevrim şartı yok.'
      bonuses.answers([bonus('1', { description, expires: '2025-03-10 23:50:00' })])
      await waitUntil(() => find(claims.element, '.ticket'), 'the bonus is there')
      expect(box(claims.element, '.ticket')).to.deep.equal(claims.placeholder)
    })

  it('GATE-06 requests a picture that did not load again when the page resumes', async () => {
    const rows = {
      items: [transaction('a', { gameID: '1001', game_name: 'Fener', game_type: 'slot' })],
      total: 1
    }
    world.gateway.expects(finance.listTransactions).answers(rows)
    world.gateway.expects(casino.gamesList).refuses('Çok fazla istek')
    const element = await fixture('<bnw-history kind="games"></bnw-history>')
    await waitUntil(() => find(element, '.played .cover'), 'the cover is drawn')
    world.gateway.expects(finance.listTransactions).answers(rows)
    world.gateway.expects(finance.checkBalance).answers([{ balance: '12.50' }])
    const found = game('1001', { image: '/covers/fener.svg' })
    world.gateway.expects(casino.gamesList).answers({ items: [found], total: 1 })
    // The picture leads nowhere; a drawing would take its place as soon as that is known.
    viewOf(element).addEventListener('error', event => event.stopPropagation(), true)
    pageEvents.emit('resume')

    await waitUntil(() => find(element, '.played img'), 'the picture is there')
  })

  it('HIST-04 shows “No results found.” for days without a game', async () => {
    world.gateway.expects(finance.listTransactions).answers({ items: [], total: 0 })
    const element = await fixture('<bnw-history kind="games"></bnw-history>')

    await waitForText(element, 'Sonuç bulunamadı.')
    expect(getComputedStyle(find(element, '.csv')!).visibility).to.equal('hidden')
  })

  it('HIST-06 shows the tickets of an ended draw', async () => {
    world.gateway
      .expects(finance.listTransactions, { limit: 50, status: 1002, searchMinAmount: '250.00' })
      .answers({
        items: [transaction('88VPPC1D', { amount: '250.00', date: '2023-12-31 10:00:00' })],
        total: 1
      })
    const element = await fixture('<bnw-history kind="tickets"></bnw-history>')
    await waitForText(element, 'Çekiliş sona erdi')
    await waitForText(element, '1 bilet')

    expect(find(element, '[part=ticket]')!.textContent)
      .to.contain('88VPPC1D')
      .and.contain('31.12.2023')
      .and.contain('₺250,00')
    await expectAccessible(element)
  })

  it('leads from no tickets to the promotions, and offers no file of them', async () => {
    world.gateway.expects(finance.listTransactions).answers({ items: [], total: 0 })
    const element = await fixture('<bnw-history kind="tickets"></bnw-history>')
    await waitForText(element, 'Promosyonlara bak')

    expect(find(element, '.empty a')?.getAttribute('href')).to.match(/\/promotions$/)
    expect(getComputedStyle(find(element, '.csv')!).visibility).to.equal('hidden')
  })

  const page = { items: [transaction('a', { amount: '250.00' })], total: 1 }
  const exported = {
    bets: () => world.gateway.expects(betframe.getCoupons).answers({ items: [coupon('a')], total: 1 }),
    bonuses: () => world.gateway.expects(bonusCalls.listBonuses).answers([bonus('a')]),
    tickets: () => world.gateway.expects(finance.listTransactions).answers(page)
  }
  for (const [kind, answer] of Object.entries(exported)) {
    it(`downloads ${kind} as a file`, async () => {
      answer()
      const element = await fixture(`<bnw-history kind="${kind}"></bnw-history>`)
      await waitForText(element, 'CSV indir')
      answer()
      const link = nextDownload()
      await press(element, 'CSV indirHazırlanıyor…')

      expect((await link).download).to.match(new RegExp(`^${kind}-.*\\.csv$`))
    })
  }

  it('shows above the button of the file, not on it, that the list loads again', async () => {
    exported.bonuses()
    const element = await fixture<HTMLElement & { refresh(): Promise<void> }>(
      '<bnw-history kind="bonuses"></bnw-history>'
    )
    await waitForText(element, 'CSV indir')
    const reply = world.gateway.expects(bonusCalls.listBonuses).waits()
    const refreshed = element.refresh()
    await waitUntil(() => find(element, '.loading-bar'), 'the bar is there')
    const bar = find(element, '.loading-bar')!.getBoundingClientRect()
    const button = [...findAll(element, 'button')].find(one => one.innerText.includes('CSV indir'))!

    expect(bar.bottom).to.be.below(button.getBoundingClientRect().top)
    reply.answers([bonus('a')])
    await refreshed
  })

  it('breaks a long word of a name, so that a narrow page is not scrolled sideways', async () => {
    const long = 'W'.repeat(400)
    const items = [
      transaction('a', { gameID: '1', game_name: long, game_type: 'virtual', method_name: long })
    ]
    const answers = {
      games: () => world.gateway.expects(finance.listTransactions).answers({ items, total: 1 }),
      finance: () => {
        expectNames()
        expectRows(items)
      },
      bonuses: () => world.gateway.expects(bonusCalls.listBonuses).answers([bonus('1', { name: long })])
    }
    for (const [kind, answer] of Object.entries(answers)) {
      answer()
      const place = await fixture(
        `<div style="width: 340px"><bnw-history kind="${kind}"></bnw-history></div>`
      )
      await waitForText(place.querySelector<HTMLElement>('bnw-history')!, long)
      expect(place.scrollWidth, kind).to.be.at.most(340)
    }
  })

  it('asks to log in, with the same history as return path', async () => {
    await startWithVisitor()
    const element = await fixture('<bnw-history kind="games" preset="90"></bnw-history>')
    await waitForText(element, 'Giriş Yap')
    const detail = interceptedDetail(element, 'bnw-login-required')
    await press(element, 'Giriş Yap')

    expect(await detail).to.deep.equal({ returnUrl: '/profile?tab=games&preset=90' })
    await expectAccessible(element)
  })
})

/** The link that downloads the next file. The browser would ask for a folder. */
function nextDownload(): Promise<HTMLAnchorElement> {
  const { click } = HTMLAnchorElement.prototype
  return new Promise(resolve => {
    HTMLAnchorElement.prototype.click = function () {
      HTMLAnchorElement.prototype.click = click
      resolve(this)
    }
  })
}
