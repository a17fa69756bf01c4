import { siteWords } from '@bnw/core/site'

/** Placeholder of a page that loads, with a heading for screen readers (A11Y-01). */
export function PagePlace() {
  return (
    <div className="page-place" aria-busy="true">
      <h1 className="visually-hidden">{siteWords.loading()}</h1>
    </div>
  )
}
