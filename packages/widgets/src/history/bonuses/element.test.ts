import '../element.ts'

import { startCore } from '@bnw/core'
import { toggleBalance } from '@bnw/core/balance'
import { bonus as calls, finance } from '@bnw/core/contract'
import { bonus, storedPlayer, testEnvironment } from '@bnw/core/testing'

import {
  afterEach,
  beforeEach,
  describe,
  expect,
  expectAccessible,
  fixture,
  it,
  named,
  verified,
  viewOf,
  waitUntil
} from '../../../../../tests/elements/fixture.ts'

const NOW = Date.UTC(2025, 2, 1, 9)

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
  let { gateway } = testEnvironment()

  beforeEach(async () => {
    gateway = testEnvironment({ stored: storedPlayer('ayse', NOW + 10_000) }).gateway
    await startCore()
    gateway.expects(finance.checkBalance).answers([{ balance: '1000.00' }])
  })

  afterEach(() => verified(gateway))

  async function open(rows: object[] = [OFFER, RUNNING, LOST]): Promise<HTMLElement> {
    gateway.expects(calls.listBonuses).answers(rows)
    const element = await fixture('<bnw-history kind="bonuses"></bnw-history>')
    await waitUntil(() => textOf(element).includes(rows.length > 0 ? 'Martı turu' : 'Bonusunuz yok'))
    return element
  }

  /** Presses the button of the offer, and waits for the question. */
  async function ask(element: HTMLElement): Promise<HTMLElement> {
    named(element, 'Talep Et: Çarşamba iadesi').click()
    return waitUntil(() => viewOf(element).querySelector<HTMLElement>('dialog[open]'))
  }

  function confirm(dialog: HTMLElement): void {
    ;[...dialog.querySelectorAll('button')]
      .find(({ textContent }) => textContent?.includes('Talep Et'))!
      .click()
  }

  it('HIST-05 A11Y-01 shows what may be claimed, what runs with its turnover, and why one was lost', async () => {
    const element = await open()
    const headings = [...viewOf(element).querySelectorAll('h2')].map(({ textContent }) => textContent)
    const bar = viewOf(element).querySelector('[role=progressbar]')

    expect(headings).to.deep.equal(['Talep edilebilir', 'Aktif', 'Geçmiş'])
    expect(bar?.getAttribute('aria-valuenow')).to.equal('62')
    expect(textOf(element)).to.contain('₺1.240,00 / ₺2.000,00')
    expect(textOf(element)).to.contain('Neden: Yatırma geri çağrıldı')
    await expectAccessible(element)
  })

  it('HIST-05 asks with the four facts, and nothing is claimed without the answer', async () => {
    const element = await open()
    const dialog = await ask(element)

    for (const fact of ['Çarşamba iadesi', '₺120,00', '₺360,00', '₺1.000,00', '10.03.2025 ÖS 11:50'])
      expect(dialog.textContent).to.contain(fact)
    expect(element.shadowRoot!.activeElement?.textContent).to.equal('Vazgeç')
    await expectAccessible(element)
    named(element, 'Vazgeç').click()
    await waitUntil(() => !viewOf(element).querySelector('dialog[open]'))
    expect(gateway.count(calls.claimBonus)).to.equal(0)
  })

  it('HIST-05 CASH-09 claims once, however often it is confirmed, and the focus is not lost', async () => {
    const element = await open()
    const dialog = await ask(element)
    gateway.expects(calls.claimBonus, { bonusID: '1' }).answers()
    gateway.expects(finance.checkBalance).answers([{ balance: '1120.00' }])
    gateway.expects(calls.listBonuses).answers([{ ...OFFER, state: 'active' }, RUNNING, LOST])
    confirm(dialog)
    confirm(dialog)

    await waitUntil(() => textOf(element).includes('Şimdi talep edilebilecek bonus yok.'))
    expect(gateway.count(calls.claimBonus)).to.equal(1)
    await waitUntil(() => element.shadowRoot!.activeElement?.textContent === 'Talep edilebilir')
  })

  it('HIST-05 says in the dialog why a claim was refused', async () => {
    const element = await open()
    const dialog = await ask(element)
    gateway.expects(calls.claimBonus).refuses('Bu bonusun süresi doldu')
    gateway.expects(calls.listBonuses).answers([OFFER, RUNNING, LOST])
    confirm(dialog)

    await waitUntil(() => dialog.querySelector('[role=alert]')?.textContent === 'Bu bonusun süresi doldu')
  })

  it('CASH-09 offers to send a claim again whose answer was lost, as it was', async () => {
    const element = await open()
    const dialog = await ask(element)
    gateway.expects(calls.claimBonus).hangsUp()
    gateway.expects(finance.listTransactions).answers({ items: [], total: 0 })
    confirm(dialog)
    const again = await waitUntil(() =>
      [...dialog.querySelectorAll('button')].find(({ textContent }) =>
        textContent?.includes('Aynısını Yeniden Gönder')
      )
    )
    gateway.expects(calls.claimBonus, { bonusID: '1' }).answers()
    gateway.expects(finance.checkBalance).answers([{ balance: '1120.00' }])
    gateway.expects(calls.listBonuses).answers([{ ...OFFER, state: 'active' }, RUNNING, LOST])
    again.click()

    await waitUntil(() => !viewOf(element).querySelector('dialog[open]'))
    const ids = gateway.sent.flatMap(({ name, data }) => (name === 'bonus.claim' ? [data.request_id] : []))
    expect(new Set(ids).size).to.equal(1)
  })

  it('hides amounts where the balance is hidden', async () => {
    const element = await open()
    toggleBalance()

    await waitUntil(() => !textOf(element).includes('1.240'))
  })

  it('HIST-04 says that there are none, and leads to the promotions', async () => {
    const element = await open([])

    expect(named<HTMLAnchorElement>(element, 'Promosyonlara bak').href).to.equal(
      'https://site.test/promotions'
    )
    await expectAccessible(element)
  })
})

function textOf(element: Element): string {
  return (viewOf(element).textContent ?? '').replaceAll('\u00a0', ' ')
}
