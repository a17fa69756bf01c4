import { pathTo } from '@bnw/core/routes'
import { siteWords } from '@bnw/core/site'

import { NoticePage } from '../layout/notice-page.tsx'
import { SearchForm } from '../layout/search-form.tsx'

/** The page of an unknown address, with a search (MENU-03). */
export function NotFound() {
  return (
    <NoticePage
      drawing="quay"
      title={siteWords.notFound()}
      actions={
        <>
          <a className="button" href={pathTo('home')}>
            {siteWords.home()}
          </a>
          <a className="button" href={pathTo('slot')}>
            {siteWords.slots()}
          </a>
          <a className="button" href={pathTo('live')}>
            {siteWords.live()}
          </a>
        </>
      }
    >
      <p className="lead">{siteWords.notFoundHint()}</p>
      <SearchForm />
    </NoticePage>
  )
}
