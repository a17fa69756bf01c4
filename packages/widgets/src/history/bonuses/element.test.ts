import '../element.ts'

import { toggleBalance } from '@bnw/core/balance'
import { bonus as calls, finance } from '@bnw/core/contract'
import { pageEvents } from '@bnw/core/lib'
import { bonus, transaction } from '@bnw/core/testing'

import {
  beforeEach,
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
  textOf,
  waitForText,
  waitUntil
} from '../../../../../tests/elements/fixture.ts'
import { withPlayer, world } from '../../../../../tests/elements/player.ts'

const OFFER = bonus('1', {
  name: 'Çarşamba iadesi',
  amount: '120.00',
  max_amount: '1,000.00',
  turnover_needed: '360.00',
  turnover_done: '0.00',
  expires: '2025-03-10 23:50:00'
})
const RUNNING = bonus('2', {
  name: 'Yaz iskelesi',
  state: 'active',
  turnover_needed: '2,000.00',
  turnover_done: '1,240.00',
  expires: '2025-03-20 12:00:00'
})
const LOST = bonus('3', { name: 'Martı turu', state: 'cancelled', reason: 'Yatırma geri çağrıldı' })

describe('<bnw-history kind="bonuses">', () => {
  withPlayer()

  beforeEach(() => {
    world.gateway.expects(finance.checkBalance).answers([{ balance: '1000.00' }])
  })

  async function open(rows: object[] = [OFFER, RUNNING, LOST]): Promise<HTMLElement> {
    world.gateway.expects(calls.listBonuses).answers(rows)
    const element = await fixture('<bnw-history kind="bonuses"></bnw-history>')
    await waitForText(element, rows.length > 0 ? 'Martı turu' : 'Bonusunuz yok')
    // A claim aborts the request of the balance, also one that has not been sent.
    await waitUntil(() => world.gateway.count(finance.checkBalance) === 1)
    return element
  }

  /** Presses the button of the offer, and waits for the question. */
  async function ask(element: HTMLElement): Promise<HTMLElement> {
    await press(element, 'Talep Et: Çarşamba iadesi')
    return waitUntil(() => find(element, 'dialog[open]'))
  }

  function confirm(dialog: HTMLElement): void {
    ;[...dialog.querySelectorAll('button')]
      .find(({ textContent }) => textContent.includes('Talep Et'))!
      .click()
  }

  it('HIST-05 A11Y-01 shows claimable bonuses, active ones with turnover, and the reason of a lost one', async () => {
    const element = await open()
    const headings = findAll(element, 'h2').map(({ textContent }) => textContent)
    const bar = find(element, '[role=progressbar]')

    expect(headings).to.deep.equal(['Talep edilebilir', 'Aktif', 'Geçmiş'])
    expect(bar?.getAttribute('aria-valuenow')).to.equal('62')
    expect(textOf(element)).to.contain('₺1.240,00 / ₺2.000,00')
    expect(textOf(element)).to.contain('Neden: Yatırma geri çağrıldı')
    await expectAccessible(element)
  })

  it('shows the percentage of the turnover beside its label, whatever the length of the figures', async () => {
    const long = { ...RUNNING, bonusID: '4', turnover_needed: '2,000,000,000.00' }
    const element = await open([RUNNING, long, LOST])

    for (const line of findAll(element, '.turnover p')) {
      const [figures, percent] = [...line.children].map(part => part.getBoundingClientRect())
      expect(percent!.top).to.be.below(figures!.top)
      expect(percent!.right).to.be.closeTo(line.getBoundingClientRect().right, 1)
    }
  })

  it('GATE-03 says that a bonus has no turnover only if the gateway says 0', async () => {
    const { turnover_needed: _unknown, ...unknown } = OFFER
    const none = { ...OFFER, bonusID: '4', name: 'Kıyı bonusu', turnover_needed: '0.00' }
    const element = await open([unknown, none, LOST])
    expect((await ask(element)).textContent).not.to.contain('Çevrim şartı yok')
    await press(element, 'Vazgeç')
    await press(element, 'Talep Et: Kıyı bonusu')

    await waitForText(element, 'Çevrim şartı yok')
  })

  it('GATE-03 HIST-05 shows amounts in the currency of the bonus', async () => {
    const euro = { ...OFFER, currency: 'EUR', max_amount: '75.00' }
    const element = await open([euro, { ...LOST, currency: 'EUR', amount: '12.50' }])
    const dialog = await ask(element)

    for (const amount of ['€120,00', '€360,00', '€75,00']) expect(dialog.textContent).to.contain(amount)
    expect(textOf(element)).to.contain('€12,50').and.not.to.contain('₺')
  })

  it('HIST-05 confirms a claim with its four facts, and sends nothing before', async () => {
    const element = await open()
    const dialog = await ask(element)

    for (const fact of ['Çarşamba iadesi', '₺120,00', '₺360,00', '₺1.000,00', '10.03.2025 ÖS 11:50'])
      expect(dialog.textContent).to.contain(fact)
    expect(focusedIn(element)?.textContent).to.equal('Vazgeç')
    await expectAccessible(element)
    await press(element, 'Vazgeç')
    await waitUntil(() => !find(element, 'dialog[open]'))
    expect(world.gateway.count(calls.claimBonus)).to.equal(0)
  })

  it('HIST-05 names no maximum for a bonus without one', async () => {
    const { max_amount: _none, ...bonus } = OFFER
    const dialog = await ask(await open([bonus, LOST]))

    expect(dialog.textContent).to.contain('₺360,00').and.not.to.contain('En çok')
  })

  it('HIST-05 CASH-09 claims once for several clicks, and keeps the focus', async () => {
    const element = await open()
    const dialog = await ask(element)
    world.gateway.expects(calls.claimBonus, { bonusID: '1' }).answers()
    world.gateway.expects(finance.checkBalance).answers([{ balance: '1120.00' }])
    world.gateway.expects(calls.listBonuses).answers([{ ...OFFER, state: 'active' }, RUNNING, LOST])
    confirm(dialog)
    confirm(dialog)

    await waitForText(element, 'Şimdi talep edilebilecek bonus yok.')
    expect(world.gateway.count(calls.claimBonus)).to.equal(1)
    await waitUntil(() => focusedIn(element)?.textContent === 'Talep edilebilir')
  })

  it('HIST-05 shows the reason of a rejected claim in the dialog', async () => {
    const element = await open()
    const dialog = await ask(element)
    world.gateway.expects(calls.claimBonus).refuses('Bu bonusun süresi doldu')
    world.gateway.expects(calls.listBonuses).answers([OFFER, RUNNING, LOST])
    confirm(dialog)

    await waitUntil(() => dialog.querySelector('[role=alert]')?.textContent === 'Bu bonusun süresi doldu')
  })

  it('CASH-09 offers to resend a claim without a response under the same id', async () => {
    const element = await open()
    const dialog = await ask(element)
    world.gateway.expects(calls.claimBonus).hangsUp()
    world.gateway.expects(finance.listTransactions).answers({ items: [], total: 0 })
    confirm(dialog)
    const again = await waitUntil(() =>
      [...dialog.querySelectorAll('button')].find(({ textContent }) =>
        textContent.includes('Aynısını Yeniden Gönder')
      )
    )
    world.gateway.expects(calls.claimBonus, { bonusID: '1' }).answers()
    world.gateway.expects(finance.checkBalance).answers([{ balance: '1120.00' }])
    world.gateway.expects(calls.listBonuses).answers([{ ...OFFER, state: 'active' }, RUNNING, LOST])
    again.click()

    await waitUntil(() => !find(element, 'dialog[open]'))
    const ids = world.gateway.sent.flatMap(({ name, data }) =>
      name === 'bonus.claim' ? [data.request_id] : []
    )
    expect(new Set(ids).size).to.equal(1)
  })

  it('CASH-09 says of a claim that the history cannot tell that only a repeat will', async () => {
    const element = await open()
    const dialog = await ask(element)
    world.gateway.expects(calls.claimBonus).hangsUp()
    world.gateway.expects(finance.listTransactions).answers({ items: [], total: 0 })
    confirm(dialog)
    await waitUntil(() => dialog.textContent.includes('Geçmişinize bakıyoruz'))
    await waitUntil(() => world.gateway.count(finance.listTransactions) === 1)
    world.clock.advance(60_000)
    const row = transaction('9', { request_id: '', date: '2025-03-01 12:00:00' })
    world.gateway.expects(finance.listTransactions).answers({ items: [row], total: 1 })
    world.gateway.expects(finance.checkBalance).answers([{ balance: '1000.00' }])
    world.gateway.expects(calls.listBonuses).answers([OFFER, RUNNING, LOST])
    pageEvents.emit('resume')

    await waitUntil(() => dialog.textContent.includes('Aynısını yeniden gönderirseniz sonucu öğreniriz'))
    expect(dialog.textContent).not.to.contain('Geçmişinize bakıyoruz')
  })

  it('GATE-05 CASH-09 offers no repeat of a claim after an HTTP 500, but the outcome after a reload', async () => {
    const element = await open()
    const dialog = await ask(element)
    world.gateway.expects(calls.claimBonus).fails(500)
    confirm(dialog)

    await waitUntil(() => textOf(element).includes('Sayfayı yenileyin'))
    const again = [...dialog.querySelectorAll('button')].at(-1)!
    expect(again.textContent).to.contain('Aynısını Yeniden Gönder')
    expect(again.getAttribute('aria-disabled')).to.equal('true')
  })

  it('hides amounts while the balance is hidden', async () => {
    const element = await open()
    toggleBalance()

    await waitUntil(() => !textOf(element).includes('1.240'))
  })

  it('HIST-04 links to the promotions for an empty list', async () => {
    const element = await open([])

    expect(named<HTMLAnchorElement>(element, 'Promosyonlara bak').href).to.equal(
      'https://site.test/promotions'
    )
    await expectAccessible(element)
  })
})
