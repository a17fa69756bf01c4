import { useCallback, useEffect, useRef } from 'react'

import type { CommonEvents, ElementState } from './declare.ts'
import { codeOf, isRetryable } from './trouble.ts'
import { useInside } from './inside.ts'

/** Tells the page. Returns false where the page has called `preventDefault()`. */
export function tell(host: EventTarget, name: string, detail: unknown, cancelable = false): boolean {
  return host.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }))
}

/** Returns the function a view uses to tell the page that something happened. */
export function useEmit<Events extends object>() {
  const { host } = useInside()
  return useCallback(
    <Name extends keyof (Events & CommonEvents) & string>(
      name: Name,
      detail: (Events & CommonEvents)[Name]
    ): void => {
      tell(host, name, detail)
    },
    [host]
  )
}

/** The element that the view is drawn in. For measuring and focus; its attributes are the page's. */
export function useHost(): HTMLElement {
  return useInside().host
}

/** What `refresh()` of the element runs, and waits for. The latest `load` counts. */
export function useRefresh(load: () => unknown): void {
  const { refreshers } = useInside()
  const latest = useRef(load)
  latest.current = load

  useEffect(() => {
    const run = () => latest.current()
    refreshers.add(run)
    return () => void refreshers.delete(run)
  }, [refreshers])
}

/**
 * Tells the page what state the element is in, once per change: `bnw-state`; with the first that is not `loading`
 * also `bnw-ready`; and `bnw-error` with `error`'s code where there is one.
 */
export function useElementState(state: ElementState, error?: unknown): void {
  const inside = useInside()

  useEffect(() => {
    tell(inside.host, 'bnw-state', { state })
    if (state === 'loading' || inside.ready) return
    inside.ready = true
    tell(inside.host, 'bnw-ready', { element: inside.declaration.tag })
  }, [inside, state])

  useEffect(() => {
    if (error) tell(inside.host, 'bnw-error', { code: codeOf(error), retryable: isRetryable(error) })
  }, [inside, error])
}

/** `useElementState()` for a view that has but two states. */
export function useReady(isReady = true): void {
  useElementState(isReady ? 'ready' : 'loading')
}
