import { environment } from '@bnw/core'

import { baseStyles } from '../tokens/base-styles.ts'
import type { ElementContext, HostElement } from './element-context.ts'
import type { Declaration, ElementState } from './declare.ts'
import { nextFrame } from './frames.ts'
import { abandon, adopt, adoptAround } from './sheets.ts'
import { widthStyles } from './width.ts'

/** Name of the slot that shows a light element's view. */
const SLOT = 'bnw-view'

/** Creates what the view renders into: a child for a light element, else the shadow root. */
export function createContainer(
  { shadowRoot }: HostElement,
  { light }: Declaration
): HTMLElement | ShadowRoot {
  if (!light) return shadowRoot
  const child = document.createElement('div')
  child.slot = SLOT
  return child
}

/**
 * Prepares the container of the view; runs whenever the element is connected or moved.
 *
 * Until the first render a slot shows the page's own children (EMB-05). A light element renders into a child of its own,
 * which its shadow root shows instead of the others; those stay in the document, where the page's framework expects them.
 */
export function prepareContainer(context: ElementContext): void {
  const { container, declaration, host } = context
  const shadow = host.shadowRoot
  adopt(shadow, stylesOf(context))
  if (declaration.light) adoptAround(host, declaration.styles)
  for (const restyle of context.restyles) restyle()
  if (context.mounted) return
  adopt(shadow, reservedStyles(context))
  context.fallback = document.createElement('slot')
  shadow.replaceChildren(context.fallback)
  if (container === shadow || container.parentNode === host) return
  // Children of an element that `cloneNode()` made.
  for (const copy of [...host.children].filter(child => child.slot === SLOT)) copy.remove()
  host.append(container)
}

/** Shows the page's own children, or this message if there are none, and never a view. */
export function showMessage(context: ElementContext, words: string): void {
  const shadow = context.host.shadowRoot
  adopt(shadow, stylesOf(context))
  const slot = document.createElement('slot')
  slot.textContent = words
  shadow.replaceChildren(slot)
}

/**
 * Shows the view in place of the fallback. React empties a container element before it renders, but no shadow root; Preact
 * empties both, and `remove()` of an old library throws for what has no parent.
 */
export function showView(context: ElementContext): void {
  if (!context.fallback) return
  if (context.declaration.light) showChild(context, context.fallback)
  else if (context.fallback.parentNode) context.fallback.remove()
  context.fallback = undefined
}

/**
 * Reserves the height no longer once the content is there, or if the view renders nothing. A card in place of the content
 * keeps it, so that the page below does not move, and a state card fills it (EMB-05).
 */
export function releaseHeight(context: ElementContext, state: ElementState): void {
  if (state === 'loading') return
  const isContent = state === 'ready' || state === 'empty'
  const view = context.container.querySelector<HTMLElement>('.root')
  if (!isContent && view?.offsetHeight) return
  for (const css of reservedStyles(context)) abandon(context.host.shadowRoot, css)
}

/** A page that replaces the element's children, as frameworks do, removes the child of the view, too. It comes back. */
function showChild({ container, host }: ElementContext, slot: HTMLSlotElement): void {
  slot.name = SLOT
  slot.onslotchange = () => {
    if (container.parentNode === host) return
    // In a frame: a page that always removes it must not hang.
    nextFrame(() => host.append(container))
  }
}

function stylesOf({ declaration }: ElementContext): string[] {
  const { light, styles } = declaration
  return [baseStyles, widthStyles, ...(light ? [] : styles)]
}

/** A sheet of its own, which is removed when the content is there. */
function reservedStyles({ declaration }: ElementContext): string[] {
  const { reservedHeight, compactHeight, needsFeed } = declaration
  if (!reservedHeight || (needsFeed && !environment().configuration.topWinsUrl)) return []
  const compact = compactHeight ? `:host([compact]){min-block-size:${compactHeight}}` : ''
  return [
    `:host{min-block-size:${reservedHeight}}${compact}.root:has(>.signed-out){display:grid;min-block-size:inherit}`
  ]
}
