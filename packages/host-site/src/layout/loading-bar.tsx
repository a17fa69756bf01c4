import { siteWords } from '@bnw/core/site'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'

import { $visit } from '../navigation.ts'

/** The bar disappears after this time, ms; elements that still load show their own state. */
const TIMEOUT_MS = 10_000

/** Primary colour, 7 px, at the top, while a route or its first data loads (NAV-07). */
export function LoadingBar() {
  const isLoading = useLoading()
  if (!isLoading) return null
  return <div className="loading-bar" role="progressbar" aria-label={siteWords.loading()} />
}

/** True from a navigation until the first element of the page has content. */
function useLoading(): boolean {
  const visit = useStore($visit)
  const [isLoading, setLoading] = useState(false)

  useEffect(() => {
    // `App` renders it beside this bar.
    const content = document.getElementById('content')!
    const states = new Map<EventTarget | null, string>()
    let settled = false
    const update = () =>
      setLoading(!settled && (isUnrendered(content) || [...states.values()].includes('loading')))
    const onState = ({ target, detail: { state } }: HTMLElementEventMap['bnw-state']) => {
      states.set(target, state)
      // An empty element shows nothing: wait for another.
      settled ||= state !== 'loading' && state !== 'empty'
      update()
    }
    update()
    const watch = new MutationObserver(update)
    watch.observe(content, { childList: true, subtree: true })
    content.addEventListener('bnw-state', onState)
    const end = setTimeout(() => setLoading(false), TIMEOUT_MS)
    return () => {
      watch.disconnect()
      content.removeEventListener('bnw-state', onState)
      clearTimeout(end)
    }
  }, [visit])

  return isLoading
}

/** Whether the page, or an element of it, is not rendered yet. Afterwards it dispatches its state. */
function isUnrendered(content: HTMLElement): boolean {
  const all = [...content.querySelectorAll<HTMLElement>('*')]
  return all.some(
    ({ className, dataset, localName }) =>
      className === 'page-place' || (localName.startsWith('bnw-') && !dataset['mode'])
  )
}
