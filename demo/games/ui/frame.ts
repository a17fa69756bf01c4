import { readHostMessage, type GameSays, type HostMessage } from '../protocol/host-messages.ts'

/** The way to the page that holds the game. */
export interface Frame {
  /** Says something to the host, if there is one. */
  say(message: GameSays): void
}

/**
 * Opens the way to the host: the one allowed origin that holds this frame. Without a frame, or in one of another
 * origin, nothing is said and nothing heard.
 *
 * @param hosts Origins that may hold the game.
 */
export function openFrame(hosts: readonly string[], hear: (message: HostMessage) => void): Frame {
  const host = hosts.find(origin => origin === embedder())
  if (window.parent === window || host === undefined) return { say: () => undefined }
  window.addEventListener('message', event => {
    if (event.origin !== host || event.source !== window.parent) return
    const message = readHostMessage(event.data)
    if (message) hear(message)
  })
  return { say: message => window.parent.postMessage({ v: 1, ...message }, host) }
}

/** Firefox has no `ancestorOrigins`; there the referrer names the origin that holds the frame. */
function embedder(): string | undefined {
  const ancestors = window.location.ancestorOrigins as DOMStringList | undefined
  if (ancestors) return ancestors[0]
  return document.referrer === '' ? undefined : new URL(document.referrer).origin
}

const ACTIVITY_EVERY_MS = 10_000

/** Tells the host that the player is there, at most once in 10 s. */
export function reportActivity(frame: Frame): void {
  let last = -Infinity
  const report = () => {
    if (performance.now() - last < ACTIVITY_EVERY_MS) return
    last = performance.now()
    frame.say({ type: 'activity' })
  }
  window.addEventListener('pointerdown', report, { capture: true, passive: true })
  window.addEventListener('keydown', report, { capture: true, passive: true })
}
