import { readBlocks } from '@bnw/core/lib'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'

import { isPlainClick, useNavigation } from '../kit/index.ts'
import css from './html.css?inline'

export const htmlStyles = css

type Sanitise = (html: string) => DocumentFragment

/**
 * The nodes of a text of the gateway, safe to be put on the page: `undefined` until the sanitiser has loaded, which
 * only texts need, and `null` where it does not load or the page forbids it: then the words alone can be shown.
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

/** `useFragment()` for those to whom it is all the same why there are no nodes. */
export function useSanitised(html: string): DocumentFragment | undefined {
  return useFragment(html) ?? undefined
}

/** A page whose Trusted Types do not know our policy refuses it: then the words alone are shown. */
function attempt(sanitise: Sanitise, html: string): DocumentFragment | null {
  try {
    return sanitise(html)
  } catch {
    return null
  }
}

/** A text of the gateway with its headings, lists, tables and links; its plain words until it is sanitised. */
export function Html({ html }: { html: string }) {
  const fragment = useSanitised(html)
  return fragment ? <Nodes fragment={fragment} /> : <Words html={html} />
}

/** Sanitised nodes, or a part of them. Needs `htmlStyles`, as the others here do. */
export function Nodes({ fragment }: { fragment: DocumentFragment }) {
  const place = useRef<HTMLDivElement>(null)
  useInnerLinks(place, fragment)

  useLayoutEffect(() => {
    const nodes = fragment.cloneNode(true) as DocumentFragment
    for (const table of nodes.querySelectorAll('table')) letScroll(table)
    place.current?.replaceChildren(nodes)
  }, [fragment])

  return <div ref={place} key="html" className="html" part="html" />
}

/** The words of a text, a paragraph each. */
export function Words({ html }: { html: string }) {
  return (
    <div key="words" className="html" part="html">
      {readBlocks(html).map(({ text }, at) => (
        <p key={at}>{text}</p>
      ))}
    </div>
  )
}

/** A table that is wider than its place scrolls by itself, by keyboard too. */
function letScroll(table: HTMLTableElement): void {
  const frame = document.createElement('div')
  frame.className = 'table'
  frame.tabIndex = 0
  table.replaceWith(frame)
  frame.append(table)
}

/** A plain click on a path of the site is an intent, as with `useLink()`. */
function useInnerLinks(place: { current: HTMLElement | null }, fragment: DocumentFragment): void {
  const { navigate } = useNavigation()

  useEffect(() => {
    const node = place.current
    if (!node) return
    const follow = (event: MouseEvent) => {
      const path = (event.target as Element).closest<HTMLElement>('a[data-path]')?.dataset['path']
      if (!path || !isPlainClick(event)) return
      event.preventDefault()
      navigate(path)
    }
    node.addEventListener('click', follow)
    return () => node.removeEventListener('click', follow)
  }, [place, fragment, navigate])
}
