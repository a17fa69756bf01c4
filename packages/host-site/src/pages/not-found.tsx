import { siteWords } from '@bnw/core'

import { Heading } from '../layout/heading.tsx'

export function NotFound() {
  return (
    <div className="page narrow">
      <Heading title={siteWords.notFound()} description={siteWords.notFound()} />
      <p className="lead">{siteWords.notFoundHint()}</p>
      <ul className="row">
        <li>
          <a className="button primary" href="/">
            {siteWords.home()}
          </a>
        </li>
        <li>
          <a className="button" href="/slot">
            {siteWords.slots()}
          </a>
        </li>
        <li>
          <a className="button" href="/live">
            {siteWords.live()}
          </a>
        </li>
      </ul>
    </div>
  )
}
