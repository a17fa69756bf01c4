import { map, type MapStore } from 'nanostores'
import { createContext, useContext } from 'react'

import type { Value } from './attributes.ts'
import type { Declaration } from './declare.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** The kit's data of one element. It is kept apart from the element, so that pages cannot depend on it. */
export interface ElementContext {
  readonly host: HTMLElement
  readonly declaration: Declaration
  /** The attributes as the view gets them. */
  readonly $props: MapStore<Record<string, Value>>
  /** The loads that `refresh()` runs. */
  readonly refreshers: Set<() => unknown>
  /** A page that calls it in a loop must not use up the requests that the gateway allows a network. Never rejects. */
  refresh(): Promise<void>
  /** Adopt again what components of the view have adopted: the element may have another document or root. */
  readonly restyles: Set<() => void>
  /** Where the view renders; set when the element is first connected. */
  container?: HTMLElement | ShadowRoot
  /** The slot that shows the page's own children until the view is rendered. */
  fallback?: HTMLSlotElement | undefined
  mounted: boolean
  /** Cancels mounting while the words are loading. */
  cancelMount?: () => void
  /** Whether `bnw-ready` was dispatched. */
  ready: boolean
}

const contexts = new WeakMap<Node, ElementContext>()

export function createElementContext(
  host: HTMLElement,
  declaration: Declaration,
  values: Record<string, Value>
): ElementContext {
  const refreshers = new Set<() => unknown>()
  const context = {
    host,
    declaration,
    $props: map(values),
    refreshers,
    refresh: oneAtATime(async () => {
      await Promise.allSettled([...refreshers].map(async load => load()))
    }),
    restyles: new Set<() => void>(),
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

/** The context of the element around this view. */
export function useElementContext(): ElementContext {
  const context = useContext(CurrentElement)
  if (!context) throw new Error('This hook works in views of elements only')
  return context
}
