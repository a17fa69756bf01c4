import { siteWords } from '@bnw/core/site'
import { useSyncExternalStore } from 'react'

/** Shown while the device is offline: the content may be outdated. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine)
  return (
    <div className="offline-banner" role="status" hidden={isOnline}>
      {!isOnline && siteWords.offline()}
    </div>
  )
}

function follow(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
