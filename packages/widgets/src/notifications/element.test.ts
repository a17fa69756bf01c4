import './element.ts'

import { toggleBalance } from '@bnw/core/balance'
import { $unread } from '@bnw/core/notifications'
import { crm, finance } from '@bnw/core/contract'
import { noteServerTime } from '@bnw/core/lib'
import { transaction } from '@bnw/core/testing'

import {
  beforeEach,
  describe,
  expect,
  expectAccessible,
  expectFocus,
  find,
  findAll,
  fixture,
  it,
  named,
  press,
  textOf,
  typeInto,
  waitForText,
  waitUntil
} from '../../../../tests/elements/fixture.ts'
import { withPlayer, world } from '../../../../tests/elements/player.ts'
import { expectLoginAsked } from '../../../../tests/elements/visitor.ts'

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
  withPlayer()

  it('NOTIF-01 A11Y-01 puts notifications without a date under a heading of their own', async () => {
    world.gateway.expects(finance.checkBalance).answers([{ balance: '1000.00' }])
    const items = [ROWS[0]!, { ...cancelled('4', ''), date: null }]
    world.gateway.expects(finance.listTransactions).answers({ items, total: 2 })
    world.gateway.expects(crm.listMassMessages).answers({ items: [], total: 0 })
    const element = await fixture('<bnw-notifications></bnw-notifications>')
    await waitUntil(() => rows(element).length > 0, 'there are notifications')

    const headings = findAll(element, '.day h2').map(({ textContent }) => textContent.trim())
    expect(headings).to.deep.equal(['Bugün 1 Mart 2025 Cumartesi', 'Tarihi bilinmiyor'])
    await expectAccessible(element)
  })

  it('NOTIF-01 does without an amount, and breaks a long name on a narrow page', async () => {
    const row = { ...cancelled('1', '2025-03-01 11:00:00'), amount: null, method_name: 'W'.repeat(60) }
    world.gateway.expects(finance.checkBalance).answers([{ balance: '1000.00' }])
    world.gateway.expects(finance.listTransactions).answers({ items: [row], total: 1 })
    world.gateway.expects(crm.listMassMessages).answers({ items: [], total: 0 })
    const place = await fixture('<div style="width: 340px"><bnw-notifications></bnw-notifications></div>')
    const element = place.querySelector<HTMLElement>('bnw-notifications')!
    await waitUntil(() => rows(element).length > 0, 'there are notifications')

    expect(find(element, '.amount')).to.equal(null)
    expect(place.scrollWidth).to.be.at.most(340)
  })

  describe('of a player without notifications', () => {
    const MESSAGE = { ID: 1, Title: 'Lodos', Text: '', Date: '2025-02-27 10:00:00' }

    beforeEach(() => {
      world.gateway.expects(finance.checkBalance).answers([{ balance: '1000.00' }])
      world.gateway.expects(finance.listTransactions).answers({ items: [], total: 0 })
    })

    it('NOTIF-02 opens with the messages that the bell counts, and keeps them once they are read', async () => {
      const messages = world.gateway.expects(crm.listMassMessages).waits()
      const element = await fixture('<bnw-notifications></bnw-notifications>')
      await waitUntil(() => world.gateway.count(finance.listTransactions) > 0, 'the list is asked for')
      messages.answers({ items: [MESSAGE], total: 1 })

      await waitForText(element, 'Lodos')
      expect(find(element, '[part=empty]')).to.equal(null)
      expect(textOf(find(element, '[aria-selected=true]')!)).to.contain('Duyurular')
      find(element, '.mark-read button')!.click()
      await waitUntil(() => !find(element, '.mark-read'), 'all are read')
      expect(textOf(find(element, '[role=tabpanel]')!)).to.contain('Lodos')
    })

    it('EMB-05 keeps the place of the unread count until both lists are counted', async () => {
      const messages = world.gateway.expects(crm.listMassMessages).waits()
      const element = await fixture('<bnw-notifications></bnw-notifications>')
      await waitUntil(() => world.gateway.count(finance.listTransactions) > 0, 'the list is asked for')
      find(element, '[role=tab]:first-child')!.click()
      await waitUntil(() => find(element, '[part=empty]'), 'the list is there')
      const { top } = find(element, '[part=empty]')!.getBoundingClientRect()
      messages.answers({ items: [MESSAGE], total: 1 })

      await waitForText(element, '1 okunmamış')
      expect(find(element, '[part=empty]')!.getBoundingClientRect().top).to.equal(top)
    })

    it('NOTIF-01 says nothing of unread messages above the empty list', async () => {
      world.gateway.expects(crm.listMassMessages).answers({ items: [MESSAGE], total: 1 })
      const element = await fixture('<bnw-notifications></bnw-notifications>')
      await waitForText(element, 'Lodos')
      find(element, '[role=tab]:first-child')!.click()

      await waitUntil(() => find(element, '[part=empty]'), 'the list is there')
      expect(find(element, '[part=empty] button'), 'the usual days are shown').to.equal(null)
      expect(getComputedStyle(find(element, '.mark-read')!).visibility).to.equal('hidden')
    })

    it('NOTIF-01 opens with the empty list if the messages cannot be loaded', async () => {
      world.gateway.expects(crm.listMassMessages).refuses('Olmadı')
      const element = await fixture('<bnw-notifications></bnw-notifications>')

      await waitUntil(() => find(element, '[part=empty]'), 'the list is there')
    })
  })

  describe('of a player', () => {
    beforeEach(() => {
      world.gateway.expects(finance.checkBalance).answers([{ balance: '1000.00' }])
      world.gateway.expects(finance.listTransactions, { status: 1003 }).answers({ items: ROWS, total: 3 })
      const messages = [{ ID: 1, Title: 'Lodos Haftası', Text: HARMFUL, Date: '2025-02-27 10:00:00' }]
      world.gateway
        .expects(crm.listMassMessages, { limit: 10, offset: 0 })
        .answers({ items: messages, total: 1 })
    })

    async function open(markup = '<bnw-notifications></bnw-notifications>'): Promise<HTMLElement> {
      const element = await fixture(markup)
      await waitUntil(() => rows(element).length > 0, 'there are notifications')
      await waitUntil(() => world.gateway.count(finance.checkBalance) > 0, 'the balance is asked for')
      return element
    }

    it('NOTIF-01 A11Y-01 groups notifications by day, each with its note, and is accessible', async () => {
      const element = await open()
      await waitForText(element, '₺750,00')

      const days = findAll(element, '.day h2').map(({ textContent }) => textContent.trim())
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
      expect(find(element, '.notification a')!.getAttribute('href')).to.equal(
        'https://site.test/profile?tab=finance&preset=all&id=3'
      )
      await expectAccessible(element)
    })

    it('NOTIF-01 marks new notifications until the player marks all as read', async () => {
      const element = await open()
      expect(findAll(element, '.unread')).to.have.length(3)
      expect(badges(element)).to.deep.equal(['3', '1'])
      expect(find(element, '.mark-read')!.textContent).to.contain('4 okunmamış')
      await press(element, 'Tümünü okundu say')

      await waitUntil(() => findAll(element, '.unread').length === 0)
      expect(badges(element)).to.deep.equal([])
    })

    it('A11Y-01 focuses the tab when the button that marks all as read disappears', async () => {
      const element = await open()
      named(element, 'Tümünü okundu say').focus()
      await press(element, 'Tümünü okundu say')

      await expectFocus(find(element, '[role=tab][aria-selected=true]')!)
    })

    it('A11Y-01 tells screen readers that all are read', async () => {
      const element = await open()
      const status = () => findAll(element, '[role=status]').map(({ textContent }) => textContent)
      expect(status()).not.to.include('0 okunmamış')
      await press(element, 'Tümünü okundu say')

      await waitUntil(() => status().includes('0 okunmamış'), 'the status says it')
    })

    it('NOTIF-01 marks all as read once the player has left', async () => {
      const element = await open()
      expect($unread.get().notifications.size).to.equal(3)
      element.remove()

      await waitUntil(() => $unread.get().notifications.size === 0)
    })

    it('NOTIF-01 filters by days, and leaves the address of a partner page alone', async () => {
      const element = await open()
      const address = location.href
      world.gateway
        .expects(finance.listTransactions, { startDate: '2025-02-22', endDate: '2025-03-01' })
        .answers({ items: [], total: 0 })
      await press(element, 'Son 7 gün')
      await waitForText(element, 'Bu tarihlerde bildiriminiz yok')
      expect(location.href).to.equal(address)
      await press(element, 'Son 90 günü göster')

      await waitUntil(() => rows(element).length === 3)
    })

    it('N7 NOTIF-01 filters by the days of the gateway where the device has another date', async () => {
      const element = await open()
      noteServerTime('Mon, 03 Mar 2025 09:00:00 GMT', world.clock.now(), world.clock.now())
      world.gateway
        .expects(finance.listTransactions, { startDate: '2025-02-24', endDate: '2025-03-03' })
        .answers({ items: [], total: 0 })
      await press(element, 'Son 7 gün')

      await waitForText(element, 'Bu tarihlerde bildiriminiz yok')
    })

    it('A11Y-01 announces how many notifications the chosen days have, and loads the usual ones once', async () => {
      const element = await open()
      const status = find(element, '.notifications [role=status]')!
      world.gateway
        .expects(finance.listTransactions, { startDate: '2025-02-22', endDate: '2025-03-01' })
        .answers({ items: ROWS.slice(0, 2), total: 2 })
      await press(element, 'Son 7 gün')

      await waitUntil(() => status.textContent === 'Bildirim: 2')
      await press(element, 'Son 90 gün')

      await waitUntil(() => status.textContent === 'Bildirim: 3')
    })

    it('NOTIF-01 accepts custom dates, and shows their validation errors', async () => {
      const element = await open()
      await press(element, 'Tarih aralığı')
      const from = await waitUntil(() => field(element, 'Başlangıç'))
      await typeInto(from, '10.03.2025')
      await press(element, 'Uygula')
      await waitUntil(() => from.getAttribute('aria-invalid') === 'true')
      await expectAccessible(element)
      world.gateway
        .expects(finance.listTransactions, { startDate: '2024-12-24', endDate: '2025-03-01' })
        .answers({ items: ROWS.slice(2), total: 1 })
      await typeInto(from, '24.12.2024')
      await press(element, 'Uygula')

      await waitUntil(() => rows(element).length === 1)
    })

    it('NOTIF-02 SEC-01 shows messages to all players in a second tab, sanitised', async () => {
      Object.assign(globalThis, { harm: () => expect.fail('it ran') })
      const element = await open()
      find(element, '[role=tab]')!.focus()
      find(element, '[role=tablist]')!.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })
      )
      const text = await waitUntil(() => find(element, '.html b'))

      const { textContent, innerHTML } = text.parentElement!
      expect(textContent).to.equal('Yarış başladı')
      expect(innerHTML).not.to.contain('harm')
      expect(find(element, '.message h2')?.textContent).to.contain('Lodos Haftası')
      await expectAccessible(element)
    })

    it('hides amounts while the balance is hidden', async () => {
      const element = await open()
      toggleBalance()

      await waitUntil(() => !textOf(element).includes('750'))
    })
  })

  it('NOTIF-01 says that it shows the newest alone where there may be more, and counts to nine', async () => {
    const items = Array.from({ length: 250 }, (_, index) => cancelled(`${index}`, '2025-03-01 11:00:00'))
    world.gateway.expects(finance.checkBalance).answers([{ balance: '1000.00' }])
    world.gateway.expects(finance.listTransactions).answers({ items, total: 300 })
    world.gateway.expects(crm.listMassMessages).answers({ items: [], total: 0 })
    const element = await fixture('<bnw-notifications></bnw-notifications>')

    await waitForText(element, 'En yeni 250 bildirim gösteriliyor.')
    expect(badges(element)).to.deep.equal(['9+'])
    await waitUntil(() => world.gateway.count(finance.checkBalance) > 0, 'the balance is asked for')
  })

  it('NOTIF-01 does not say that there are more where the total is what it shows', async () => {
    const items = Array.from({ length: 250 }, (_, index) => cancelled(`${index}`, '2025-03-01 11:00:00'))
    world.gateway.expects(finance.checkBalance).answers([{ balance: '1000.00' }])
    world.gateway.expects(finance.listTransactions).answers({ items, total: 250 })
    world.gateway.expects(crm.listMassMessages).answers({ items: [], total: 0 })
    const element = await fixture('<bnw-notifications></bnw-notifications>')
    await waitUntil(() => rows(element).length === 250)

    expect(find(element, '.limit')).to.equal(null)
    await waitUntil(() => world.gateway.count(finance.checkBalance) > 0, 'the balance is asked for')
  })

  it('NOTIF-01 starts with the days of its attributes in either order, and shows a rejection with a retry', async () => {
    world.gateway.expects(finance.checkBalance).answers([{ balance: '1000.00' }])
    world.gateway.expects(crm.listMassMessages).answers({ items: [], total: 0 })
    world.gateway
      .expects(finance.listTransactions, { startDate: '2024-12-01' })
      .answers({ items: [], total: 0 })
    // Begins as the last 30 days do.
    const own = { startDate: '2025-01-30', endDate: '2025-02-05' }
    world.gateway.expects(finance.listTransactions, own).refuses('Şimdi olmaz')
    const element = await fixture('<bnw-notifications from="2025-02-05" to="2025-01-30"></bnw-notifications>')
    await waitUntil(() => find(element, '[role=alert]')?.textContent.includes('Şimdi olmaz'))
    expect(named(element, 'Tarih aralığı').getAttribute('aria-pressed')).to.equal('true')
    world.gateway.expects(finance.listTransactions, own).answers({ items: ROWS.slice(2), total: 1 })
    await press(element, 'Tekrar Dene')

    await waitUntil(() => rows(element).length === 1)
    await waitUntil(() => world.gateway.count(finance.checkBalance) > 0, 'the balance is asked for')
  })

  it('asks visitors to log in', async () => {
    await expectLoginAsked('bnw-notifications', '/notifications')
  })
})

function rows(element: Element): Element[] {
  return findAll(element, '.notification')
}

function notes(element: Element): string[] {
  return findAll(element, '.notification .note').map(({ textContent }) => textContent)
}

function badges(element: Element): string[] {
  return findAll(element, '[role=tab] .badge').map(({ textContent }) => textContent)
}

function field(element: Element, label: string): HTMLInputElement | undefined {
  const inputs = findAll<HTMLInputElement>(element, 'input')
  return inputs.find(({ labels }) => labels?.[0]?.textContent === label)
}
