import { atom, map, type MapStore, type WritableAtom } from 'nanostores'
import { createContext, useContext } from 'react'

import type { Value } from './attributes.ts'
import type { Declaration } from './declare.ts'
import { createContainer } from './fallback.ts'
import type { Mode } from './mode.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** An element of the kit, whose shadow root is open. */
export type HostElement = HTMLElement & { readonly shadowRoot: ShadowRoot }

/** The kit's data of one element. It is kept apart from the element, so that pages cannot depend on it. */
export interface ElementContext {
  readonly host: HostElement
  readonly declaration: Declaration
  /** The attributes as the view gets them. */
  readonly $props: MapStore<Record<string, Value>>
  /** How often the page has changed an attribute of its own, also to another text of the same value. */
  readonly $changes: WritableAtom<number>
  /** The loads that `refresh()` runs. */
  readonly refreshers: Set<() => unknown>
  /** A page that calls it in a loop must not use up the requests that the gateway allows a network. Never rejects. */
  refresh(): Promise<void>
  /** Run when the element may have another place, root or document: adopt again what components of the view have adopted. */
  readonly restyles: Set<() => void>
  readonly container: HTMLElement | ShadowRoot
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
  host: HostElement,
  declaration: Declaration,
  values: Record<string, Value>
): ElementContext {
  const refreshers = new Set<() => unknown>()
  const context = {
    host,
    declaration,
    container: createContainer(host, declaration),
    $props: map(values),
    $changes: atom(0),
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

/** @throws {Error} The node is no element of the kit. */
export function contextOf(host: Node): ElementContext {
  return existing(contexts.get(host))
}

export const CurrentElement = createContext<ElementContext | null>(null)

/** The element's colour mode, in a context of its own: only views that use it render again when it changes. */
export const CurrentMode = createContext<Mode>('dark')

export function useMode(): Mode {
  return useContext(CurrentMode)
}

/** The context of the element around this view. @throws {Error} The component is not in a view of an element. */
export function useElementContext(): ElementContext {
  return existing(useContext(CurrentElement))
}

function existing(context: ElementContext | null | undefined): ElementContext {
  if (!context) throw new Error('Works in elements of the kit only')
  return context
}
