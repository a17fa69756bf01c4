import { siteWords } from '@bnw/core'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'

import { $visit } from '../navigation.ts'

/** After this long, ms, the bar gives up: what still loads says so in its own place. */
const PATIENCE_MS = 10_000

/** Primary colour, 7 px, at the top, while a route or its first data loads (NAV-07). */
export function LoadingBar() {
  const isLoading = useLoading()
  if (!isLoading) return null
  return <div className="loading-bar" role="progressbar" aria-label={siteWords.loading()} />
}

/** From a navigation until no widget of the page says that it is loading. */
function useLoading(): boolean {
  const visit = useStore($visit)
  const [isLoading, setLoading] = useState(false)

  useEffect(() => {
    const loading = new Set<EventTarget>()
    const content = document.getElementById('content')
    const look = () => setLoading(loading.size > 0 || content?.querySelector('.page-place') !== null)
    const hear = (event: Event) => {
      const target = event.target!
      if ((event as CustomEvent<{ state: string }>).detail.state === 'loading') loading.add(target)
      else loading.delete(target)
      look()
    }
    look()
    const settled = new MutationObserver(look)
    if (content) settled.observe(content, { childList: true, subtree: true })
    content?.addEventListener('bnw-state', hear)
    const end = setTimeout(() => setLoading(false), PATIENCE_MS)
    return () => {
      settled.disconnect()
      content?.removeEventListener('bnw-state', hear)
      clearTimeout(end)
    }
  }, [visit])

  return isLoading
}
