import { atom, computed } from 'nanostores'

import { explain } from '../gateway/explain.ts'
import { $failure, type AnnouncedFailure } from '../gateway/failures.ts'
import { $gate } from '../gateway/gate.ts'
import { gatewayWords } from '../gateway/words.ts'
import { environment } from '../environment.ts'
import { clearOnSignOut } from '../session/clearing.ts'
import { $sessionNews, type SessionNews } from '../session/session.ts'
import { once, shared } from '../shared.ts'
import { noticeWords } from './words.ts'

/** A short message. `text` is a function, so that it is read in the language of the moment. */
export interface Notice {
  id: number
  tone: 'good' | 'bad' | 'info'
  text: () => string
  /** How long it is shown, ms; 0 stays until it is closed. */
  lasts: number
  /** ms since 1970, by the device's clock: of the first, where the same was said again. */
  at: number
  /** How often the same was said within three seconds. */
  count: number
  /** One button: to load the page anew, or the notice's own. */
  action?: 'reload' | { label: () => string; run: () => void }
}

/** How long toasts last, ms: in general, and for finance and notifications (NOTIF-03, GATE-04). */
export const TOAST_MS = 1_500
export const FINANCE_TOAST_MS = 1_000
export const NOTICE_MS = 5_000

/** How many the tray remembers of this page load. */
const MOST = 20

/** The same text again within this time, ms, is counted and not repeated. */
const REPEAT_MS = 3_000

/** The latest notices, newest last: a widget shows each as a toast, the tray keeps what they said. */
export const $notices = shared('notices', () => atom<readonly Notice[]>([]))

const counter = shared('notices.counter', () => ({ last: 0 }))

/** The last notice of the session before: who comes next does not read what it said. */
const $read = shared('notices.read', () => {
  const $last = atom(0)
  clearOnSignOut(() => $last.set(counter.last))
  return $last
})

/** What was said since the session of the moment began, or ended: newest first. */
export const $tray = shared('notices.tray', () =>
  computed([$notices, $read], (notices, read) => notices.filter(({ id }) => id > read).toReversed())
)

/** What is said. It is shown for five seconds unless it says how long (NOTIF-03). */
export type Saying = Omit<Notice, 'id' | 'at' | 'count' | 'lasts'> & { lasts?: number }

export function notify({ lasts = NOTICE_MS, ...said }: Saying): void {
  const at = environment().now()
  const notices = $notices.get()
  const same = notices.findLast(notice => isSame(notice, said) && at - notice.at < REPEAT_MS)
  if (same) {
    const counted = { ...same, count: same.count + 1 }
    return $notices.set(notices.map(notice => (notice === same ? counted : notice)))
  }
  const id = ++counter.last
  $notices.set([...notices, { ...said, lasts, id, at, count: 1 }].slice(-MOST))
}

/** What can be undone is another thing each time, though it reads the same. */
function isSame(notice: Notice, { tone, text, action }: Omit<Saying, 'lasts'>): boolean {
  return (
    typeof action !== 'object' && notice.action === action && notice.tone === tone && notice.text() === text()
  )
}

/** Takes a notice off the page. */
export function dismissNotice(id: number): void {
  $notices.set($notices.get().filter(notice => notice.id !== id))
}

/** Tells the player what happens elsewhere: refusals, login, logout. Once a page. */
export function startNotices(): void {
  once('notices', onEnd => {
    onEnd($failure.listen(failure => failure && tellFailure(failure)))
    onEnd($sessionNews.listen(news => news && tellSession(news)))
    onEnd($gate.listen(gate => gate === 'blocked' && tellBlocked()))
  })
}

/** Tells a refusal that the player waits for (GATE-04). */
function tellFailure({ error, call, isAsked }: AnnouncedFailure): void {
  if (!isAsked || $gate.get() === 'blocked') return
  const isToSendAgain = error.name === 'SessionLostError' && error.isRenewed
  const isQuiet = error.name !== 'RefusedError' && error.name !== 'ContractError' && !isToSendAgain
  const isOnLogin = error.name === 'SessionLostError' && call === 'user.login'
  if (isQuiet && !isOnLogin) return
  const isFinance = /^(finance|prepayment|bonus)\./.test(call)
  notify({ tone: 'bad', text: () => explain(error), lasts: isFinance ? FINANCE_TOAST_MS : TOAST_MS })
}

/** Stays until the page is loaded anew: nothing else helps after an HTTP 500 (GATE-05). */
function tellBlocked(): void {
  notify({ tone: 'bad', text: gatewayWords.blocked, lasts: 0, action: 'reload' })
}

/** Tells that a session has begun, or why it has ended. */
function tellSession(news: SessionNews): void {
  if (news.type === 'logged-in') return notify({ tone: 'good', text: noticeWords.loggedIn, lasts: TOAST_MS })
  if (news.because === 'player') return notify({ tone: 'good', text: noticeWords.loggedOut, lasts: TOAST_MS })
  const reason = noticeWords.ended[news.because]
  if (reason) notify({ tone: 'bad', text: reason, lasts: NOTICE_MS })
}
