import { readBlocks } from '@bnw/core'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'

import { useIntent } from '../kit/index.ts'
import css from './html.css?inline'

export const htmlStyles = css

type Sanitise = (html: string) => DocumentFragment

/**
 * The nodes of a text of the gateway, safe to be put on the page: `undefined` until the sanitiser has loaded, which
 * only texts need.
 */
export function useSanitised(html: string): DocumentFragment | undefined {
  const [sanitise, setSanitise] = useState<Sanitise>()

  useEffect(() => {
    let isWanted = true
    // Where it does not load, or the page forbids it, the words alone stay.
    import('./sanitise.ts').then(
      module => isWanted && setSanitise(() => module.sanitise),
      () => undefined
    )
    return () => {
      isWanted = false
    }
  }, [])

  return useMemo(() => sanitise && attempt(sanitise, html), [sanitise, html])
}

/** A page whose Trusted Types do not know our policy refuses it: then the words alone are shown. */
function attempt(sanitise: Sanitise, html: string): DocumentFragment | undefined {
  try {
    return sanitise(html)
  } catch {
    return undefined
  }
}

/** A text of the gateway with its headings, lists, tables and links; its plain words until it is sanitised. */
export function Html({ html }: { html: string }) {
  const fragment = useSanitised(html)
  const place = useRef<HTMLDivElement>(null)
  useInnerLinks(place, fragment)

  useLayoutEffect(() => {
    if (fragment) place.current?.replaceChildren(fragment.cloneNode(true))
  }, [fragment])

  if (fragment) return <div ref={place} key="html" className="html" part="html" />
  return (
    <div key="words" className="html" part="html">
      {readBlocks(html).map(({ text }, at) => (
        <p key={at}>{text}</p>
      ))}
    </div>
  )
}

/** A plain click on a path of the site is an intent, as with `useLink()`. */
function useInnerLinks(place: { current: HTMLElement | null }, fragment: DocumentFragment | undefined): void {
  const intent = useIntent()

  useEffect(() => {
    const node = place.current
    if (!node) return
    const follow = (event: MouseEvent) => {
      const path = (event.target as Element).closest<HTMLElement>('a[data-path]')?.dataset['path']
      if (!path || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      intent('bnw-navigate', { path })
    }
    node.addEventListener('click', follow)
    return () => node.removeEventListener('click', follow)
  }, [place, fragment, intent])
}
