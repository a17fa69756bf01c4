import { readConfiguration } from '../kit/configuration.ts'
import { originOf } from '../kit/origins.ts'
import { noteStatus } from '../kit/page-session.ts'
import { COMMON_EVENTS, type Detail, INTENTS } from './protocol.ts'

type Delivery =
  | { type: 'event'; name: string; detail: Detail }
  | { type: 'intent'; name: string; detail: Detail; address: string }

/**
 * Dispatches what happened in the frame on its element. Unknown names are ignored.
 *
 * @param declared The element's own events.
 */
export function deliver(host: HTMLElement, message: Delivery, declared: readonly string[]): void {
  const { name, detail } = message
  if (message.type === 'intent') return deliverIntent(host, message)
  if (name === 'bnw-session') {
    if (!noteStatus(detail['status'], { isOfFrame: true })) return
  } else if (!declared.includes(name) && !COMMON_EVENTS.includes(name)) return
  host.dispatchEvent(createEvent(name, detail))
}

/** A cancelable event; its default action opens the site, as on any partner's page (EMB-03). */
function deliverIntent(host: HTMLElement, { name, detail, address }: Delivery & { type: 'intent' }): void {
  const { site } = readConfiguration()
  if (!INTENTS.some(intent => intent === name) || !site || originOf(address) !== site) return
  const event = createEvent(name, detail, true)
  if (host.dispatchEvent(event)) window.open(address, '_blank', 'noopener')
}

function createEvent(name: string, detail: Detail, cancelable = false): CustomEvent {
  return new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail })
}
