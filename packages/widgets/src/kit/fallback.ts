import { baseStyles } from '../tokens/base-styles.ts'
import type { ElementContext } from './element-context.ts'
import { adopt, adoptAround } from './sheets.ts'

/** Name of the slot that shows a light element's view. */
const SLOT = 'bnw-view'

/**
 * Prepares the container of the view; runs whenever the element is connected or moved.
 *
 * Until the first render a slot shows the page's own children (EMB-05). A light element renders into a child of its own,
 * which its shadow root shows instead of the others; those stay in the document, where the page's framework expects them.
 */
export function prepareContainer(context: ElementContext): void {
  const { host, declaration } = context
  const shadow = host.shadowRoot!
  adopt(shadow, stylesOf(context))
  if (declaration.light) adoptAround(host, declaration.styles)
  if (context.mounted) return
  context.fallback = document.createElement('slot')
  shadow.replaceChildren(context.fallback)
  context.container ??= declaration.light ? createChild(host) : shadow
}

/** Shows the page's own children, or this message if there are none, and never a view. */
export function showMessage(context: ElementContext, words: string): void {
  const shadow = context.host.shadowRoot!
  adopt(shadow, stylesOf(context))
  const slot = document.createElement('slot')
  slot.textContent = words
  shadow.replaceChildren(slot)
}

/** Shows the view in place of the fallback. React empties a container element before it renders, but no shadow root. */
export function showView(context: ElementContext): void {
  if (!context.fallback) return
  if (context.declaration.light) context.fallback.name = SLOT
  else context.fallback.remove()
  context.fallback = undefined
}

function stylesOf({ declaration }: ElementContext): string[] {
  const { light, reservedHeight, styles } = declaration
  const height = reservedHeight ? [`:host(:not([data-mode])){min-block-size:${reservedHeight}}`] : []
  return [baseStyles, ...height, ...(light ? [] : styles)]
}

/** Creates the child that a light element renders into. An existing one came from `cloneNode()` and is removed. */
function createChild(host: HTMLElement): HTMLElement {
  for (const copy of [...host.children].filter(child => child.slot === SLOT)) copy.remove()
  const child = document.createElement('div')
  child.slot = SLOT
  host.append(child)
  return child
}
