import { atom, computed } from 'nanostores'

import { isFailure } from '../gateway/errors.ts'
import { explain } from '../gateway/explain.ts'
import { $failure, type PublishedFailure } from '../gateway/failures.ts'
import { $isNoticeDue } from '../gateway/gate.ts'
import type { Moment } from '../contract/units.ts'
import { gatewayWords } from '../gateway/words.ts'
import { environment } from '../environment.ts'
import { clearOnSignOut } from '../session/player-data.ts'
import { $isEndShown, $isLastLoginShown, $sessionNews, type SessionNews } from '../session/session.ts'
import { onPageReset, startOnce } from '../page-life.ts'
import { toastWords } from './words.ts'

/** A short message. `text` is a function, so that it follows the language. */
export interface ToastItem {
  id: number
  tone: 'good' | 'bad' | 'info'
  text: () => string
  /** How long it is shown, ms; 0: until it is closed. */
  durationMs: number
  /** When it was last shown, ms since 1970 by the device's clock. */
  at: number
  /** How often it was shown, each time while it was still there. */
  count: number
  /** Not announced: the page announces the same message elsewhere, as in a form. */
  isSilent?: boolean
  /** One button: reloads the page, or an action of its own. */
  action?: 'reload' | { label: () => string; run: () => void }
}

/** Durations, ms: of refusals and confirmations, of payments, and of notices (NOTIF-03, GATE-04). */
export const TOAST_MS = 1_500
export const FINANCE_TOAST_MS = 1_000
const NOTIFICATION_TOAST_MS = 5_000

/** Calls that only forms make, which show the refusal themselves. */
const FORM_CALLS = /^user\.(?!favorites)|^finance\.(save|delete)_bank_account$/

/** Maximum number of stored toasts. */
const MAX_TOASTS = 20

/** The latest toasts since the session began or ended, newest last. */
export const $toasts = atom<readonly ToastItem[]>([])
onPageReset(() => $toasts.set([]))

let lastId = 0

// Another user of the device sees none of the previous session. That only a reload helps concerns the page.
clearOnSignOut(() => $toasts.set($toasts.get().filter(({ action }) => action === 'reload')))

/** Newest first. */
export const $toastHistory = computed($toasts, toasts => toasts.toReversed())

export type ToastInput = Omit<ToastItem, 'id' | 'at' | 'count' | 'durationMs'> & { durationMs?: number }

/**
 * Shows a toast: by default for 1.5 s if it is a confirmation without an action, else for 5 s (NOTIF-03). If it repeats one
 * that is still there, that one is counted, and shown for its time again.
 */
export function showToast(input: ToastInput): void {
  const at = environment().now()
  const toasts = $toasts.get()
  const same = toasts.findLast(
    toast => isSame(toast, input) && at - toast.at < (toast.durationMs || Infinity)
  )
  if (same) {
    const counted = { ...same, at, count: same.count + 1 }
    return $toasts.set(toasts.map(toast => (toast === same ? counted : toast)))
  }
  const id = ++lastId
  $toasts.set([...toasts, { durationMs: durationOf(input), ...input, id, at, count: 1 }].slice(-MAX_TOASTS))
}

function durationOf({ tone, action }: ToastInput): number {
  return tone === 'good' && !action ? TOAST_MS : NOTIFICATION_TOAST_MS
}

/** Toasts with a custom action are never equal: each undoes a different change. */
function isSame(toast: ToastItem, { tone, text, action }: ToastInput): boolean {
  return (
    typeof action !== 'object' && toast.action === action && toast.tone === tone && toast.text() === text()
  )
}

/** Shows toasts for refused calls, login and logout. Runs once per page. */
export const startToasts = startOnce(onEnd => {
  onEnd($failure.listen(failure => failure && showFailure(failure)))
  onEnd($sessionNews.listen(news => news && showSessionNews(news)))
  onEnd($isNoticeDue.listen(isDue => isDue && showBlocked()))
})

/** Shows why a call was refused if the caller has not disabled it (GATE-04). */
function showFailure({ error, showErrors }: PublishedFailure): void {
  if (!showErrors) return
  const { call } = error
  const isToSendAgain = error.name === 'SessionLostError' && error.isRenewed
  const isLoginError = error.name === 'SessionLostError' && call === 'user.login'
  const isShown = error.name === 'RefusedError' || error.name === 'ContractError'
  if (!isShown && !isToSendAgain && !isLoginError) return
  const durationMs = call.startsWith('finance.') ? FINANCE_TOAST_MS : TOAST_MS
  showToast({ tone: 'bad', text: () => explain(error), durationMs, isSilent: FORM_CALLS.test(call) })
}

/**
 * Shows with Retry that a change got no answer: for controls such as hearts, which have no error state of their own
 * (GATE-06). Other failures are shown or handled elsewhere.
 */
export function showUnanswered(error: unknown, retry: () => void): void {
  if (!isFailure(error, 'OfflineError')) return
  showToast({ tone: 'bad', text: () => explain(error), action: { label: gatewayWords.retry, run: retry } })
}

/** Stays: after an HTTP 500 only a reload helps (GATE-05). */
function showBlocked(): void {
  showToast({ tone: 'bad', text: gatewayWords.blocked, durationMs: 0, action: 'reload' })
}

function showSessionNews(news: SessionNews): void {
  if (news.type === 'logged-in') {
    showToast({ tone: 'good', text: toastWords.loggedIn })
    if (news.lastLogin !== undefined && !$isLastLoginShown.get()) void showLastLogin(news.lastLogin)
    return
  }
  if (news.because === 'player') return showToast({ tone: 'good', text: toastWords.loggedOut })
  const reason = toastWords.ended[news.because]
  if (reason && !$isEndShown.get()) showToast({ tone: 'bad', text: reason })
}

/** Shows the previous login, so that the player notices one of another person (PROF-01). Loads the time formats. */
async function showLastLogin(moment: Moment): Promise<void> {
  const { lastLoginText } = await import('./last-login.ts')
  showToast({ tone: 'info', text: () => lastLoginText(moment) })
}
