import { isContentPage } from '@bnw/core/content'
import { siteWords } from '@bnw/core/site'
import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'

import { $visit, hasNavigated } from '../navigation.ts'

interface HeadingProps {
  title: string
  /** For search engines and previews. */
  description: string
  /** For screen readers only: the first element of the page shows what it is. */
  isHidden?: boolean
}

/** The heading of a page. It sets the document's title, and takes the focus after a navigation (NAV-08). */
export function Heading({ title, description, isHidden }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const visit = useStore($visit)

  useEffect(() => {
    document.title = `${title} · ${siteWords.brand()}`
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description])

  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]') ?? addCanonical()
    link.href = canonicalAddress()
  }, [visit])

  useEffect(() => {
    if (hasNavigated() && isFocusFree()) heading.current?.focus({ preventScroll: true })
  }, [visit])

  return (
    <h1 ref={heading} className={isHidden ? 'visually-hidden' : 'page-title'} tabIndex={-1}>
      {title}
    </h1>
  )
}

function addCanonical(): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'canonical'
  return document.head.appendChild(link)
}

/** The canonical address: of the query only a known `page` counts. */
function canonicalAddress(): string {
  const page = new URLSearchParams(location.search).get('page')
  const query = page && isContentPage(page) ? `?page=${page}` : ''
  return location.origin + location.pathname + query
}

/**
 * Whether the heading may take the focus: a choice within a page, such as a category, keeps it, and so does a menu that was
 * opened while the page loaded.
 */
function isFocusFree(): boolean {
  const { activeElement } = document
  const isInMenu = (activeElement?.shadowRoot ?? document).querySelector(':popover-open') !== null
  return !isInMenu && !document.getElementById('content')?.contains(activeElement)
}
