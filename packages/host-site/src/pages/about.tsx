import '@bnw/widgets/content'
import '../styles/about.css'

import { contentPages, type ContentPage, contentPath, contentWords, isContentPage } from '@bnw/core/content'
import { useStore } from '@nanostores/react'

import { Heading } from '../layout/heading.tsx'
import { navigate } from '../navigation.ts'
import { $router } from '../router.ts'
import { NotFound } from './not-found.tsx'

const keys = Object.keys(contentPages).filter(isContentPage)

/** The content pages: a list, and the one of the address (NAV-03). */
export function About() {
  const page = useStore($router)?.search['page'] ?? 'AboutUs'
  if (!isContentPage(page)) return <NotFound />
  return (
    <div className="page about-page">
      <nav className="about-list" aria-label={contentWords.pages()}>
        <ul>
          {keys.map(key => (
            <li key={key}>
              <a href={contentPath(key)} aria-current={key === page ? 'page' : undefined}>
                {contentWords.titles[key]()}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <PageChoice page={page} />
      <div className="about-text">
        <Heading title={contentWords.titles[page]()} description={contentWords.descriptions[page]()} />
        <bnw-content page={page} />
      </div>
    </div>
  )
}

/** The list of the pages as a select, where there is no room beside the text. */
function PageChoice({ page }: { page: ContentPage }) {
  return (
    <p className="about-choice">
      <select
        aria-label={contentWords.pages()}
        value={page}
        onChange={({ currentTarget: { value } }) => isContentPage(value) && navigate(contentPath(value))}
      >
        {keys.map(key => (
          <option key={key} value={key}>
            {contentWords.titles[key]()}
          </option>
        ))}
      </select>
      <span className="chevron" aria-hidden="true" />
    </p>
  )
}
