import { $gate, gatewayWords } from '@bnw/core/gateway'
import { useStore } from '@nanostores/react'
import { useSyncExternalStore } from 'react'

import { useWords } from '../kit/index.ts'

/** Why no request can be sent now: the page is blocked, in maintenance or offline. For a button's `unavailable`. */
export function useUnavailableReason(): string | undefined {
  const words = useWords(gatewayWords)
  const gate = useStore($gate)
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (gate === 'blocked') return words.blocked()
  if (gate === 'maintenance') return words.maintenance()
  return isOnline ? undefined : words.offline()
}

function subscribe(listener: () => void): () => void {
  const controller = new AbortController()
  for (const name of ['online', 'offline']) addEventListener(name, listener, controller)
  return () => controller.abort()
}
