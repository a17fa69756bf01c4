import { readBlocks } from '@bnw/core/lib'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'

import { clone } from './clone.ts'
import { isPlainClick, useNavigation } from '../kit/index.ts'
import css from './html.css?inline'

export const htmlStyles = css

type Sanitise = (html: string) => DocumentFragment

/**
 * The sanitised nodes of a text from the gateway: `undefined` until the sanitiser is loaded, `null` if it does not load
 * or the page's Trusted Types forbid it. Then only the plain text can be shown.
 */
export function useFragment(html: string): DocumentFragment | null | undefined {
  const [sanitise, setSanitise] = useState<Sanitise | null>()

  useEffect(() => {
    let isWanted = true
    import('./sanitise.ts').then(
      module => isWanted && setSanitise(() => module.sanitise),
      () => isWanted && setSanitise(null)
    )
    return () => {
      isWanted = false
    }
  }, [])

  return useMemo(() => sanitise && attempt(sanitise, html), [sanitise, html])
}

/** Null if the page's Trusted Types do not allow the policy. */
function attempt(sanitise: Sanitise, html: string): DocumentFragment | null {
  try {
    return sanitise(html)
  } catch {
    return null
  }
}

/** A text from the gateway with headings, lists, tables and links; plain text until it is sanitised. */
export function Html({ html }: { html: string }) {
  const fragment = useFragment(html)
  return fragment ? <Nodes fragment={fragment} /> : <Words html={html} />
}

/**
 * Sanitised nodes. Needs `htmlStyles`, as all parts of this file do.
 *
 * @part html - A text of the gateway.
 */
export function Nodes({ fragment }: { fragment: DocumentFragment }) {
  const place = useRef<HTMLDivElement>(null)
  useInnerLinks(place, fragment)

  useLayoutEffect(() => {
    const nodes = clone(fragment)
    for (const table of nodes.querySelectorAll('table')) makeScrollable(table)
    place.current?.replaceChildren(nodes)
  }, [fragment])

  return <div ref={place} key="html" className="html" part="html" />
}

/** The plain text, one paragraph a block. */
export function Words({ html }: { html: string }) {
  return (
    <div key="words" className="html" part="html">
      {readBlocks(html).map(({ text }, at) => (
        <p key={at}>{text}</p>
      ))}
    </div>
  )
}

/** Wraps a table in a scrollable, focusable frame. */
function makeScrollable(table: HTMLTableElement): void {
  const frame = document.createElement('div')
  frame.className = 'table'
  frame.tabIndex = 0
  table.replaceWith(frame)
  frame.append(table)
}

/** A plain click on a link to the site navigates, as with `useLink()`. */
function useInnerLinks(place: { current: HTMLElement | null }, fragment: DocumentFragment): void {
  const { navigate } = useNavigation()

  useEffect(() => {
    const node = place.current
    if (!node) return
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLElement>('a[data-path]')
      const path = link && link.dataset['path']
      if (!path || !isPlainClick(event)) return
      event.preventDefault()
      navigate(path)
    }
    node.addEventListener('click', follow)
    return () => node.removeEventListener('click', follow)
  }, [place, fragment, navigate])
}
