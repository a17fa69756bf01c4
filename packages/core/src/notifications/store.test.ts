import { beforeEach, describe, expect, test } from 'vitest'

import { claimBonus } from '../contract/bonus.ts'
import { listMassMessages } from '../contract/crm.ts'
import { listTransactions } from '../contract/finance.ts'
import { logout } from '../contract/user.ts'
import { startCore } from '../index.ts'
import { cashierEvents } from '../cashier/events.ts'
import { createPaymentAttempt } from '../cashier/index.ts'
import { chooseLanguage } from '../language/index.ts'
import { noteServerTime, pageEvents } from '../lib/index.ts'
import {
  $massMessages,
  $newest,
  $unread,
  markAllRead,
  noteVisit,
  notifications,
  startNotifications
} from './index.ts'
import { logOut } from '../session/index.ts'
import { $toasts } from '../toasts/index.ts'
import { NOW, storedPlayer, testEnvironment, transaction } from '../testing/index.ts'

const MARK = 'bnw:read:hash-of-ayse'

let world = testEnvironment()

/** A cancelled withdrawal. */
function cancelled(id: string, date: string, note = '') {
  return transaction(id, { transaction_category_id: 2, transaction_status: 1003, date, note })
}

function message(ID: string, date: string) {
  return { ID, Title: `Duyuru ${ID}`, Text: '<p>Metin</p>', Date: date }
}

function expectLists(
  own = [cancelled('a', '2025-02-27 10:00:00')],
  mass = [message('1', '2025-02-20 10:00:00')]
) {
  world.gateway.expects(listTransactions, { searchCategory: '2' }).answers({ items: own, total: own.length })
  world.gateway.expects(listMassMessages).answers({ items: mass, total: mass.length })
}

async function open(stored: Record<string, string> = {}): Promise<void> {
  world = testEnvironment({ stored: { ...storedPlayer('ayse', NOW + 10_000), ...stored } })
  await startCore()
  expectLists()
  startNotifications()
  await expect.poll(() => [usual().status, $massMessages.get().status]).toEqual(['ready', 'ready'])
}

/** The tab becomes visible: all lists are reloaded. */
async function comeBack(...lists: Parameters<typeof expectLists>): Promise<void> {
  const before = world.gateway.count(listMassMessages)
  expectLists(...lists)
  pageEvents.emit('resume')
  await expect.poll(() => world.gateway.count(listMassMessages)).toBe(before + 1)
  await expect.poll(() => [usual().status, $massMessages.get().status]).toEqual(['ready', 'ready'])
}

function usual() {
  return notifications().$remote.get()
}

function unread(): string[] {
  const { notifications: own, messages } = $unread.get()
  return [...own, ...messages]
}

describe('notifications', () => {
  beforeEach(() => open())

  test('NOTIF-02 the newest five are both kinds together, unread ones first', async () => {
    const own = ['03', '05', '07'].map(day => cancelled(`own ${day}`, `2025-02-${day} 10:00:00`, 'Not'))
    const mass = ['04', '06', '08'].map(day => message(`mass ${day}`, `2025-02-${day} 10:00:00`))
    await comeBack(own, mass)
    markAllRead()
    await comeBack([...own, cancelled('late', '2025-02-01 10:00:00')], mass)

    const ids = $newest.get().map(({ id, isUnread }) => (isUnread ? `${id} unread` : id))
    expect(ids).toEqual(['late unread', 'mass 08', 'own 07', 'mass 06', 'own 05'])
    expect($newest.get()[1]).toMatchObject({ kind: 'message', text: 'Duyuru mass 08' })
  })

  test('NOTIF-01 are the cancelled withdrawals of the last 90 days, newest first, at most 250', () => {
    const [sent] = world.gateway.sent.filter(({ name }) => name === 'finance.list_transactions')

    expect(sent?.data).toMatchObject({
      searchCategory: '2',
      status: 1003,
      limit: 250,
      offset: 0,
      OrderDir: 'DESC',
      OrderPar: 'date',
      startDate: '2024-12-01',
      endDate: '2025-03-01'
    })
  })

  test('N7 NOTIF-01 are those until the day of the gateway, not of the device', async () => {
    noteServerTime('Mon, 03 Mar 2025 09:00:00 GMT', world.clock.now(), world.clock.now())
    await comeBack()
    const { data } = world.gateway.sent.findLast(({ name }) => name === 'finance.list_transactions')!

    expect(data).toMatchObject({ startDate: '2024-12-03', endDate: '2025-03-03' })
  })

  test('NOTIF-01 of a chosen range are loaded separately', async () => {
    const items = [cancelled('old', '2024-05-05 12:00:00', ' Kapalı hesap ')]
    const days = { from: '2024-05-01', to: '2024-05-31' }
    world.gateway
      .expects(listTransactions, { startDate: '2024-05-01', endDate: '2024-05-31' })
      .answers({ items, total: 1 })
    const { load, $remote } = notifications(days)
    await load()

    expect($remote.get().value?.items).toMatchObject([{ id: 'old', note: 'Kapalı hesap' }])
    expect(usual().value?.items).toMatchObject([{ id: 'a', note: '' }])
  })

  test('NOTIF-02 load ten mass messages', () => {
    const [sent] = world.gateway.sent.filter(({ name }) => name === 'crm.list_mass_messages')

    expect(sent?.data).toMatchObject({ limit: 10, offset: 0 })
    expect($massMessages.get().value).toMatchObject([{ id: '1', title: 'Duyuru 1', html: '<p>Metin</p>' }])
  })

  test('NOTIF-01 are all unread before the first visit', () => {
    expect(unread()).toEqual(['a', '1'])
  })

  test('NOTIF-01 stay marked as new on the page that shows them, and are read on the next', async () => {
    noteVisit()
    world.storage.fromOtherTab({ 'bnw:recent-favourite': '+slot:7' })
    expect(unread()).toEqual(['a', '1'])
    const kept = world.storage.get(MARK)
    expect(kept).toBe(String(Date.UTC(2025, 1, 27, 7)))
    await open({ [MARK]: kept! })
    expect(unread()).toEqual([])

    await comeBack([cancelled('a', '2025-02-27 10:00:00')], [message('2', '2025-02-28 10:00:00')])
    expect(unread()).toEqual(['2'])
  })

  test('NOTIF-01 a date in the future marks nothing before it as read, and is unread once it comes', async () => {
    await comeBack([cancelled('future', '2025-04-01 10:00:00'), cancelled('a', '2025-02-27 10:00:00')])
    markAllRead()
    expect(unread()).toEqual([])
    const kept = world.storage.get(MARK)!
    await open({ [MARK]: kept })
    await comeBack([], [message('2', '2025-02-28 10:00:00'), message('future', '2025-03-01 12:30:00')])
    expect(unread()).toEqual(['2'])

    world.clock.advance(3_600_000)
    await comeBack([], [message('2', '2025-02-28 10:00:00'), message('future', '2025-03-01 12:30:00')])
    expect(unread()).toEqual(['2', 'future'])
  })

  test('are read immediately when the player marks them as read', () => {
    markAllRead()

    expect(unread()).toEqual([])
    expect(world.storage.get(MARK)).toBe(String(Date.UTC(2025, 1, 27, 7)))
  })

  test('are read here when they are read in another tab', () => {
    world.storage.fromOtherTab({ [MARK]: String(NOW) })

    expect(unread()).toEqual([])
  })

  test('NOTIF-01 SESS-01 the read mark is kept at logout, and nothing else is', async () => {
    markAllRead()
    const march = notifications({ from: '2025-03-01' })
    world.gateway
      .expects(listTransactions, { startDate: '2025-03-01' })
      .answers({ items: [cancelled('c', '2025-03-01 10:00:00')], total: 1 })
    await march.load()
    expect(march.$remote.get().value?.items).toHaveLength(1)
    world.gateway.expects(logout).answers()
    await logOut()

    expect(world.storage.keys().filter(key => key.startsWith('bnw:'))).toEqual([MARK])
    expect([usual(), march.$remote.get()]).toMatchObject([{ status: 'idle' }, { status: 'idle' }])
    expect(unread()).toEqual([])
  })

  test('a withdrawal cancelled while the page is open shows a toast for a second and is unread, whatever its date', async () => {
    markAllRead()
    await comeBack([cancelled('a', '2025-02-27 10:00:00'), cancelled('b', '2025-02-01 10:00:00')])

    expect(unread()).toEqual(['b'])
    expect($toasts.get().map(({ text, durationMs }) => [text(), durationMs])).toEqual([
      ['Bir para çekme işleminiz iptal edildi', 1_000]
    ])
    markAllRead()
    expect(unread()).toEqual([])
  })

  test('a cancelled withdrawal of this page shows a toast without a request', async () => {
    const claim = createPaymentAttempt((bonusID: string, request_id) => ({
      call: claimBonus,
      data: { bonusID, request_id }
    }))
    world.gateway.expects(claimBonus).answers()
    world.gateway
      .expects(listTransactions, { status: 1003 })
      .answers({ items: [cancelled('b', '2025-03-01 11:59:00', 'IBAN hatalı')], total: 1 })
    claim.open()
    await claim.submit('7')

    await expect.poll(() => usual().value?.items.map(({ note }) => note)).toEqual(['IBAN hatalı'])
    expect(unread()).toContain('b')
  })

  test('a list that was requested before money moved is requested again', async () => {
    const before = world.gateway.expects(listTransactions).waits()
    void notifications().load()
    world.gateway
      .expects(listTransactions)
      .answers({ items: [cancelled('b', '2025-03-01 11:59:00')], total: 1 })
    cashierEvents.emit('moneyMoved')
    before.answers({ items: [], total: 0 })

    await expect.poll(() => usual().value?.items.map(({ id }) => id)).toEqual(['b'])
  })

  test('withdrawals that are cancelled one after the other are all unread', async () => {
    markAllRead()
    const [a, b, c] = ['a', 'b', 'c'].map(id => cancelled(id, '2025-02-01 10:00:00'))
    await comeBack([a!, b!])
    await comeBack([a!, b!, c!])

    expect(unread()).toEqual(['b', 'c'])
  })

  test('the list of the next player shows no toast, and what the player has read stays read', async () => {
    await comeBack([cancelled('a', '2025-02-27 10:00:00'), cancelled('b', '2025-02-01 10:00:00')])
    noteVisit()
    world.gateway.expects(logout).answers()
    await logOut()
    const shown = $toasts.get()
    expectLists([cancelled('a', '2025-02-27 10:00:00'), cancelled('b', '2025-02-01 10:00:00')])
    expectLists([cancelled('x', '2025-02-27 10:00:00')], [])
    world.storage.fromOtherTab(storedPlayer('ayse', NOW + 10_000))
    await expect.poll(() => usual().value?.items.length).toBe(2)
    expect(unread()).toEqual([])
    world.storage.fromOtherTab(storedPlayer('mehmet', NOW + 10_000))
    await expect.poll(() => usual().value?.items.length).toBe(1)

    expect($toasts.get()).toEqual([])
    expect(shown).toHaveLength(1)
  })

  test('I18N-02 all loaded lists are requested in the language that is chosen', async () => {
    const days = { from: '2025-01-01', to: '2025-01-31' }
    const range = { startDate: days.from, endDate: days.to }
    world.gateway.expects(listTransactions, range).answers({ items: [], total: 0 })
    await notifications(days).load()
    expectLists()
    world.gateway.expects(listTransactions, range).answers({ items: [], total: 0 })
    chooseLanguage('en')

    await expect.poll(() => notifications(days).$remote.get().status).toBe('ready')
    await expect.poll(() => [usual().status, $massMessages.get().status]).toEqual(['ready', 'ready'])
  })

  test('the read mark never goes back', () => {
    world.storage.set(MARK, String(NOW))
    noteVisit()

    expect(world.storage.get(MARK)).toBe(String(NOW))
  })

  test('earlier cancelled withdrawals show no toast', async () => {
    await comeBack()

    expect($toasts.get()).toEqual([])
  })
})

test('NOTIF-01 visitors have none, and no request is sent', async () => {
  world = testEnvironment()
  await startCore()
  startNotifications()

  pageEvents.emit('resume')
  cashierEvents.emit('moneyMoved')

  expect(unread()).toEqual([])
  expect([usual().status, $massMessages.get().status]).toEqual(['idle', 'idle'])
  expect(world.gateway.sent).toEqual([])
})
