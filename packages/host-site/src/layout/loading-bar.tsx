import { siteWords } from '@bnw/core/site'
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

/** From a navigation until the first widget of the page has something to show. Those further down load when needed. */
function useLoading(): boolean {
  const visit = useStore($visit)
  const [isLoading, setLoading] = useState(false)

  useEffect(() => {
    const content = document.getElementById('content')!
    const states = new Map<EventTarget | null, string>()
    let settled = false
    const look = () => setLoading(!settled && (hasPlace(content) || [...states.values()].includes('loading')))
    const hear = (event: Event) => {
      const { state } = (event as CustomEvent<{ state: string }>).detail
      states.set(event.target, state)
      // What is empty has nothing to show: others are waited for.
      settled ||= state !== 'loading' && state !== 'empty'
      look()
    }
    look()
    const watch = new MutationObserver(look)
    watch.observe(content, { childList: true, subtree: true })
    content.addEventListener('bnw-state', hear)
    const end = setTimeout(() => setLoading(false), PATIENCE_MS)
    return () => {
      watch.disconnect()
      content.removeEventListener('bnw-state', hear)
      clearTimeout(end)
    }
  }, [visit])

  return isLoading
}

/** Whether a page, or an element of it, is yet to be drawn. It tells then what it is doing. */
function hasPlace(content: HTMLElement): boolean {
  const all = [...content.querySelectorAll<HTMLElement>('*')]
  return all.some(
    ({ className, dataset, localName }) =>
      className === 'page-place' || (localName.startsWith('bnw-') && !dataset['mode'])
  )
}
