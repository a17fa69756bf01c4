import { startOnce } from '@bnw/core'
import { checkInactivity, noteActivity, startInactivity } from '@bnw/core/inactivity'
import { noteVisibility, pageEvents } from '@bnw/core/lib'
import { followStoredSession } from '@bnw/core/session'

import { nextFrame } from './frames.ts'
import { present } from './page.ts'
import { adopt, abandon } from './sheets.ts'

/** Events that count as activity: pointer, key, touch, scrolling, navigation (SESS-06). */
const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll', 'popstate']

/** Hides the elements without changing the layout or the scroll position. Dialogs are in the top layer. */
const HIDDEN_STYLES = ':host{opacity:0!important}dialog,[popover]{visibility:hidden!important}'

/**
 * Watches the page of a signed-in player: logs out after inactivity, and hides personal data in a page that comes back
 * from the back/forward cache. Loaded with the first session of the page.
 */
export const startWatch = startOnce(onEnd => {
  startInactivity()
  const controller = new AbortController()
  const { signal } = controller
  onEnd(() => controller.abort())
  // In the capture phase, before a page's listener can stop the event.
  for (const name of ACTIVITY_EVENTS)
    addEventListener(name, noteEvent, { signal, passive: true, capture: true })
  noteVisibility(isVisible())
  document.addEventListener('visibilitychange', followVisibility, { signal })
  addEventListener('online', () => pageEvents.emit('resume'), { signal })
  addEventListener('pagehide', ({ persisted }) => persisted && hideElements(true), { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && restorePage(), { signal })
})

function followVisibility(): void {
  noteVisibility(isVisible())
  if (isVisible()) refreshAfterReturn()
}

function isVisible(): boolean {
  return document.visibilityState !== 'hidden'
}

/** The player is back in this tab: stale data loads again, as after a lost connection. */
function refreshAfterReturn(): void {
  checkInactivity()
  pageEvents.emit('resume')
}

/** Ignores events from scripts, and scrolling inside the page, which a carousel causes by itself. */
function noteEvent({ isTrusted, type, target }: Event): void {
  if (isTrusted && (type !== 'scroll' || target === document)) noteActivity()
}

/** The elements were hidden before the page was cached: its first frame shows no data of a former user (R7, H37). */
function restorePage(): void {
  followStoredSession()
  checkInactivity()
  // Changes render before the next frame.
  nextFrame(() => hideElements(false))
}

function hideElements(isHidden: boolean): void {
  for (const { shadowRoot } of present) {
    if (isHidden) adopt(shadowRoot, [HIDDEN_STYLES])
    else abandon(shadowRoot, HIDDEN_STYLES)
  }
}
