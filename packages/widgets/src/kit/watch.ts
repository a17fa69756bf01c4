import { once } from '@bnw/core'
import { checkInactivity, noteActivity, startInactivity } from '@bnw/core/inactivity'
import { noteVisibility, pageEvents } from '@bnw/core/lib'
import { followStoredSession } from '@bnw/core/session'

import { nextFrame } from './frames.ts'
import { present } from './page.ts'
import { adopt, abandon } from './sheets.ts'

/** What counts as use of the page: pointer, key, touch, scrolling, navigation (SESS-06). */
const USES = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll', 'popstate']

/** Nothing of the element is seen, while its place and the page's scroll stay. Dialogs are in a layer of their own. */
const RESTING = ':host{opacity:0!important}dialog,[popover]{visibility:hidden!important}'

/**
 * Watches over the page of a signed-in player: logs out who is not there any more, and lets nothing private be seen in a
 * page that the browser has kept asleep. Loaded with the first player of the page.
 */
export function startWatch(): void {
  once('kit.watch', onEnd => {
    startInactivity()
    const controller = new AbortController()
    const { signal } = controller
    onEnd(() => controller.abort())
    // In the capture phase, so that no page can stop it.
    for (const name of USES) addEventListener(name, noteEvent, { signal, passive: true, capture: true })
    noteVisibility(!document.hidden)
    document.addEventListener('visibilitychange', followVisibility, { signal })
    addEventListener('online', () => pageEvents.emit('resume'), { signal })
    addEventListener('pagehide', ({ persisted }) => persisted && hideElements(true), { signal })
    addEventListener('pageshow', ({ persisted }) => persisted && comeBack(), { signal })
  })
}

function followVisibility(): void {
  noteVisibility(!document.hidden)
  if (!document.hidden) lookAgain()
}

/** The player is back at this tab. What grew stale meanwhile is asked for again, as when the connection is back. */
function lookAgain(): void {
  checkInactivity()
  pageEvents.emit('resume')
}

/** A page's own script is not the player, nor is a carousel that scrolls by itself. */
function noteEvent({ isTrusted, type, target }: Event): void {
  if (isTrusted && (type !== 'scroll' || target === document)) noteActivity()
}

/** The page went to sleep hidden, so that its first frame shows nothing of who has left since (R7, H37). */
function comeBack(): void {
  followStoredSession()
  checkInactivity()
  // What has changed is drawn before the next frame.
  nextFrame(() => hideElements(false))
}

function hideElements(isHidden: boolean): void {
  for (const { shadowRoot } of present) {
    if (shadowRoot && isHidden) adopt(shadowRoot, [RESTING])
    if (shadowRoot && !isHidden) abandon(shadowRoot, RESTING)
  }
}
