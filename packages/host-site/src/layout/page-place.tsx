import { siteWords } from '@bnw/core/site'
import { useStore } from '@nanostores/react'

import { $router } from '../router.ts'
import { Welcome } from './welcome.tsx'

/** Placeholder of a page that loads, with a heading for screen readers (A11Y-01); that of the home page is visible. */
export function PagePlace() {
  const isHome = useStore($router)?.route === 'home'
  return (
    <div className="page-place" aria-busy="true">
      {isHome ? (
        <div className="page home">
          <Welcome heading={<h1 className="page-title">{siteWords.homeTitle()}</h1>} />
        </div>
      ) : (
        <h1 className="visually-hidden">{siteWords.loading()}</h1>
      )}
    </div>
  )
}
