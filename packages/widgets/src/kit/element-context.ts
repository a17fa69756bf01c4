import { map, type MapStore } from 'nanostores'
import { createContext, useContext } from 'react'

import type { Value } from './attributes.ts'
import type { Declaration } from './declare.ts'

/** What the kit keeps of one element. The element itself carries none of it, so a page cannot lean on it. */
export interface ElementContext {
  readonly host: HTMLElement
  readonly declaration: Declaration
  /** The attributes as the view gets them. */
  readonly $props: MapStore<Record<string, Value>>
  /** What `refresh()` runs. */
  readonly refreshers: Set<() => unknown>
  /** Where React draws, from the first time the element is in a page. */
  container?: HTMLElement | ShadowRoot
  /** Shows the page's own children until the view is there. */
  fallback?: HTMLSlotElement | undefined
  mounted: boolean
  /** Whether `bnw-ready` has been told. */
  ready: boolean
}

const contexts = new WeakMap<Node, ElementContext>()

export function createElementContext(
  host: HTMLElement,
  declaration: Declaration,
  values: Record<string, Value>
): ElementContext {
  const context = {
    host,
    declaration,
    $props: map(values),
    refreshers: new Set<() => unknown>(),
    mounted: false,
    ready: false
  }
  contexts.set(host, context)
  return context
}

export function contextOf(host: Node): ElementContext {
  return contexts.get(host)!
}

export const CurrentElement = createContext<ElementContext | null>(null)

/** What the kit keeps of the element that this view is drawn in. */
export function useElementContext(): ElementContext {
  const context = useContext(CurrentElement)
  if (!context) throw new Error('This hook is for views of elements')
  return context
}
