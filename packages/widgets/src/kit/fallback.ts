import { baseStyles } from '../tokens/base-styles.ts'
import type { ElementContext } from './element-context.ts'
import { adopt, adoptAround } from './sheets.ts'

/** Name of the slot that shows a light element's own child in place of the page's fallback. */
const SLOT = 'bnw-view'

/**
 * Makes ready where the view is drawn; runs each time the element comes into a page, or into another part of it.
 *
 * Until the first drawing the page's own children show, through a slot (EMB-05). A light element draws into a child
 * of its own, which its shadow root shows in place of the others; they stay where the page's framework left them.
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

/** Draws nothing: the page's own children stay, and where there are none these words. */
export function showMessage(context: ElementContext, words: string): void {
  const shadow = context.host.shadowRoot!
  adopt(shadow, stylesOf(context))
  const slot = document.createElement('slot')
  slot.textContent = words
  shadow.replaceChildren(slot)
}

/** Shows the view in place of the fallback. React clears elements before it draws, but no shadow roots. */
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

/** The child that a light element draws into. One that is there already came with a clone, and is not ours. */
function createChild(host: HTMLElement): HTMLElement {
  for (const copy of [...host.children].filter(child => child.slot === SLOT)) copy.remove()
  const child = document.createElement('div')
  child.slot = SLOT
  host.append(child)
  return child
}
