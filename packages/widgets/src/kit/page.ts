import { environment, once, shared, startCore } from '@bnw/core'
import { $idleSeconds } from '@bnw/core/inactivity'
import { $language } from '@bnw/core/lib'
import { $isPlayer, $sessionStatus } from '@bnw/core/session'
import { $theme } from '@bnw/core/theme'
import { $toasts } from '@bnw/core/toasts'
import type { ReadableAtom } from 'nanostores'

import { setBrowserEnvironment } from './configuration.ts'
import type { PageEvents } from './declare.ts'
import { dispatch } from './host.ts'

/** The elements of the page, of all copies of the code, in the order in which they came. */
export const present = shared('kit.present', () => new Set<HTMLElement>())

/**
 * Starts what the page needs once: language, theme, maintenance, session (SESS-10). The first element does it when it
 * comes into the page; the host site does it itself, before it draws.
 *
 * @param element Speaks for the page in the events of the page.
 */
export function startPage(element?: HTMLElement): void {
  if (element) present.add(element)
  setBrowserEnvironment()
  once('kit.page-events', onEnd => {
    onEnd(announce('bnw-session', $sessionStatus, status => ({ status })))
    onEnd(announce('bnw-language', $language, lang => ({ lang })))
    onEnd(announce('bnw-theme', $theme, theme => ({ theme })))
    onEnd($toasts.listen(notices => notices.length > 0 && bringToasts()))
    onEnd($idleSeconds.listen(seconds => seconds !== undefined && bringToasts()))
    onEnd($isPlayer.subscribe(isPlayer => isPlayer && void watch()))
  })
  void startCore()
}

/** Visitors need none of it. Where it does not load, the next session of the page tries again. */
async function watch(): Promise<void> {
  try {
    const { startWatch } = await import('./watch.ts')
    startWatch()
  } catch {
    environment().report({ name: 'LoadError', call: 'watch' })
  }
}

/**
 * The first message of a page that has placed no `bnw-toasts` makes one, and so does the warning before a session ends;
 * the loader finds it and brings its code.
 */
function bringToasts(): void {
  if (document.querySelector('bnw-toasts')) return
  document.body.append(document.createElement('bnw-toasts'))
}

export function leavePage(element: HTMLElement): void {
  present.delete(element)
}

/** Tells a change of the page's own once, from one element, so that a listener on the document hears it once. */
function announce<Name extends keyof PageEvents, Value>(
  name: Name,
  store: ReadableAtom<Value>,
  detail: (value: Value) => PageEvents[Name]
): () => void {
  return store.listen(value => {
    const speaker = [...present].find(element => element.isConnected)
    dispatch(speaker ?? document, name, detail(value))
  })
}
