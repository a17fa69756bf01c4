import { type ContentPage, contentPath, contentWords } from '@bnw/core/content'
import { useMemo, useRef } from 'react'

import { clone } from '../ui/clone.ts'
import { isPlainClick, siteUrl, useWords } from '../kit/index.ts'
import { Nodes } from '../ui/html.tsx'
import { useParts } from './use-parts.ts'

/** The maximum number of headings without a table of contents. */
const MAX_WITHOUT_CONTENTS = 3

interface Section {
  id: string
  title: string
}

/** A text, with a table of contents if it has more than three headings. */
export function Article({ page, fragment }: { page: ContentPage; fragment: DocumentFragment }) {
  const article = useRef<HTMLDivElement>(null)
  const { marked, sections } = useMemo(() => markHeadings(fragment), [fragment])
  const goTo = useParts(article, page)
  return (
    <div ref={article} className="article">
      {sections.length > MAX_WITHOUT_CONTENTS && <Contents page={page} sections={sections} goTo={goTo} />}
      <Nodes fragment={marked} />
    </div>
  )
}

interface ContentsProps {
  page: ContentPage
  sections: readonly Section[]
  goTo: (id: string) => void
}

function Contents({ page, sections, goTo }: ContentsProps) {
  const words = useWords(contentWords)
  return (
    <nav className="contents" part="contents" aria-label={words.contents()}>
      <p aria-hidden="true">{words.contents()}</p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={siteUrl(contentPath(page, id))}
              onClick={event => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                goTo(id)
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Gives the top headings ids, the same in both languages. */
function markHeadings(fragment: DocumentFragment): { marked: DocumentFragment; sections: Section[] } {
  const marked = clone(fragment)
  const level = ['h2', 'h3'].find(name => marked.querySelectorAll(name).length > MAX_WITHOUT_CONTENTS) ?? 'h2'
  const sections = [...marked.querySelectorAll<HTMLElement>(level)].map((heading, at) => {
    heading.id = `s${at + 1}`
    heading.tabIndex = -1
    return { id: heading.id, title: heading.textContent.trim() }
  })
  return { marked, sections }
}
