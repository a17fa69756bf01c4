import './element.ts'

import { startCore } from '@bnw/core'
import { toggleBalance } from '@bnw/core/balance'
import { $unread } from '@bnw/core/notifications'
import { crm, finance } from '@bnw/core/contract'
import { storedPlayer, testEnvironment, transaction } from '@bnw/core/testing'

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
} from '../../../../tests/elements/fixture.ts'
import { expectLoginAsked } from '../../../../tests/elements/visitor.ts'

const NOW = Date.UTC(2025, 2, 1, 9)

/** Mass messages as somebody hostile would write them. */
const HARMFUL = '<p>Yarış <b>başladı</b><img src=x onerror="harm()"><script>harm()</script></p>'

function cancelled(id: string, date: string, note = '') {
  return transaction(id, {
    transaction_category_id: 2,
    transaction_status: 1003,
    amount: '750.00',
    method_name: 'Havale',
    date,
    note
  })
}

const ROWS = [
  cancelled('3', '2025-03-01 11:00:00', 'IBAN alıcı adı farklı'),
  cancelled('2', '2025-02-28 23:59:00'),
  cancelled('1', '2025-02-20 10:00:00', 'Kimlik okunmuyor')
]

describe('<bnw-notifications>', () => {
  let { gateway } = testEnvironment()

  afterEach(() => verified(gateway))

  describe('of a player', () => {
    beforeEach(async () => {
      gateway = testEnvironment({ stored: storedPlayer('ayse', NOW + 10_000) }).gateway
      await startCore()
      gateway.expects(finance.checkBalance).answers([{ balance: '1000.00' }])
      gateway.expects(finance.listTransactions, { status: 1003 }).answers({ items: ROWS, total: 3 })
      const told = [{ ID: 1, Title: 'Lodos Haftası', Text: HARMFUL, Date: '2025-02-27 10:00:00' }]
      gateway.expects(crm.listMassMessages, { limit: 10, offset: 0 }).answers({ items: told, total: 1 })
    })

    async function open(markup = '<bnw-notifications></bnw-notifications>'): Promise<HTMLElement> {
      const element = await fixture(markup)
      await waitUntil(() => rows(element).length > 0, 'there are notifications')
      await waitUntil(() => gateway.count(finance.checkBalance) > 0, 'the balance is asked for')
      return element
    }

    it('NOTIF-01 A11Y-01 shows each with its note by day, and is accessible', async () => {
      const element = await open()
      await waitUntil(() => viewOf(element).textContent?.includes('₺750,00'))

      const days = [...viewOf(element).querySelectorAll('.day h2')].map(({ textContent }) =>
        textContent?.trim()
      )
      expect(days).to.deep.equal([
        'Bugün 1 Mart 2025 Cumartesi',
        'Dün 28 Şubat 2025 Cuma',
        '20 Şubat 2025 Perşembe'
      ])
      expect(notes(element)).to.deep.equal([
        'IBAN alıcı adı farklı',
        'İşlem notu bulunamadı',
        'Kimlik okunmuyor'
      ])
      await expectAccessible(element)
    })

    it('NOTIF-01 marks what is new until the player says that all is read', async () => {
      const element = await open()
      expect(viewOf(element).querySelectorAll('.unread')).to.have.length(3)
      expect(badges(element)).to.deep.equal(['3', '1'])
      named(element, 'Tümünü okundu say').click()

      await waitUntil(() => viewOf(element).querySelectorAll('.unread').length === 0)
      expect(badges(element)).to.deep.equal([])
    })

    it('NOTIF-01 counts all as read once the player has left', async () => {
      const element = await open()
      expect($unread.get().notifications.size).to.equal(3)
      element.remove()

      await waitUntil(() => $unread.get().notifications.size === 0)
    })

    it('NOTIF-01 shows the days that the player chooses, and keeps no address on a page of others', async () => {
      const element = await open()
      const address = location.href
      gateway
        .expects(finance.listTransactions, { startDate: '2025-02-22', endDate: '2025-03-01' })
        .answers({ items: [], total: 0 })
      named(element, 'Son 7 gün').click()
      await waitUntil(() => viewOf(element).textContent?.includes('Bu tarihlerde bildiriminiz yok'))
      expect(location.href).to.equal(address)
      named(element, 'Son 90 günü göster').click()

      await waitUntil(() => rows(element).length === 3)
    })

    it('NOTIF-01 takes free dates, and says what is wrong with them', async () => {
      const element = await open()
      named(element, 'Tarih aralığı').click()
      const from = await waitUntil(() => field(element, 'Başlangıç'))
      write(from, '10.03.2025')
      named(element, 'Uygula').click()
      await waitUntil(() => from.getAttribute('aria-invalid') === 'true')
      await expectAccessible(element)
      gateway
        .expects(finance.listTransactions, { startDate: '2024-12-24', endDate: '2025-03-01' })
        .answers({ items: ROWS.slice(2), total: 1 })
      write(from, '24.12.2024')
      named(element, 'Uygula').click()

      await waitUntil(() => rows(element).length === 1)
    })

    it('NOTIF-02 SEC-01 tells messages to everybody as a second tab, and runs nothing that is in them', async () => {
      Object.assign(globalThis, { harm: () => expect.fail('it ran') })
      const element = await open()
      viewOf(element).querySelector<HTMLElement>('[role=tab]')!.focus()
      viewOf(element)
        .querySelector('[role=tablist]')!
        .dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
      const text = await waitUntil(() => viewOf(element).querySelector('.html b'))

      expect(text.parentElement!.innerHTML).to.equal('Yarış <b>başladı</b>')
      expect(viewOf(element).querySelector('.message h2')?.textContent).to.contain('Lodos Haftası')
      await expectAccessible(element)
    })

    it('hides amounts where the balance is hidden', async () => {
      const element = await open()
      toggleBalance()

      await waitUntil(() => !viewOf(element).textContent?.includes('750'))
    })
  })

  it('NOTIF-01 begins with the days of its attributes, and shows what was refused with a way on', async () => {
    gateway = testEnvironment({ stored: storedPlayer('ayse', NOW + 10_000) }).gateway
    await startCore()
    gateway.expects(finance.checkBalance).answers([{ balance: '1000.00' }])
    gateway.expects(crm.listMassMessages).answers({ items: [], total: 0 })
    gateway.expects(finance.listTransactions, { startDate: '2024-12-01' }).answers({ items: [], total: 0 })
    const own = { startDate: '2024-05-01', endDate: '2024-05-31' }
    gateway.expects(finance.listTransactions, own).refuses('Şimdi olmaz')
    const element = await fixture('<bnw-notifications from="2024-05-01" to="2024-05-31"></bnw-notifications>')
    await waitUntil(() => viewOf(element).querySelector('[role=alert]')?.textContent?.includes('Şimdi olmaz'))
    gateway.expects(finance.listTransactions, own).answers({ items: ROWS.slice(2), total: 1 })
    named(element, 'Tekrar Dene').click()

    await waitUntil(() => rows(element).length === 1)
    await waitUntil(() => gateway.count(finance.checkBalance) > 0, 'the balance is asked for')
  })

  it('asks visitors to log in', async () => {
    gateway = await expectLoginAsked('bnw-notifications', '/notifications')
  })
})

function rows(element: Element): Element[] {
  return [...viewOf(element).querySelectorAll('.notification')]
}

function notes(element: Element): string[] {
  return [...viewOf(element).querySelectorAll('.notification .note')].map(
    ({ textContent }) => textContent ?? ''
  )
}

function badges(element: Element): string[] {
  return [...viewOf(element).querySelectorAll('[role=tab] .badge')].map(
    ({ textContent }) => textContent ?? ''
  )
}

function field(element: Element, label: string): HTMLInputElement | undefined {
  const inputs = [...viewOf(element).querySelectorAll('input')]
  return inputs.find(({ labels }) => labels?.[0]?.textContent === label)
}

/** As typing does: React hears of a value through the native setter. */
function write(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
