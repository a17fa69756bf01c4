import { environment, onPageReset, startCore, startOnce } from '@bnw/core'
import { $isNoticeDue, $isStepUpAsked, blockWithPage, settleStepUp } from '@bnw/core/gateway'
import { $idleSeconds } from '@bnw/core/inactivity'
import { $language } from '@bnw/core/lib'
import { $isPlayer, $sessionStatus } from '@bnw/core/session'
import { $theme } from '@bnw/core/theme'
import { $toasts } from '@bnw/core/toasts'

import { blockWholePage, isPageBlocked, onPageBlocked, unblockPage } from './blocked-page.ts'
import { setBrowserEnvironment } from './configuration.ts'
import type { PageEvents } from './declare.ts'
import type { HostElement } from './element-context.ts'
import { dispatch } from './host.ts'
import { ofDocument } from './own-document.ts'
import { forgetStatus, noteStatus } from './page-session.ts'

/** The connected elements of the page, in order of connection. */
export const present = new Set<HostElement>()
onPageReset(() => present.clear())

/**
 * Starts the core once for the page: language, theme, maintenance, session (SESS-10). The first connected element calls
 * it; the host site calls it before it renders.
 *
 * @param element Is registered as a possible source of the page's events.
 */
export function startPage(element?: HostElement): void {
  if (element) present.add(element)
  setBrowserEnvironment()
  startPageEvents()
  void startCore()
}

const startPageEvents = startOnce(onEnd => {
  if (isPageBlocked()) blockWithPage()
  onEnd(onPageBlocked(blockWithPage))
  onEnd($isNoticeDue.listen(isDue => isDue && blockWholePage()))
  onEnd(unblockPage)
  onEnd($sessionStatus.listen(announceSession))
  onEnd(forgetStatus)
  onEnd($language.listen(lang => announce('bnw-language', { lang })))
  onEnd($theme.listen(theme => announce('bnw-theme', { theme })))
  onEnd($toasts.listen(toasts => toasts.length > 0 && addElement('bnw-toasts')))
  onEnd($idleSeconds.listen(seconds => seconds !== undefined && addElement('bnw-toasts')))
  onEnd($isStepUpAsked.listen(isAsked => isAsked && showStepUp()))
  onEnd($isPlayer.subscribe(isPlayer => isPlayer && void start('watch', importWatch)))
  const onHidden = () => void start('renewal', importRenewal)
  document.addEventListener('visibilitychange', onHidden)
  onEnd(() => document.removeEventListener('visibilitychange', onHidden))
})

/** For players only. */
const importWatch = async () => (await import('./watch.ts')).startWatch
const importRenewal = async () => (await import('./renewal.ts')).startRenewal

/** Starts a part that loads later. If it fails to load, the next session, or the next change of visibility, tries again. */
async function start(call: string, load: () => Promise<() => void>): Promise<void> {
  try {
    const run = await load()
    run()
  } catch {
    environment().report({ name: 'LoadError', call })
  }
}

/**
 * Adds an element to a page without one: for its first toast, the warning before a session ends, or a confirmation. The
 * loader then loads its code.
 */
function addElement(tag: 'bnw-toasts' | 'bnw-step-up'): void {
  if (document.querySelector(tag)) return
  ofDocument('body').append(document.createElement(tag))
}

/** How long the code of the confirmation may take to load, ms. */
const STEP_UP_LOAD_MS = 15_000

/** Without its code the waiting calls fail: nothing has happened, and the player can send them again. */
function showStepUp(): void {
  addElement('bnw-step-up')
  const timer = setTimeout(() => settleStepUp(false), STEP_UP_LOAD_MS)
  void customElements.whenDefined('bnw-step-up').then(() => clearTimeout(timer))
}

export function leavePage(element: HostElement): void {
  present.delete(element)
}

function announceSession(status: PageEvents['bnw-session']['status']): void {
  if (noteStatus(status, { isOfFrame: false })) announce('bnw-session', { status })
}

/** Dispatches a page event from one element only, so that a listener on the document gets it once. */
function announce<Name extends keyof PageEvents>(name: Name, detail: PageEvents[Name]): void {
  const source = [...present].find(element => element.isConnected)
  dispatch(source ?? document, name, detail)
}
