import type { Intents } from '../kit/declare.ts'
import { contextOf } from '../kit/element-context.ts'
import { type Intent, pathOf, siteUrl } from '../kit/navigation.ts'
import { COMMON_EVENTS, type Detail, INTENTS, type ToPage } from './protocol.ts'

/**
 * Sends the page the events of a defined element and the status of the session. The page executes intents. Before the
 * element is connected: the status of a visitor is known at once.
 */
export function forwardEvents(element: HTMLElement, send: (message: ToPage) => void): void {
  // Created before its class was defined; its declaration is read below.
  customElements.upgrade(element)
  const forward = (event: Event) =>
    send({ type: 'event', name: event.type, detail: { ...(event as CustomEvent<Detail>).detail } })
  for (const name of [...COMMON_EVENTS, ...Object.keys(contextOf(element).declaration.events)])
    element.addEventListener(name, forward)
  document.addEventListener('bnw-session', forward)
  for (const name of INTENTS)
    document.addEventListener(name, event => {
      event.preventDefault()
      const { detail } = event as CustomEvent<Intents[typeof name]>
      // The name and its detail come from one event of the kit.
      const address = siteUrl(pathOf({ name, detail } as Intent))
      send({ type: 'intent', name, detail: { ...detail }, address })
    })
}
