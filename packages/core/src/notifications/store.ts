import { computed, type ReadableAtom } from 'nanostores'

import { cashierEvents } from '../cashier/events.ts'
import { listMassMessages } from '../contract/crm.ts'
import { listTransactions, type Transaction } from '../contract/finance.ts'
import type { Kurus, Moment } from '../contract/shapes.ts'
import { environment } from '../environment.ts'
import { send } from '../gateway/client.ts'
import { STATUS } from '../history/status.ts'
import { dayAt, type Day } from '../lib/day.ts'
import { createKeyed } from '../lib/keyed.ts'
import { $language } from '../lib/language.ts'
import { createRemote, type Remote, type RemoteValue } from '../lib/remote.ts'
import { pageEvents } from '../lib/page-events.ts'
import { FINANCE_TOAST_MS, showToast } from '../toasts/store.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { $isPlayer } from '../session/session.ts'
import { once, shared } from '../shared.ts'
import { $arrived, $readUntil, followReadMark, isUnread, keepMark, takeMark } from './read-mark.ts'
import { notificationWords } from './words.ts'

/** How many notifications are asked for (NOTIF-01). */
export const MAX_NOTIFICATIONS = 250

/** How far back they go where no days are given: 90 days. */
const USUAL_MS = 90 * 24 * 3_600_000

/** How many messages to everybody are asked for (NOTIF-02). */
const MAX_MESSAGES = 10

/** A withdrawal that was cancelled. */
export interface Notification {
  id: string
  /** When the withdrawal was asked for. */
  at?: Moment | undefined
  /** Why it was cancelled; empty where nobody has said. */
  note: string
  amount: Kurus
  method: string
}

/** A message to everybody. */
export interface MassMessage {
  id: string
  at?: Moment | undefined
  title: string
  /** HTML, unsanitised. */
  html: string
}

/** Days, both inclusive; one that is missing is that of the last 90 days. */
export interface NotificationDays {
  from?: Day | undefined
  to?: Day | undefined
}

type List = RemoteValue<readonly Notification[]>

/** Those of the last 90 days, which the bell counts. */
const usual: List = shared('notifications', () => createList({}))

const others = shared('notifications.others', () =>
  createKeyed<NotificationDays, List>(({ from = '', to = '' }) => `${from} ${to}`, createList, 20)
)

function createList(days: NotificationDays): List {
  const remote = createRemote(signal => ask(days, signal))
  clearOnSignOut(remote.clear)
  return remote
}

const messages = shared('notifications.messages', () => createRemote(askMessages))

/** The player's notifications of the last 90 days, or of the given days (NOTIF-01). */
export function notifications(days: NotificationDays = {}): List {
  return days.from || days.to ? others.get(days) : usual
}

/** What is told to everybody (NOTIF-02). */
export const $massMessages: ReadableAtom<Remote<readonly MassMessage[]>> = messages.$remote

export const loadMassMessages = messages.load

/** What the player has not seen yet. */
export interface Unread {
  notifications: ReadonlySet<string>
  messages: ReadonlySet<string>
}

/** What has come since the last visit: ids. The bell counts both. */
export const $unread = shared('notifications.unread', () =>
  computed(
    [usual.$remote, $massMessages, $readUntil, $arrived, $isPlayer],
    (own, told, _until, _arrived, isPlayer): Unread => ({
      notifications: idsOf(isPlayer ? own.value?.filter(isUnread) : []),
      messages: idsOf(isPlayer ? told.value?.filter(isUnread) : [])
    })
  )
)

function idsOf(items: readonly { id: string }[] = []): ReadonlySet<string> {
  return new Set(items.map(({ id }) => id))
}

/** The player has the lists before him: the next page counts from here, this one goes on showing what was new. */
export function noteVisit(): void {
  keepMark([...(usual.$remote.get().value ?? []), ...($massMessages.get().value ?? [])])
}

/** Everything counts as read, at once: by the player's wish, or since he leaves what he has seen. */
export function markAllRead(): void {
  noteVisit()
  $arrived.set(new Set())
  takeMark()
}

/**
 * Keeps the bell right: asks at sign-in, when the tab comes back, in another language, and as often as the balance is
 * asked while a withdrawal of this page is New. Once a page.
 */
export function startNotifications(): void {
  once('notifications', onEnd => {
    followReadMark()
    onEnd($isPlayer.subscribe(isPlayer => isPlayer && askAll()))
    onEnd(pageEvents.on('resume', () => $isPlayer.get() && askAll()))
    onEnd(cashierEvents.on('moneyMoved', () => $isPlayer.get() && void usual.load()))
    onEnd($language.listen(() => askAgain()))
    onEnd(tellArrivals())
  })
}

function askAll(): void {
  void usual.load()
  void messages.load()
}

/** What is shown is asked for again in the new language (I18N-02). */
function askAgain(): void {
  for (const remote of [usual, ...others.all(), messages]) if (remote.$remote.get().value) void remote.load()
}

/** A withdrawal that is cancelled while the page is open is told at once. */
function tellArrivals(): () => void {
  let known: ReadonlySet<string> | undefined
  return usual.$remote.listen(({ status, value }) => {
    if (!value) known = undefined
    if (!value || status !== 'ready') return
    const fresh = known ? value.filter(({ id }) => !known?.has(id)) : []
    known = idsOf(value)
    if (fresh.length === 0) return
    $arrived.set(new Set([...$arrived.get(), ...idsOf(fresh)]))
    showToast({
      tone: 'bad',
      text: () => notificationWords.arrived(fresh.length),
      durationMs: FINANCE_TOAST_MS
    })
  })
}

/** Category 2 holds the withdrawals. */
async function ask({ from, to }: NotificationDays, signal: AbortSignal): Promise<readonly Notification[]> {
  const now = environment().now()
  const data = {
    limit: MAX_NOTIFICATIONS,
    offset: 0,
    OrderDir: 'DESC',
    OrderPar: 'date',
    searchCategory: '2',
    status: STATUS.cancelled,
    startDate: from || dayAt(now - USUAL_MS),
    endDate: to || dayAt(now)
  } as const
  const { items } = await send(listTransactions, data, { signal })
  return items.map(readNotification)
}

function readNotification({ id, date, note, amount, method_name }: Transaction): Notification {
  return { id, at: date, note: note.trim(), amount: amount ?? (0 as Kurus), method: method_name }
}

async function askMessages(signal: AbortSignal): Promise<readonly MassMessage[]> {
  const { items } = await send(listMassMessages, { limit: MAX_MESSAGES, offset: 0 }, { signal })
  return items.map(({ ID, Title, Text, Date }) => ({ id: ID, at: Date, title: Title, html: Text }))
}
