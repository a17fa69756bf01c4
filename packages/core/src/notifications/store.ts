import { computed, type ReadableAtom } from 'nanostores'

import { cashierEvents } from '../cashier/events.ts'
import { listMassMessages } from '../contract/crm.ts'
import { listTransactions, type Transaction } from '../contract/finance.ts'
import type { Kurus, Moment } from '../contract/units.ts'
import { send } from '../gateway/client.ts'
import { STATUS } from '../history/status.ts'
import { serverNow } from '../lib/clock.ts'
import { dayAt, type Day } from '../lib/day.ts'
import { reloadOnLanguageChange } from '../lib/in-each-language.ts'
import { createKeyed } from '../lib/keyed.ts'
import { createRemote, type Remote, type RemoteValue } from '../lib/remote.ts'
import { pageEvents } from '../lib/page-events.ts'
import { FINANCE_TOAST_MS, showToast } from '../toasts/store.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { $isPlayer } from '../session/session.ts'
import { onPageReset, startOnce } from '../page-life.ts'
import { $arrived, $readUntil, followReadMark, isUnread, saveMark, loadMark } from './read-mark.ts'
import { notificationWords } from './words.ts'

/** Maximum number of notifications (NOTIF-01). */
const MAX_NOTIFICATIONS = 250

/** Default range: the last 90 days. */
const DEFAULT_RANGE_MS = 90 * 24 * 3_600_000

/** Maximum number of mass messages (NOTIF-02). */
const MAX_MESSAGES = 10

/** A cancelled withdrawal. */
export interface Notification {
  id: string
  /** When the withdrawal was requested. */
  at?: Moment | undefined
  /** Why it was cancelled; may be empty. */
  note: string
  amount?: Kurus | undefined
  method: string
}

/** A message to all players. */
export interface MassMessage {
  id: string
  at?: Moment | undefined
  title: string
  /** HTML, unsanitised. */
  html: string
}

/** A date range, both ends inclusive. A missing end is that of the last 90 days. */
export interface NotificationDays {
  from?: Day | undefined
  to?: Day | undefined
}

/** The newest notifications of a range. */
export interface NotificationList {
  items: readonly Notification[]
  /** The range has more than these, or may have: the gateway sent as many as were requested, without a total. */
  hasMore: boolean
}

type List = RemoteValue<NotificationList>

/** Notifications of the last 90 days, which the bell counts. */
const usual: List = createList({})

const others = createKeyed<NotificationDays, List>(createList, 20)
onPageReset(others.clear)
clearOnSignOut(() => [usual, ...others.all()].forEach(({ clear }) => clear()))

function createList(days: NotificationDays): List {
  return createRemote(signal => fetchNotifications(days, signal))
}

const messages = createRemote(fetchMessages)
onPageReset(messages.clear)

/** The player's notifications of the last 90 days, or of the given days (NOTIF-01). */
export function notifications({ from, to }: NotificationDays = {}): List {
  return from || to ? others.get({ from, to }) : usual
}

/** The messages to all players (NOTIF-02). */
export const $massMessages: ReadableAtom<Remote<readonly MassMessage[]>> = messages.$remote

export const loadMassMessages = messages.load

/** Ids of unread items. */
export interface Unread {
  notifications: ReadonlySet<string>
  messages: ReadonlySet<string>
}

/** What the bell counts: items since the last visit. */
export const $unread = computed(
  [usual.$remote, $massMessages, $readUntil, $arrived, $isPlayer],
  (own, mass, _until, _arrived, isPlayer): Unread => ({
    notifications: idsOf(own.value?.items.filter(isUnread)),
    messages: idsOf(isPlayer ? mass.value?.filter(isUnread) : [])
  })
)

function idsOf(items: readonly { id: string }[] = []): ReadonlySet<string> {
  return new Set(items.map(({ id }) => id))
}

/** Stores that the player has seen the lists. This page still shows what was new; the next page starts from here. */
export function noteVisit(): void {
  saveMark([...(usual.$remote.get().value?.items ?? []), ...($massMessages.get().value ?? [])])
}

/** Marks everything as read immediately: on the player's request, or when the list is closed. */
export function markAllRead(): void {
  noteVisit()
  $arrived.set(new Set())
  loadMark()
}

const followLanguage = reloadOnLanguageChange(() => [usual, ...others.all(), messages])

/**
 * Reloads at sign-in, when the tab becomes visible, in another language, and together with the balance while a
 * withdrawal of this page is pending. Runs once per page.
 */
export const startNotifications = startOnce(onEnd => {
  followReadMark()
  followLanguage()
  onEnd($isPlayer.subscribe(isPlayer => isPlayer && loadAll()))
  onEnd(pageEvents.on('resume', () => $isPlayer.get() && loadAll()))
  // A request that is running may be answered with what was before.
  onEnd(cashierEvents.on('moneyMoved', () => $isPlayer.get() && void usual.reload()))
  onEnd(showArrivals())
})

function loadAll(): void {
  void usual.load()
  void messages.load()
}

/** Shows a toast when a withdrawal is cancelled while the page is open. */
function showArrivals(): () => void {
  let known: ReadonlySet<string> | undefined
  return usual.$remote.listen(({ value }) => {
    if (!value) return void (known = undefined)
    const fresh = known ? value.items.filter(({ id }) => !known?.has(id)) : []
    known = idsOf(value.items)
    if (fresh.length === 0) return
    $arrived.set(new Set([...$arrived.get(), ...idsOf(fresh)]))
    showToast({
      tone: 'bad',
      text: () => notificationWords.arrived(fresh.length),
      durationMs: FINANCE_TOAST_MS
    })
  })
}

/** Category 2 is withdrawals. */
async function fetchNotifications(
  { from, to }: NotificationDays,
  signal: AbortSignal
): Promise<NotificationList> {
  const now = serverNow()
  const data = {
    limit: MAX_NOTIFICATIONS,
    offset: 0,
    OrderDir: 'DESC',
    OrderPar: 'date',
    searchCategory: '2',
    status: STATUS.cancelled,
    startDate: from || dayAt(now - DEFAULT_RANGE_MS),
    endDate: to || dayAt(now)
  } as const
  const { items, total } = await send(listTransactions, data, { signal })
  const hasMore = items.length >= MAX_NOTIFICATIONS && items.length !== total
  return { items: items.map(readNotification), hasMore }
}

function readNotification({ id, date, note, amount, method_name }: Transaction): Notification {
  return { id, at: date, note: note.trim(), amount, method: method_name }
}

async function fetchMessages(signal: AbortSignal): Promise<readonly MassMessage[]> {
  const { items } = await send(listMassMessages, { limit: MAX_MESSAGES, offset: 0 }, { signal })
  return items.map(({ ID, Title, Text, Date }) => ({ id: ID, at: Date, title: Title, html: Text }))
}
