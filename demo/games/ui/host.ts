import { readHostMessage, type GameMessageBody, type HostMessage } from '../protocol/host-messages.ts'

/** The page that embeds the game. */
export interface Host {
  /** Whether an allowed page embeds the game. That page shows name, balance, time, net result and a way out. */
  readonly isConnected: boolean
  /** Does nothing where no allowed host embeds the game. */
  send(message: GameMessageBody): void
}

/**
 * Connects to the embedding page if its origin is allowed. Otherwise no message is sent or read.
 *
 * @param origins Origins that may embed the game.
 */
export function connectHost(origins: readonly string[], onMessage: (message: HostMessage) => void): Host {
  const origin = origins.find(each => each === embeddingOrigin())
  if (window.parent === window || origin === undefined) return { isConnected: false, send: () => undefined }
  window.addEventListener('message', event => {
    if (event.origin !== origin || event.source !== window.parent) return
    const message = readHostMessage(event.data)
    if (message) onMessage(message)
  })
  return { isConnected: true, send: message => window.parent.postMessage({ v: 1, ...message }, origin) }
}

/** Firefox has no `ancestorOrigins`; the referrer names the embedding origin there. */
function embeddingOrigin(): string | undefined {
  // The DOM types declare a value that Firefox lacks.
  const ancestors = window.location.ancestorOrigins as DOMStringList | undefined
  if (ancestors) return ancestors[0]
  return document.referrer === '' ? undefined : new URL(document.referrer).origin
}

const ACTIVITY_INTERVAL_MS = 10_000

/** Reports pointer and key activity to the host, at most once in 10 s. */
export function reportActivity(host: Host): void {
  let last = -Infinity
  const report = () => {
    if (performance.now() - last < ACTIVITY_INTERVAL_MS) return
    last = performance.now()
    host.send({ type: 'activity' })
  }
  window.addEventListener('pointerdown', report, { capture: true, passive: true })
  window.addEventListener('keydown', report, { capture: true, passive: true })
}
