import { laterWords, siteWords } from '@bnw/core'
import { useStore } from '@nanostores/react'

import { Heading } from '../layout/heading.tsx'
import { $router } from '../router.ts'

/** Screens that are named and reachable, and say honestly what they will be. */
const screens = {
  promotions: { title: siteWords.promotions, what: laterWords.promotions },
  tournaments: { title: siteWords.tournaments, what: laterWords.tournaments }
}

export function Later() {
  const name = useStore($router)?.route
  if (!name || !(name in screens)) return null
  const { title, what } = screens[name as keyof typeof screens]
  return (
    <div className="page narrow">
      <Heading title={title()} description={siteWords.later()} />
      <p className="lead">{siteWords.later()}</p>
      <p>{siteWords.laterHint(what())}</p>
      <p>
        <a className="button primary" href="/slot">
          {siteWords.slots()}
        </a>
      </p>
    </div>
  )
}
