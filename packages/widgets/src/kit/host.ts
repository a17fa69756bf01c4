import { $sessionStatus } from '@bnw/core/session'
import { useCallback, useLayoutEffect, useRef } from 'react'

import type { CommonEvents, Declaration } from './declare.ts'
import { useElementContext } from './element-context.ts'
import { accessOf } from './use-access.ts'

/** Dispatches a DOM event that leaves shadow roots. Returns false if the page called `preventDefault()`. */
export function dispatch(host: EventTarget, name: string, detail: unknown, cancelable = false): boolean {
  return host.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }))
}

/** Returns a function that dispatches the element's declared events. */
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

/** The element around the view, for measuring and focus. Its attributes belong to the page. */
export function useHost(): HTMLElement {
  return useElementContext().host
}

/**
 * Registers what the element's `refresh()` runs and waits for. The latest `load` counts.
 *
 * @param error Why the last load failed: `load` runs again when the device is online.
 */
export function useRefresh(load: () => unknown, error?: unknown): void {
  const { declaration, refreshers } = useElementContext()
  const latest = useRef(load)
  latest.current = load

  // Before paint: `refresh()` may be called as soon as the view shows.
  useLayoutEffect(() => {
    const run = () => (lacksPlayer(declaration) ? undefined : latest.current())
    refreshers.add(run)
    if (error) addEventListener('online', run)
    return () => {
      refreshers.delete(run)
      removeEventListener('online', run)
    }
  }, [declaration, refreshers, error])
}

/** Whether a visitor sees an element for players. Its load would report a lost session where there was none. */
function lacksPlayer({ tier }: Declaration): boolean {
  return tier === 'private' && accessOf($sessionStatus.get()) === 'signed-out'
}
