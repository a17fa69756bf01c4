import { useCallback, useEffect, useRef } from 'react'

import type { CommonEvents, ElementState } from './declare.ts'
import { codeOf, isRetryable } from './error-info.ts'
import { useElementContext } from './element-context.ts'

/** Tells the page. Returns false where the page has called `preventDefault()`. */
export function dispatch(host: EventTarget, name: string, detail: unknown, cancelable = false): boolean {
  return host.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }))
}

/** Returns the function a view uses to tell the page that something happened. */
export function useEmit<Events extends object>() {
  const { host } = useElementContext()
  return useCallback(
    <Name extends keyof (Events & CommonEvents) & string>(
      name: Name,
      detail: (Events & CommonEvents)[Name]
    ): void => {
      dispatch(host, name, detail)
    },
    [host]
  )
}

/** The element that the view is drawn in. For measuring and focus; its attributes are the page's. */
export function useHost(): HTMLElement {
  return useElementContext().host
}

/** What `refresh()` of the element runs, and waits for. The latest `load` counts. */
export function useRefresh(load: () => unknown): void {
  const { refreshers } = useElementContext()
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
  const context = useElementContext()

  useEffect(() => {
    dispatch(context.host, 'bnw-state', { state })
    if (state === 'loading' || context.ready) return
    context.ready = true
    dispatch(context.host, 'bnw-ready', { element: context.declaration.tag })
  }, [context, state])

  useEffect(() => {
    if (error) dispatch(context.host, 'bnw-error', { code: codeOf(error), retryable: isRetryable(error) })
  }, [context, error])
}

/** `useElementState()` for a view that has but two states. */
export function useReady(isReady = true): void {
  useElementState(isReady ? 'ready' : 'loading')
}
